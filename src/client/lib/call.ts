import { feedMoved } from '#client/store/device.ts';
import { noteDevice } from '#client/store/device-state.ts';
import type { BodyInput, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#shared/endpoint.ts';
import { clientId } from './client-id.ts';
import { ownZone } from './clock.ts';
import { HttpError, isOutage, isUnauthorized, NetworkError } from './http-error.ts';
import { noteRevision } from './read-revisions.ts';
import { hearServerTime } from './server-clock.ts';
import { isStillSignedIn } from './still-signed-in.ts';
import { failedIn, succeeded } from './told-failures.ts';

type Described = Pick<Endpoint, 'method' | 'path'>;
type Route<E extends Described> = `${E['method']} ${E['path']}`;

type Params<E extends Described> = unknown extends ParamsOf<E['path']> ? unknown : { params: ParamsOf<E['path']> };
type Query<E> = undefined extends QueryOf<E> ? unknown : { query?: QueryOf<E> };
type Body<E> = [BodyInput<E>] extends [undefined] ? unknown : { body: BodyInput<E> };

interface Common {
  /** The same for every attempt of one creation, so that a repetition does nothing twice. */
  idempotencyKey?: string;
  /** What the journal calls the act of which this call is a part. */
  act?: string;
  /** When the person did it, epoch milliseconds on the server's clock, where that is told late. */
  changedAt?: number;
  /** The window that made it, where that is another one: it is not told of its own change, and this one is. */
  by?: string | undefined;
  /** Up to where this device has followed the account: the server takes nothing from who followed what was there before a copy. */
  cursor?: string | undefined;
  signal?: AbortSignal;
}
type Options<E extends Described> = Params<E> & Query<E> & Body<E> & Common;
type Arguments<E extends Described> = Common extends Options<E> ? [options?: Options<E>] : [options: Options<E>];

interface Loose extends Common {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Asks who is signed in: that nobody is answers it. */
  asksWho?: boolean;
}

/**
 * Makes a call of the HTTP interface and answers its reply. The endpoint is given as a type alone
 * (`call<typeof createTask>('POST /api/tasks', { body })`), so its schemas stay out of the bundle.
 * Throws `HttpError` where the server refuses and `NetworkError` where no answer comes.
 */
export async function call<E extends Described>(route: Route<E>, ...[options]: Arguments<E>): Promise<ReplyOf<E>> {
  const [method = 'GET', path = ''] = route.split(' ');
  const { params, query, ...rest } = (options ?? {}) as Loose;
  const answer = await request(method, address(path, params, query), rest);
  return (answer.status === 204 ? undefined : await answer.json()) as ReplyOf<E>;
}

/** Headers of every call: the zone by which this window goes, and its name. Days and times are said as they are there. */
export const requestHeaders = (): Record<string, string> => ({
  'X-Timezone': ownZone(),
  'X-Client-Id': clientId,
});

/** Seconds that a write waits for a server to come back before it is given up. */
const LONGEST_WAIT = 5;

/**
 * Sends a request with cookies and this tab's headers, and answers any 2xx response. Throws as `call` does. A write with
 * a key that meets an outage is sent once more, and so is what meets a session that gives way to another one of the same account.
 * A `Blob` is sent as it is, anything else as JSON.
 */
export async function request(
  method: string,
  url: string,
  { body, idempotencyKey, act, changedAt, by, cursor, signal, asksWho = false }: Loose = {},
) {
  const headers = requestHeaders();
  if (by) headers['X-Client-Id'] = by;
  const raw = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = raw ? body.type : 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  if (act) headers['X-Journal-Entry'] = act;
  if (changedAt !== undefined) headers['X-Changed-At'] = new Date(changedAt).toISOString();
  if (cursor) headers['X-Feed-Cursor'] = cursor;
  const init = { method, headers, credentials: 'include' as const, signal: signal ?? null };
  const sent = body === undefined ? init : { ...init, body: raw ? body : JSON.stringify(body) };
  try {
    return await attempt(url, sent);
  } catch (error) {
    const isOver = isUnauthorized(error)
      ? !asksWho && (await isStillSignedIn())
      : await outlasts(error, idempotencyKey);
    if (!isOver) throw error;
    return attempt(url, sent);
  }
}

/** Waits for the end of an outage, where the server says when that is. Answers whether to try again then. */
async function outlasts(error: unknown, idempotencyKey: string | undefined): Promise<boolean> {
  // Whether a refused write happened nobody knows for certain; under its key it happens once.
  if (!idempotencyKey || !isOutage(error) || error.retryAfter! > LONGEST_WAIT) return false;
  await new Promise((resolve) => setTimeout(resolve, error.retryAfter! * 1000));
  return true;
}

async function attempt(url: string, init: RequestInit): Promise<Response> {
  const answer = await reach(url, init);
  if (answer.ok) {
    if (init.method === 'GET') noteRevision(url, answer.headers.get('X-Revision'));
    else feedMoved();
    succeeded(`${init.method} ${url}`);
    return answer;
  }
  const retryAfter = Number(answer.headers.get('Retry-After') ?? Number.NaN);
  const body = await answer.text();
  const after = Number.isNaN(retryAfter) ? undefined : retryAfter;
  throw failedIn(`${init.method} ${url}`, new HttpError(answer.status, answer.statusText, body, after));
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  try {
    const answer = await fetch(url, init);
    noteDevice({ reached: true });
    hearServerTime(answer.headers.get('Date'), sentAt);
    return answer;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteDevice({ reached: false });
    throw new NetworkError(cause);
  }
}

function address(path: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

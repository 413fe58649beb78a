import { request } from '#client/lib/call.ts';
import { HttpError } from '#client/lib/http-error.ts';
import { failedIn } from '#client/lib/told-failures.ts';
import { isForNow } from '#shared/for-now.ts';
import type { Unsent } from './unsent.ts';

/** The status of what the server takes once this device has read what a copy of the database holds. */
export const RESTORED = 412;
/** Letters of a batch: a server takes a megabyte at once. */
const LETTERS = 250_000;

export interface Answer {
  status: number;
  /** Null where it answers nothing. */
  body: unknown;
}
/** The answer to one change. */
export interface Answered extends Answer {
  number: number;
  /** Which call it answers, where that is known. */
  call?: string;
}

const callOf = ({ method, path }: Unsent) => `${method} ${path}`;

interface BatchResult extends Answer {
  key: string;
}

/** What whoever made the change is told. */
export function refusalOf({ status, body, call }: Answered): HttpError {
  const refusal = new HttpError(status, '', JSON.stringify(body));
  return call === undefined ? refusal : failedIn(call, refusal);
}

/** Whether it changes something, and makes nothing. */
const isOfThing = ({ body }: Unsent) => (body as { id?: string } | undefined)?.id === undefined;

/** Whether it changes nothing of a thing: that somebody knows of its return. */
const saysNothing = ({ method, body }: Unsent) => method === 'PUT' && JSON.stringify(body) === '{}';

/**
 * The answer to what was kept: of a deletion on two devices the later one is done as well, of what says nothing there is nothing
 * to be told, and what is made again where a server lost it may be gone since, or speak of what is.
 */
export const withGone = (unsent: Unsent, answer: Answered): Answered =>
  ((unsent.method === 'DELETE' || saysNothing(unsent)) && [404, 410].includes(answer.status)) ||
  (unsent.again && (isOfThing(unsent) ? [404, 409, 410] : [410]).includes(answer.status))
    ? { ...answer, status: 204, body: null }
    : answer;

/**
 * Whether an answer leaves a change to be sent again. Somebody who still waits hears of a failure at once, as of any call, and
 * decides; what is sent later waits for the server to recover.
 */
const staysUnsent = (status: number, fresh: boolean) => (fresh ? [401, RESTORED].includes(status) : isForNow(status));

/** The first changes, as many as go out at once: of one window, since the server tells of them to all but that one. */
export function portionOf(unsent: readonly Unsent[]): readonly Unsent[] {
  let letters = 0;
  const end = unsent.findIndex((each) => {
    if (each.by !== unsent[0]?.by) return true;
    letters += JSON.stringify(each.body ?? null).length + each.path.length;
    return letters > LETTERS;
  });
  return end < 0 ? unsent : unsent.slice(0, Math.max(1, end));
}

/**
 * Sends the first of the changes, in order: one as the call that it is, several as a batch.
 * @param isFresh whether somebody waits for its first answer
 * @param cursor up to where this device knows the account
 * @returns answers to the first ones; throws where there is none for now
 */
export async function sendPortion(
  unsent: readonly Unsent[],
  isFresh: (unsent: Unsent) => boolean,
  cursor?: string,
): Promise<Answered[]> {
  const portion = portionOf(unsent);
  const [first] = portion;
  if (!first) return [];
  return portion.length === 1 ? [await sendAlone(first, isFresh(first), cursor)] : sendBatch(portion, isFresh, cursor);
}

async function sendAlone(unsent: Unsent, fresh: boolean, cursor: string | undefined): Promise<Answered> {
  const { number, method, path, body, key, entry, at, by } = unsent;
  const call = callOf(unsent);
  try {
    const answer = await request(method, path, {
      body,
      idempotencyKey: key,
      ...(entry !== undefined && { act: entry }),
      // Always: a change that is told without it is of when it came, and could win over the next one, which waited for it.
      changedAt: at,
      by,
      cursor,
    });
    return { number, call, status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  } catch (error) {
    if (!(error instanceof HttpError) || staysUnsent(error.status, fresh)) throw error;
    return { number, call, status: error.status, body: error.body ?? null };
  }
}

async function sendBatch(
  portion: readonly Unsent[],
  isFresh: (unsent: Unsent) => boolean,
  cursor: string | undefined,
): Promise<Answered[]> {
  const changes = portion.map(({ key, at, method, path, body, entry }) => ({
    key,
    at: new Date(at).toISOString(),
    method,
    path,
    ...(body !== undefined && { body }),
    ...(entry !== undefined && { entry }),
  }));
  let results: BatchResult[];
  try {
    const batch = { body: { changes }, by: portion[0]?.by, cursor };
    ({ results } = await (await request('POST', '/api/changes', batch)).json());
  } catch (error) {
    // One of them may be what no batch takes: then it is refused by itself.
    if (error instanceof HttpError && !isForNow(error.status)) return [await sendAlone(portion[0]!, false, cursor)];
    throw error;
  }
  const answers = results.map(({ status, body }, index) => {
    const unsent = portion[index]!;
    return { number: unsent.number, call: callOf(unsent), status, body };
  });
  const held = answers.findIndex(({ status }) => isForNow(status));
  if (held < 0) return answers;
  const { status, body } = answers[held]!;
  const done = answers.slice(0, held);
  if (!staysUnsent(status, isFresh(portion[held]!))) return [...done, answers[held]!];
  if (done.length === 0) throw new HttpError(status, '', JSON.stringify(body));
  return done;
}

import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { wayOut } from './way-out.ts';

/** Why something cannot be had: its address leads where we do not go, nothing answers, it answers something else, or too much. */
export type FetchFailure = 'forbidden' | 'unreachable' | 'missing' | 'refused' | 'too-large';

export class NotFetched extends Error {
  override name = 'NotFetched';
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure) {
    super(`not fetched: ${failure}`);
    this.failure = failure;
  }
}

export interface Fetched {
  /** Null where the caller holds it still. */
  text: string | null;
  etag: string | null;
  modified: string | null;
}

interface Terms {
  /** Origins that the operator allows, in whatever network they stand. */
  allowed: readonly string[];
  /** What the caller holds, as it was named. */
  held?: { etag: string | null; modified: string | null };
  most: number;
  signal: AbortSignal;
  accept: string;
}

const REDIRECTS = 5;

function ask(address: string, { allowed, held, signal, accept }: Terms): Promise<IncomingMessage> {
  const way = wayOut(address, allowed);
  if (!way) throw new NotFetched('forbidden');
  const headers = {
    accept,
    'accept-encoding': 'identity',
    'user-agent': 'Takt',
    ...(held?.etag && { 'if-none-match': held.etag }),
    ...(held?.modified && { 'if-modified-since': held.modified }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers, signal, ...way }, resolve);
    asked.on('error', (error) => reject(new NotFetched(error.name === 'InwardAddress' ? 'forbidden' : 'unreachable')));
    asked.end();
  });
}

async function textOf(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer) {
      size += (part as Buffer).length;
      if (size > most) throw new NotFetched('too-large');
      parts.push(part as Buffer);
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('unreachable');
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What lies at an address that a user has given; each address to which it leads on is looked at like the first. @throws NotFetched */
export async function fetchText(address: string, terms: Terms): Promise<Fetched> {
  for (let at = address, hops = 0; hops <= REDIRECTS; hops++) {
    const answer = await ask(at, terms);
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && status !== 304 && headers.location && URL.canParse(headers.location, at)) {
      answer.destroy();
      at = new URL(headers.location, at).href;
      continue;
    }
    const named = { etag: headers.etag ?? null, modified: headers['last-modified'] ?? null };
    if (status === 200 && (headers['content-encoding'] ?? 'identity') === 'identity')
      return { text: await textOf(answer, terms.most), ...named };
    answer.destroy();
    if (status === 304 && terms.held) return { text: null, ...terms.held };
    if (status === 429 || status >= 500) throw new NotFetched('unreachable');
    throw new NotFetched(status === 404 || status === 410 || status === 401 || status === 403 ? 'missing' : 'refused');
  }
  throw new NotFetched('refused');
}

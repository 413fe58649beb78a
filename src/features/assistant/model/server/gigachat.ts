import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { GigaChatAccess } from '#server/config/services.ts';
import { fromDialect, toDialect } from './gigachat-dialect.ts';
import type { Fetch } from './retrying-fetch.ts';

/** Milliseconds before its end at which a token is no longer used: a call takes time. */
const MARGIN = 60_000;
/** An instant below this is told in seconds: the reference shows those, the service answers milliseconds. */
const SECONDS_BELOW = 100_000_000_000;

interface Token {
  text: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Hands out GigaChat's access token, asking for a new one when the last is about to end. */
export interface Tokens {
  read(fetch: Fetch, signal?: AbortSignal | null): Promise<string>;
  /** Forgets a token that was refused. */
  drop(token: string): void;
}

/** The exchange of an authorisation key for access tokens. Calls at the same time share one exchange. */
export function gigachatTokens({ authUrl, authKey, scope }: GigaChatAccess, clock: Clock): Tokens {
  let token: Token | null = null;
  let asking: Promise<Token> | null = null;

  async function exchange(fetch: Fetch, signal?: AbortSignal | null): Promise<Token> {
    const answer = await fetch(authUrl, {
      method: 'POST',
      headers: {
        authorization: `Basic ${authKey}`,
        rquid: randomUUID(),
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ scope }).toString(),
      signal: signal ?? null,
    });
    if (!answer.ok) throw new Error(`GigaChat's token exchange answered ${answer.status}`);
    const { access_token: text, expires_at: at } = (await answer.json()) as Record<string, unknown>;
    if (typeof text !== 'string' || typeof at !== 'number') throw new Error('GigaChat answered no token');
    return { text, expiresAt: at < SECONDS_BELOW ? at * 1000 : at };
  }

  return {
    async read(fetch, signal) {
      if (token && token.expiresAt - MARGIN > clock.now()) return token.text;
      asking ??= exchange(fetch, signal).finally(() => {
        asking = null;
      });
      token = await asking;
      return token.text;
    },
    drop(text) {
      if (token?.text === text) token = null;
    },
  };
}

/** A `fetch` for an OpenAI-compatible client that speaks to GigaChat: its token, its words there and back. */
export function gigachatFetch(fetch: Fetch, tokens: Tokens): Fetch {
  async function send(input: Parameters<Fetch>[0], init: RequestInit): Promise<{ token: string; answer: Response }> {
    const token = await tokens.read(fetch, init.signal);
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return { token, answer: await fetch(input, { ...init, headers, body: toDialect(String(init.body)) }) };
  }

  return async (input, init = {}) => {
    const { token, answer } = await send(input, init);
    if (answer.status !== 401) return translated(answer);
    // A token may end before its time.
    await answer.body?.cancel();
    tokens.drop(token);
    return translated((await send(input, init)).answer);
  };
}

function translated(answer: Response): Response {
  if (!answer.ok || !answer.body) return answer;
  const body = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(eventLines())
    .pipeThrough(new TextEncoderStream());
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(body, { status: answer.status, headers });
}

/** Translates each `data:` line of an event stream, however it was cut into chunks. */
function eventLines(): TransformStream<string, string> {
  let rest = '';
  const line = (text: string) =>
    text.replace(/^(data: ?)(\{.*\})(\r?)$/, (_, head, json, end) => head + fromDialect(json) + end);
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const one of lines) controller.enqueue(`${line(one)}\n`);
    },
    flush: (controller) => controller.enqueue(line(rest)),
  });
}

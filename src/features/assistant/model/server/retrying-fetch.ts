import { setTimeout as sleep } from 'node:timers/promises';

export type Fetch = typeof globalThis.fetch;

const ATTEMPTS = 3;
/** Milliseconds before the second attempt where the server does not say; each further one waits twice as long. */
const FIRST_WAIT = 300;
/** Milliseconds that an attempt must have left to be worth making. */
const WORTH_TRYING = 500;

const passes = (status: number) => status === 429 || status >= 500;

/** What `Retry-After` asks for, in milliseconds: it says seconds or a date. */
function askedToWait(answer: Response): number | null {
  const said = answer.headers.get('retry-after');
  if (said === null) return null;
  const wait = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/**
 * A `fetch` that tries again after 429, 5xx and a connection that broke before an answer, as `Retry-After` says, for as
 * long as an attempt can still end in time; then it answers or throws what the last attempt did.
 * @param deadline on the clock of `performance.now()`
 */
export function retryingFetch(fetch: Fetch, deadline: number): Fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const result = await fetch(input, init).catch((error: unknown) => ({ error }));
      const failed = 'error' in result;
      if (!failed && !passes(result.status)) return result;
      const wait = (failed ? null : askedToWait(result)) ?? FIRST_WAIT * 2 ** (attempt - 1);
      const late = performance.now() + wait + WORTH_TRYING > deadline;
      if (attempt === ATTEMPTS || late || init?.signal?.aborted) {
        if (failed) throw result.error;
        return result;
      }
      if (!failed) await result.body?.cancel();
      await sleep(wait, undefined, init?.signal ? { signal: init.signal } : {});
    }
  };
}

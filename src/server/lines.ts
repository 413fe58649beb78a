import { type InTurn, limitConcurrency } from './concurrency-limit.ts';

/** Does a piece of work once all that came before it under the same key is over. */
export type OneByOne = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A line for each key, in which one piece of work is done at a time; who is served by one waits for no other.
 * @param longest waiting ones of a key after which `full` is thrown instead
 */
export function linesByKey(longest: number, full: () => Error): OneByOne {
  const lines = new Map<string, { inTurn: InTurn; inside: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { inTurn: limitConcurrency(1, longest, full), inside: 0 };
    lines.set(key, line);
    line.inside += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.inside -= 1;
      if (line.inside === 0) lines.delete(key);
    }
  };
}

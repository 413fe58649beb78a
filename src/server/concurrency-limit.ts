import { fairTurns } from './fair-turns.ts';

/** Does a piece of work in its turn. `whose` names for whom: people take turns, however much one of them asks for. */
export type InTurn = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

/**
 * Lets at most `atOnce` pieces of heavy work run at a time; the others wait in line.
 * @param longest waiting ones after which `full` is thrown instead
 */
export function limitConcurrency(atOnce: number, longest = Number.POSITIVE_INFINITY, full?: () => Error): InTurn {
  const waiting = fairTurns<() => void>({ most: longest, mostOfUser: longest });
  let working = 0;
  return async (work, whose = '') => {
    if (working >= atOnce) {
      await new Promise<void>((resolve, reject) => {
        if (waiting.add(whose, resolve) !== 'added') reject(full?.());
      });
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.next();
      if (next) next();
      else working -= 1;
    }
  };
}

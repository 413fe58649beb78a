export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `atOnce` pieces of heavy work run at a time; the others wait in line.
 * @param longest waiting ones after which `full` is thrown instead
 */
export function limitConcurrency(atOnce: number, longest = Number.POSITIVE_INFINITY, full?: () => Error): InTurn {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= atOnce) {
      if (full && waiting.length >= longest) throw full();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

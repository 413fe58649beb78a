import { linesByKey } from '../lines.ts';

/** The writes of each account, which stand in a line. */
export interface WriteLines {
  /**
   * Does a write once the work of those before it is done. Where commits are common, they may not be committed yet: those
   * who come after one another are committed at once.
   * @param transact calls back when its work is done, ahead of its commit
   */
  write<T>(userId: string, transact: (onDone: () => void) => Promise<T>): Promise<T>;
  /** Does `work` once all writes before it are over, and has those after it wait for it. */
  alone<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

/** @param haveCommonCommits whether a write may begin while what the one before it wrote is still to be committed */
export function writeLines(haveCommonCommits: boolean): WriteLines {
  const inLine = linesByKey(Number.POSITIVE_INFINITY, () => new Error('a line without an end is never full'));
  /** Those of an account that are not over: one that fails is sooner over than those before it, which are still to be committed. */
  const underWay = new Map<string, Set<Promise<unknown>>>();
  const remember = (userId: string, write: Promise<unknown>) => {
    const writes = underWay.get(userId) ?? new Set();
    underWay.set(userId, writes.add(write));
    const forget = () => {
      writes.delete(write);
      if (writes.size === 0) underWay.delete(userId);
    };
    write.then(forget, forget);
  };
  return {
    async write<T>(userId: string, transact: (onDone: () => void) => Promise<T>): Promise<T> {
      let write!: Promise<T>;
      await inLine(
        userId,
        () =>
          new Promise<void>((goOn) => {
            write = transact(haveCommonCommits ? goOn : () => {});
            write.then(
              () => goOn(),
              () => goOn(),
            );
            remember(userId, write);
          }),
      );
      return write;
    },
    alone: (userId, work) =>
      inLine(userId, async () => {
        await Promise.allSettled(underWay.get(userId) ?? []);
        return work();
      }),
  };
}

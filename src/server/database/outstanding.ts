import { Unavailable } from './trouble.ts';

/** Milliseconds between two looks at what is under way. */
const LOOK = 500;
/** Looks after which an operation is slow enough to ask whether the database is there at all. */
const SLOW = 2;

interface Operation {
  looks: number;
  limit: number;
  reject: (error: Error) => void;
}

/** Operations on a database that may never answer: a frozen one keeps its connections open. */
export interface Outstanding {
  /**
   * The operation's result, if it comes within so many milliseconds, to the half second below. The operation itself
   * goes on: whoever asked must throw its connection away.
   * @throws Unavailable where it does not come
   */
  within<T>(milliseconds: number, operation: Promise<T>): Promise<T>;
  /** Fails everything that is under way. */
  giveUp(error: Error): void;
}

/**
 * One timer looks at all operations, and counts its looks instead of reading the clock: after a pause of this process
 * an answer that lies ready is read before it is given up. `onSlow` hears of every look that found a slow operation.
 */
export function createOutstanding(onSlow: () => void): Outstanding {
  const operations = new Set<Operation>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    let slow = false;
    for (const operation of operations) {
      operation.looks++;
      if (operation.looks >= operation.limit) operation.reject(new Unavailable('database_away'));
      else if (operation.looks >= SLOW) slow = true;
    }
    if (operations.size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else if (slow) onSlow();
  }

  return {
    within: (milliseconds, operation) =>
      new Promise((resolve, reject) => {
        const entry: Operation = { looks: 0, limit: Math.max(1, Math.round(milliseconds / LOOK)), reject };
        operations.add(entry);
        // After the poll for what the network brought, not before it.
        timer ??= setInterval(() => setImmediate(look), LOOK).unref();
        const settle =
          <V>(how: (value: V) => void) =>
          (value: V) => {
            operations.delete(entry);
            how(value);
          };
        operation.then(settle(resolve), settle(reject));
        entry.reject = settle(reject);
      }),
    giveUp(error) {
      for (const operation of [...operations]) operation.reject(error);
    },
  };
}

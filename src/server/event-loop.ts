/** Milliseconds for which somebody works before everybody else is let in. */
const SLICE = 8;

const resting: (() => void)[] = [];
let turning = false;
/** When the work of this turn of the loop began; undefined before any did. */
let began: number | undefined;

function turn(): void {
  began = undefined;
  resting.shift()!();
  turning = resting.length > 0;
  if (turning) setImmediate(turn);
}

/**
 * Lets everybody else in between two slices of long work. Of all who rest, one goes on with each turn of the event loop,
 * so that many who work long at once hold the others up no more than one does. A slice should take a few milliseconds.
 */
export function rest(): Promise<void> {
  const rested = new Promise<void>((resolve) => resting.push(resolve));
  if (!turning) setImmediate(turn);
  turning = true;
  return rested;
}

/**
 * Rests where this turn of the event loop was worked in for long, whoever did: called ahead of each short piece of work
 * that would otherwise follow on the one before without a turn between them.
 */
export async function restWhenLong(): Promise<void> {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
  }
  if (performance.now() - began >= SLICE) await rest();
}

const resting: (() => void)[] = [];
let turning = false;

function turn(): void {
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

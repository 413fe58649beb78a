const waiting: (() => void)[] = [];
let isFree = true;

const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  const go = waiting.shift();
  if (!go) {
    isFree = true;
    return;
  }
  port2.postMessage(null);
  go();
};
// A process that runs its tests is not kept alive by it.
(port1 as { unref?(): void }).unref?.();

/**
 * A turn of the event loop for each of those who ask for one at once: the first has its own already, the next ones get theirs one
 * after another. For what takes milliseconds on a slow phone and comes by the dozen: what is pressed meanwhile is heard between two.
 */
export function ownTurn(): Promise<void> {
  if (!isFree) return new Promise((resolve) => waiting.push(resolve));
  isFree = false;
  port2.postMessage(null);
  return Promise.resolve();
}

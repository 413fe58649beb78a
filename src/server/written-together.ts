/**
 * Has what comes while one write is under way be written by the next one, together: a commit costs as much for one as for many.
 * Each is answered by the fate of its own write.
 */
export function writtenTogether<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function writeWaiting(): Promise<void> {
    const items = waiting;
    [waiting, next] = [[], undefined];
    return write(items);
  }

  return (item) => {
    waiting.push(item);
    if (!next) {
      next = last.then(writeWaiting);
      last = next.catch(() => {});
    }
    return next;
  };
}

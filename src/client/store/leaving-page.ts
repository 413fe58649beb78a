import { wrap } from 'idb';

const unfinished = new Set<IDBTransaction>();

/**
 * Has transactions of a database given up when their page is left, but for those that commit by then. WebKit neither ends those of a
 * page that it puts by for the way back nor lets another page's pass them: without this the next page reads and writes nothing until
 * it is loaded anew (bugs.webkit.org/315804 and 324094). A page that comes back begins with new ones.
 */
export function giveUpWhenLeft(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...how) => {
    const transaction = begin(...how);
    unfinished.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => unfinished.delete(transaction), { once: true });
    return transaction;
  };
  // Workers have no such event, and end with their page. The same listener is never there twice.
  globalThis.addEventListener?.('pagehide', giveUp);
}

function giveUp(): void {
  for (const transaction of unfinished) {
    try {
      transaction.abort();
      // Who asked for something hears of it; that the whole ended so is news to nobody.
      wrap(transaction).done.catch(() => {});
    } catch (error) {
      // It commits already.
      console.debug('left', error);
    }
  }
}

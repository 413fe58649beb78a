const REMEMBERED = 500;
/** Milliseconds by which a window in the background lets those in sight go first: what they show is seen. */
const HEAD_START = 1000;

/**
 * Milliseconds for which a window holds what it took. What one process stores is seen by another only after a while, and
 * browsers let windows out of sight look at the clock once a minute.
 */
const HELD = 120_000;

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Of ids of events, those that no window of this browser has taken yet; they are this window's from now on. So what
 * every window notices is shown by one of them. `name` is where the browser keeps the latest ids taken.
 */
export async function claimEvents(name: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  if (document.hidden) await sleep(HEAD_START);
  // Locks are missing on plain http; there two windows can very rarely both take an event.
  return 'locks' in navigator ? navigator.locks.request(name, () => take(name, ids)) : take(name, ids);
}

async function take(name: string, ids: readonly string[]): Promise<string[]> {
  const taken = new Set(read(name));
  const own: string[] = [];
  for (const id of ids) if (!taken.has(id) && (await hold(`${name} ${id}`))) own.push(id);
  if (own.length > 0) write(name, [...taken, ...own].slice(-REMEMBERED));
  return own;
}

/** Holds a name for a while; false where another window does. */
function hold(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock) await sleep(HELD);
    });
  });
}

function read(name: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch (error) {
    console.debug(name, error);
    return [];
  }
}

function write(name: string, ids: string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(ids));
  } catch (error) {
    console.debug(name, error);
  }
}

const REMEMBERED = 500;
/** Milliseconds by which a window in the background lets those in sight go first: what they show is seen. */
const HEAD_START = 1000;

/**
 * Of ids of events, those that no window of this browser has taken yet; they are this window's from now on. So what
 * every window notices is shown by one of them. `name` is where the browser keeps the latest ids taken.
 */
export async function claimEvents(name: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, HEAD_START));
  const take = () => {
    const taken = new Set(read(name));
    const own = ids.filter((id) => !taken.has(id));
    if (own.length > 0) write(name, [...taken, ...own].slice(-REMEMBERED));
    return own;
  };
  // Locks are missing on plain http; there two windows can very rarely both take an event.
  return 'locks' in navigator ? navigator.locks.request(name, take) : take();
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

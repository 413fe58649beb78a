const KEY = 'habitReminders';

interface Claims {
  /** User and day of which the ids are. */
  day: string;
  ids: string[];
}

/** Of habits to be reminded of, those that no tab has reminded of on that day; they are this tab's from now on. */
export async function claimReminders<T extends { id: string }>(day: string, habits: readonly T[]): Promise<T[]> {
  const take = () => {
    const known = read();
    const ids = known.day === day ? known.ids : [];
    const own = habits.filter(({ id }) => !ids.includes(id));
    write({ day, ids: [...ids, ...own.map(({ id }) => id)] });
    return own;
  };
  // Locks are missing on plain http; there two tabs can very rarely both show a notice.
  return 'locks' in navigator ? navigator.locks.request(KEY, take) : take();
}

function read(): Claims {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? { day: '', ids: [] };
  } catch (error) {
    console.debug('reminders shown', error);
    return { day: '', ids: [] };
  }
}

function write(claims: Claims): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(claims));
  } catch (error) {
    console.debug('reminders not noted', error);
  }
}

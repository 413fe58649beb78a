import type { Habit } from './contract.ts';

/** What was said of a habit's today; null where nothing was. */
export function saidOfToday({ todaysEntry, completedToday }: Habit): 'completed' | 'skipped' | 'missed' | null {
  if (completedToday) return 'completed';
  if (!todaysEntry) return null;
  return todaysEntry.skipped ? 'skipped' : 'missed';
}

/** How far today has come: habits that are done, and those that may still be; what was skipped is neither. */
export function progressOfToday(habits: readonly Habit[]): { done: number; open: number } {
  const said = habits.map(saidOfToday);
  const done = said.filter((state) => state === 'completed').length;
  const skipped = said.filter((state) => state === 'skipped').length;
  return { done, open: habits.length - done - skipped };
}

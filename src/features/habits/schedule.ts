import { type DayNumber, type DayRange, monthAround, weekAround, weekdayAt } from './day-number.ts';
import type { History, Schedule } from './history.ts';

/** How far a period of a quota got. */
export interface Tally extends DayRange {
  completed: number;
  /** Marks that the period asks for: its quota, or fewer where fewer days were open to the habit. */
  required: number;
}

/** The period of a quota around a day; null for frequencies that name their days. */
export function periodAround({ frequency, periodType }: Schedule, day: DayNumber): DayRange | null {
  if (frequency === 'monthly') return monthAround(day);
  if (frequency !== 'custom') return null;
  return periodType === 'month' ? monthAround(day) : weekAround(day);
}

/** Counts a period of a quota. Days before the beginning, skipped and paused ones were not open to the habit. */
export function tallyOf(history: History, { from, to }: DayRange): Tally {
  let completed = 0;
  let open = 0;
  for (let day = Math.max(from, history.begin); day <= to; day++) {
    const mark = history.markAt(day);
    if (mark === 'skipped' || history.isPausedAt(day)) continue;
    open += 1;
    if (mark === 'completed' && day <= history.today) completed += 1;
  }
  return { from, to, completed, required: Math.min(history.schedule.timesPerPeriod, open) };
}

/** True where a frequency that names its days names this one. */
function isNamed({ schedule, begin }: History, day: DayNumber): boolean {
  if (schedule.frequency === 'every_other_day') return (day - begin) % 2 === 0;
  if (schedule.frequency !== 'weekly' || schedule.weekDays.length === 0) return true;
  return schedule.weekDays.includes(weekdayAt(day));
}

/**
 * Answers for days of one history whether the habit is due: from its beginning, on the days it names or while the
 * period's quota is open, and on completed days of a quota; never on skipped or paused days.
 */
export function dueTester(history: History): (day: DayNumber) => boolean {
  let tally: Tally | undefined;
  return (day) => {
    const mark = history.markAt(day);
    if (day < history.begin || mark === 'skipped' || history.isPausedAt(day)) return false;
    const period = periodAround(history.schedule, day);
    if (!period) return isNamed(history, day);
    if (tally?.from !== period.from) tally = tallyOf(history, period);
    return mark === 'completed' || tally.completed < tally.required;
  };
}

/** True where today's list shows the habit: it is due, or something is marked that can be taken back. */
export function isOfferedToday(history: History): boolean {
  const { today } = history;
  if (history.isPausedAt(today)) return false;
  const mark = history.markAt(today);
  return mark === 'completed' || mark === 'skipped' || dueTester(history)(today);
}

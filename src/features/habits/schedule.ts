import { type DayNumber, type DayRange, monthAround, weekAround, weekdayAt } from './day-number.ts';
import type { History, Version } from './history.ts';
import type { PeriodType } from './rules.ts';
import { unitOf } from './schedule-versions.ts';

/** A week or month of a quota, as far as schedules with that unit were in force in it. */
export interface Period extends DayRange {
  unit: PeriodType;
  /** Days of the whole week or month. */
  length: number;
  timesPerPeriod: number;
}

/** How far a period of a quota got. */
export interface Tally extends Period {
  completed: number;
  /** Marks that the period asks for: its quota, or fewer where fewer days were open to the habit. */
  required: number;
  /** Days on which the habit rested. */
  paused: number;
}

/** The schedule of a day, by its place. */
const placeOf = ({ versions }: History, day: DayNumber) => versions.findLastIndex(({ from }) => from <= day);

/**
 * The period of a quota around a day; null where the schedule of that day names its days. A period in which the quota
 * was changed goes by the last one: it was still open then.
 */
export function periodAt(history: History, day: DayNumber): Period | null {
  const { versions } = history;
  let place = placeOf(history, day);
  const unit = unitOf(versions[place]!.schedule);
  if (!unit) return null;
  const around = unit === 'month' ? monthAround(day) : weekAround(day);
  const isSame = (version: Version | undefined) => version !== undefined && unitOf(version.schedule) === unit;
  let first = place;
  while (isSame(versions[first - 1])) first -= 1;
  while (isSame(versions[place + 1]) && versions[place + 1]!.from <= around.to) place += 1;
  return {
    unit,
    from: Math.max(around.from, versions[first]!.from),
    to: Math.min(around.to, versions[place]!.to),
    length: around.to - around.from + 1,
    timesPerPeriod: versions[place]!.schedule.timesPerPeriod,
  };
}

/**
 * Counts a period of a quota. Paused days, and those of another kind of schedule, take their share of the quota with them; a
 * skipped day takes one mark. Days before the beginning were not open to the habit.
 */
export function tallyOf(history: History, period: Period): Tally {
  const { from, to, length, timesPerPeriod } = period;
  const counts = { completed: 0, open: 0, skipped: 0, paused: 0 };
  for (let day = Math.max(from, history.begin); day <= to; day++) {
    const mark = history.markAt(day);
    if (history.isPausedAt(day)) counts.paused += 1;
    else if (mark === 'skipped') counts.skipped += 1;
    else {
      counts.open += 1;
      if (mark === 'completed' && day <= history.today) counts.completed += 1;
    }
  }
  const { completed, open, skipped, paused } = counts;
  const share = Math.round((timesPerPeriod * (to - from + 1 - paused)) / length);
  return { ...period, completed, paused, required: Math.max(0, Math.min(share - skipped, open)) };
}

/** True while a period can still get marks; a met quota stands already. */
export const isUndecided = ({ today }: History, { to, completed, required }: Tally) =>
  today <= to && completed < required;

/** True where a frequency that names its days names this one. */
function isNamed(history: History, day: DayNumber): boolean {
  const { schedule, from } = history.versions[placeOf(history, day)]!;
  if (schedule.frequency === 'every_other_day') return (day - Math.max(from, history.begin)) % 2 === 0;
  if (schedule.frequency !== 'weekly' || schedule.weekDays.length === 0) return true;
  return schedule.weekDays.includes(weekdayAt(day));
}

/**
 * Answers for days of one history whether the habit is due: from its beginning, on the days it names or while the
 * period's quota is open, and on completed days of a quota; never on skipped or paused days.
 */
export function dueTester(history: History): (day: DayNumber) => boolean {
  let tally: Tally | null = null;
  return (day) => {
    const mark = history.markAt(day);
    if (day < history.begin || mark === 'skipped' || history.isPausedAt(day)) return false;
    if (!tally || day < tally.from || day > tally.to) {
      const period = periodAt(history, day);
      tally = period && tallyOf(history, period);
    }
    if (!tally) return isNamed(history, day);
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

import { addDays, type Day } from '#shared/day.ts';
import { type DayNumber, type DayRange, numberOf } from './day-number.ts';
import { firstMarked, type Mark, type Marks, markAt } from './marks.ts';
import type { EarlierSchedule, Schedule } from './schedule-versions.ts';

/** A stretch in which the habit rested: from its first day up to, not including, the day of its return. */
export interface Pause {
  from: Day;
  /** Null while it lasts. */
  until: Day | null;
}

/** A schedule and the days on which it was in force. */
export interface Version extends DayRange {
  schedule: Schedule;
}

/** One habit's life up to today, as the rules read it. */
export interface History {
  /** Every schedule that it had, the earliest first; each day is judged by the one that was in force then. */
  versions: readonly Version[];
  /** The creation day or the earliest mark, whichever is earlier. */
  begin: DayNumber;
  today: DayNumber;
  markAt(day: DayNumber): Mark | undefined;
  isPausedAt(day: DayNumber): boolean;
}

interface Life {
  /** The present one. */
  schedule: Schedule;
  earlier?: readonly EarlierSchedule[];
  /** Day of its creation in the zone in which it was created. */
  createdOn: Day;
  pauses: readonly Pause[];
  marks: Marks;
  /** In the user's present zone: after a flight westwards it can lie before `createdOn` or a mark. */
  today: Day;
}

/** Reads a habit's rows as a history. */
export function historyOf({ schedule, earlier = [], createdOn, pauses, marks, today: todayText }: Life): History {
  const today = numberOf(todayText);
  const stretches = pauses.map(({ from, until }) => ({
    from: numberOf(from),
    until: until === null ? Number.POSITIVE_INFINITY : numberOf(until),
  }));
  return {
    versions: versionsOf(schedule, earlier),
    begin: Math.min(numberOf(createdOn), firstMarked(marks) ?? today, today),
    today,
    markAt: (day) => markAt(marks, day),
    isPausedAt: (day) => stretches.length > 0 && stretches.some(({ from, until }) => from <= day && day < until),
  };
}

function versionsOf(present: Schedule, earlier: readonly EarlierSchedule[]): Version[] {
  let from: DayNumber = Number.NEGATIVE_INFINITY;
  const past = earlier.map(({ until, ...schedule }) => {
    const version = { schedule, from, to: numberOf(until) - 1 };
    from = version.to + 1;
    return version;
  });
  return [...past, { schedule: present, from, to: Number.POSITIVE_INFINITY }];
}

/** Pauses after the habit was put to rest today; a day already completed still counts, the rest begins after it. */
export function paused(pauses: readonly Pause[], today: Day, tomorrow: Day, completedToday: boolean): Pause[] {
  const from = completedToday ? tomorrow : today;
  return [...pauses.filter((pause) => pause.from !== from), { from, until: null }];
}

/** Pauses after the habit came back today: a stretch that held no day leaves no trace, one that is planned stays. */
export function resumed(pauses: readonly Pause[], today: Day): Pause[] {
  return pauses.flatMap((pause) => {
    const { from, until } = pause;
    if (until !== null && until <= today) return [pause];
    if (from < today) return [{ from, until: today }];
    return from === today || isFromTomorrowOn(pause, today) ? [] : [pause];
  });
}

const isFromTomorrowOn = ({ from, until }: Pause, today: Day) => until === null && from === addDays(today, 1);

/** True where the habit does not rest today. One that was put to rest after it was done does, although that day still counts. */
export function isActive(pauses: readonly Pause[], today: Day, completedToday: boolean): boolean {
  return !pauses.some(
    (pause) =>
      (pause.from <= today && (pause.until === null || today < pause.until)) ||
      (completedToday && isFromTomorrowOn(pause, today)),
  );
}

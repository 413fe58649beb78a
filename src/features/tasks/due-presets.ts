import { addDays, type Day, type DayClock, weekdayOf } from '#shared/day.ts';
import { dayAndTimeOf } from '#shared/russian/day-and-time.ts';
import { isSomedayAlone } from '#shared/russian/said-someday.ts';
import { findWhen } from '#shared/russian/when.ts';
import { type DeadlineSaid, deadlineOf, inReach, saying } from './deadline.ts';
import { type Plan, plannedOn, SOMEDAY } from './planning.ts';

/** Days to which a deadline is put by one press. */
export const DUE_PRESETS = ['today', 'tomorrow', 'weekend', 'week'] as const;
export type DuePreset = (typeof DUE_PRESETS)[number];

const SATURDAY = 6;

/** The day of a preset; on a weekend the next one is meant. */
export function presetDay(preset: DuePreset, today: Day): Day {
  if (preset === 'weekend') return addDays(today, (SATURDAY - weekdayOf(today) + 7) % 7 || 7);
  return addDays(today, { today: 0, tomorrow: 1, week: 7 }[preset]);
}

/** The plan that somebody typed; undefined where nothing of it is one. */
export function typedPlan(text: string, now: number, { zone, dayStart }: DayClock): Plan | undefined {
  if (isSomedayAlone(text)) return SOMEDAY;
  const when = findWhen(text, now, zone, dayStart);
  if (!when) return undefined;
  const { day, time } = dayAndTimeOf(when, zone);
  return { ...plannedOn(day), plannedTime: time };
}

/** The deadline that somebody typed; undefined where nothing of it is one. */
export function typedDue(text: string, now: number, { zone, dayStart }: DayClock): DeadlineSaid | undefined {
  const when = findWhen(text, now, zone, dayStart);
  if (!when) return undefined;
  const said = when.hasTime ? { dueDate: new Date(when.due).toISOString() } : { dueDay: when.day };
  const deadline = deadlineOf(said, zone)!;
  return inReach(deadline) ? saying(deadline) : undefined;
}

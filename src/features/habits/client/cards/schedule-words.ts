import type { Habit } from '../../contract.ts';
import { type Schedule, unitOf } from '../../schedule-versions.ts';
import { texts } from '../texts.ts';

/** How often a habit wants to be done, in words. */
export function scheduleWords(schedule: Schedule): string {
  const { frequency, weekDays, timesPerPeriod } = schedule;
  const unit = unitOf(schedule);
  if (unit) return (unit === 'month' ? texts.perMonth : texts.perWeek)(timesPerPeriod);
  const everyDay = weekDays.length === 0 || weekDays.length === 7;
  if (frequency !== 'weekly' || everyDay)
    return frequency === 'weekly' ? texts.frequency.daily : texts.frequency[frequency];
  return weekDays.map((day) => texts.weekDays[day - 1]).join(', ');
}

/** The weeks or months that met their quota one after another; nothing before there are two. */
export function periodsInRow(habit: Schedule & Pick<Habit, 'streakPeriods'>): string {
  const { streakPeriods } = habit;
  const unit = unitOf(habit);
  return unit && streakPeriods && streakPeriods > 1 ? texts.inRow[unit](streakPeriods) : '';
}

import type { Habit } from '../../contract.ts';
import { texts } from '../texts.ts';

type Scheduled = Pick<Habit, 'frequency' | 'weekDays' | 'timesPerPeriod' | 'periodType'>;

/** How often a habit wants to be done, in words. */
export function scheduleWords({ frequency, weekDays, timesPerPeriod, periodType }: Scheduled): string {
  if (frequency === 'monthly' || (frequency === 'custom' && periodType === 'month'))
    return texts.perMonth(timesPerPeriod);
  if (frequency === 'custom') return texts.perWeek(timesPerPeriod);
  const everyDay = weekDays.length === 0 || weekDays.length === 7;
  if (frequency !== 'weekly' || everyDay)
    return frequency === 'weekly' ? texts.frequency.daily : texts.frequency[frequency];
  return weekDays.map((day) => texts.weekDays[day - 1]).join(', ');
}

/** The weeks or months that met their quota one after another; nothing before there are two. */
export function periodsInRow({
  frequency,
  periodType,
  streakPeriods,
}: Scheduled & Pick<Habit, 'streakPeriods'>): string {
  if (!streakPeriods || streakPeriods < 2) return '';
  return texts.inRow[frequency === 'monthly' ? 'month' : periodType](streakPeriods);
}

import { classNames } from '#client/ui/class-names.ts';
import type { HabitStats } from '../../contract.ts';
import { STRONG_WEEK } from '../../rules.ts';
import { dayAndMonth, shortDay } from '../day-words.ts';
import { texts } from '../texts.ts';

/** Bars of the last four weeks; a strong one stands out. A screen reader hears each as a sentence. */
export function WeeklyDynamics({ weeks }: Pick<HabitStats, 'weeks'>) {
  return (
    <div>
      <h4 className="mb-2 text-small text-text-muted">{texts.stats.weeks}</h4>
      <ol className="grid grid-cols-4 gap-3">
        {weeks.map(({ startDate, completionRate, completedEntries, totalEntries, pausedDays }) => {
          const isPaused = totalEntries === 0 && pausedDays > 0;
          const strong = completionRate >= STRONG_WEEK;
          return (
            <li key={startDate} className="flex flex-col gap-1.5">
              <span className="sr-only">
                {isPaused
                  ? texts.stats.weekPaused(dayAndMonth(startDate))
                  : texts.stats.weekLabel(dayAndMonth(startDate), completionRate, completedEntries, totalEntries)}
              </span>
              <span
                aria-hidden
                className={classNames('text-small', strong ? 'font-semibold text-success' : 'text-text-muted')}
              >
                {isPaused ? texts.stats.pausedWeek : totalEntries === 0 ? '—' : `${completionRate}\u00a0%`}
              </span>
              <span
                aria-hidden
                className="flex h-16 max-w-16 items-end overflow-hidden rounded-small bg-surface-sunken"
              >
                <span
                  className={classNames(
                    'w-full transition-[height] duration-200',
                    strong ? 'bg-success' : 'bg-line-strong',
                  )}
                  style={{ height: `${completionRate}%` }}
                />
              </span>
              <span aria-hidden className="truncate text-small text-text-muted">
                {shortDay(startDate)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

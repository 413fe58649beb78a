import { useDay } from '#client/lib/clock.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useSettings } from '#features/settings/client/queries.ts';
import type { Settings } from '#features/settings/contract.ts';
import { goalsOn } from '#features/settings/goals.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import type { Day } from '#shared/day.ts';
import { spokenDay } from '#shared/russian/day-words.ts';
import type { Analytics } from '../contract.ts';
import { productivityOf, toneOf } from '../rules.ts';
import { weekdayName } from './day-words.ts';
import { FiguresLoad } from './load/figures-load.tsx';
import { useAnalytics } from './queries.ts';
import { texts } from './texts.ts';
import { TEXT_TONES } from './tones.ts';

/** The week's productivity, and how far each of its days came towards the daily goals. */
export function WeekProgress() {
  const today = useDay();
  const settings = useSettings().data ?? DEFAULT_SETTINGS;
  return (
    <FiguresLoad query={useAnalytics('week')} outline={<Skeleton className="h-36" />}>
      {({ productivity, days }) => (
        <>
          <p className="mb-3 flex items-baseline justify-between gap-3 text-small">
            <span className="text-text-muted">{texts.week.productivity}</span>
            <span className={classNames('font-semibold text-body', TEXT_TONES[toneOf(productivity)])}>
              {texts.percent(productivity)}
            </span>
          </p>
          <ol className="grid grid-cols-7 gap-1.5 sm:gap-2">
            {days.map((day) => (
              <DayBar key={day.date} day={day} today={today} settings={settings} />
            ))}
          </ol>
        </>
      )}
    </FiguresLoad>
  );
}

/** A bar as high as the day's productivity. A screen reader hears it as a sentence. */
function DayBar({ day, today, settings }: { day: Analytics['days'][number]; today: Day; settings: Settings }) {
  const percent = productivityOf(day, goalsOn(settings, day.date));
  const name = spokenDay(day.date);
  const { tasks, duration, week } = texts;
  return (
    <li className="flex min-w-0 flex-col items-center gap-1.5">
      <span className="sr-only">
        {day.date > today
          ? week.ahead(name)
          : week.day(name, percent, tasks(day.completedTasks), duration(day.focusMinutes))}
      </span>
      <span
        aria-hidden
        className={classNames(
          'flex h-20 w-full max-w-10 items-end overflow-hidden rounded-small',
          day.date > today ? 'border border-line border-dashed' : 'bg-surface-sunken',
        )}
      >
        <span
          className={classNames('w-full rounded-small', day.date === today ? 'bg-accent' : 'bg-line-strong')}
          style={{ height: `${percent}%` }}
        />
      </span>
      <span
        aria-hidden
        className={classNames('text-small', day.date === today ? 'font-semibold text-accent-text' : 'text-text-muted')}
      >
        {weekdayName(day.date)}
      </span>
    </li>
  );
}

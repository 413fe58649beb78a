import type { Goals } from '#features/settings/rules.ts';
import { toCsv } from '#shared/csv.ts';
import type { Day } from '#shared/day.ts';
import { type Figures, productivityOf } from './rules.ts';
import { texts } from './texts.ts';

/** Figures of days, with the titles of what was completed on each, as a file for a spreadsheet: a row a day. */
export function daysAsCsv(
  days: readonly (Figures & { date: Day })[],
  completed: readonly { date: Day; title: string }[],
  goalsOn: (day: Day) => Goals,
): string {
  const titles = Map.groupBy(completed, ({ date }) => date);
  const rows = days.map(({ date, ...done }) => [
    date,
    done.completedTasks,
    done.focusMinutes,
    done.sessions,
    productivityOf(done, goalsOn(date)),
    titles
      .get(date)
      ?.map(({ title }) => title)
      .join('\n') ?? '',
  ]);
  return toCsv([Object.values(texts.csv), ...rows]);
}

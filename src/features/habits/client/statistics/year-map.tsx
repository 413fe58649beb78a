import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDay } from '#client/lib/clock.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { DayState } from '../../calendar.ts';
import type { Habit } from '../../contract.ts';
import {
  type DayNumber,
  dayAt,
  lengthOfYear,
  monthAround,
  startOfYear,
  weekAround,
  weekdayAt,
} from '../../day-number.ts';
import type { History } from '../../history.ts';
import { completedDays, completionOf } from '../../statistics.ts';
import { monthName } from '../day-words.ts';
import { useYearOfHabit } from '../habit-history.ts';

import { texts } from '../texts.ts';

/** Side of a day's square and its gap, in units of the picture. */
const STEP = 10;
const SIDE = 8;

const FILLS: Record<DayState, string> = {
  completed: 'fill-(--habit)',
  skipped: 'fill-line-strong',
  missed: 'fill-surface-hover',
  open: 'fill-surface-hover stroke-(--habit)',
  free: 'fill-surface-sunken',
  paused: 'fill-surface stroke-line-strong',
  before: 'fill-surface-sunken',
  future: 'fill-surface-sunken',
};

/** A year as a heat map, a column a week; its text tells every month to a screen reader. */
export function YearMap({ habit }: { habit: Habit }) {
  const present = Number(useDay().slice(0, 4));
  const [year, setYear] = useState(present);
  const { history, stateOf, query } = useYearOfHabit(habit, year);
  const first = startOfYear(year);
  const days = lengthOfYear(year);
  const range = { from: first, to: first + days - 1 };
  const { completionRate } = completionOf(history, range);
  return (
    <div>
      <header className="mb-1 flex items-center justify-between gap-2">
        <h4 className="text-small text-text-muted">
          {texts.stats.yearSummary(year, completedDays(history, range), completionRate)}
        </h4>
        <div className="flex">
          <IconButton label={texts.stats.previousYear} onClick={() => setYear(year - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label={texts.stats.nextYear} disabled={year >= present} onClick={() => setYear(year + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </header>
      {query.data ? <Squares first={first} days={days} stateOf={stateOf} /> : <Skeleton className="h-20" />}
      <MonthsText first={first} history={history} />
    </div>
  );
}

interface SquaresProps {
  first: DayNumber;
  days: number;
  stateOf: (day: DayNumber) => DayState;
}

function Squares({ first, days, stateOf }: SquaresProps) {
  const monday = weekAround(first).from;
  const weeks = Math.floor((first + days - 1 - monday) / 7) + 1;
  const squares = useMemo(
    () =>
      Array.from({ length: days }, (_, index) => {
        const day = first + index;
        const x = Math.floor((day - monday) / 7) * STEP;
        const y = (weekdayAt(day) - 1) * STEP;
        return <rect key={day} x={x} y={y} width={SIDE} height={SIDE} rx={2} className={FILLS[stateOf(day)]} />;
      }),
    [first, days, monday, stateOf],
  );
  return (
    <svg aria-hidden viewBox={`-1 -1 ${weeks * STEP} ${7 * STEP}`} className="block w-full">
      {squares}
    </svg>
  );
}

function MonthsText({ first, history }: { first: DayNumber; history: History }) {
  const months: { from: DayNumber; to: DayNumber }[] = [];
  for (let day = first; months.length < 12; day = months.at(-1)!.to + 1) months.push(monthAround(day));
  return (
    <ul className="sr-only">
      {months.map((month) => (
        <li key={month.from}>{texts.stats.monthRow(monthName(dayAt(month.from)), completedDays(history, month))}</li>
      ))}
    </ul>
  );
}

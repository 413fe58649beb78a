import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useDay } from '#client/lib/clock.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { addMonths, type Day, endOfMonth, startOfMonth } from '#shared/day.ts';
import type { Habit } from '../../contract.ts';
import { numberOf } from '../../day-number.ts';
import { clickedMark } from '../../edits.ts';
import { completedDays } from '../../statistics.ts';
import { HabitHeader } from '../cards/habit-header.tsx';
import { monthName } from '../day-words.ts';
import { useYearOfHabit } from '../habit-history.ts';
import { habitStyle } from '../habit-icon.tsx';
import { useMarkHabit } from '../queries.ts';
import { texts } from '../texts.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** A habit's month, each day of which can be marked. */
export function CalendarCard({ habit }: { habit: Habit }) {
  const today = useDay();
  const [month, setMonth] = useState<Day>(() => startOfMonth(today));
  const isLast = month >= startOfMonth(today);
  const title = `${monthName(month)} ${month.slice(0, 4)}`;
  return (
    <article
      style={habitStyle(habit.color)}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-5"
    >
      <HabitHeader habit={habit} />
      <div className="flex items-center justify-between">
        <IconButton label={texts.previousMonth} onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p aria-live="polite" className="font-medium">
          {title}
        </p>
        <IconButton label={texts.nextMonth} disabled={isLast} onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <Month habit={habit} month={month} title={title} onMonthChange={setMonth} />
    </article>
  );
}

interface MonthProps {
  habit: Habit;
  month: Day;
  title: string;
  onMonthChange: (month: Day) => void;
}

function Month({ habit, month, title, onMonthChange }: MonthProps) {
  const { history, stateOf, noteOf, query, today } = useYearOfHabit(habit, Number(month.slice(0, 4)));
  const { mutate: mark } = useMarkHabit(habit.id);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={texts.calendarFailed}
        retryLabel={texts.retry}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  }
  if (!query.data) return <Skeleton className="h-72" />;
  const range = { from: numberOf(month), to: numberOf(endOfMonth(month)) };
  return (
    <>
      <MonthCalendar
        label={texts.monthOf(habit.name, title)}
        month={month}
        today={today}
        stateOf={(day) => stateOf(numberOf(day))}
        noteOf={noteOf}
        isPaused={(day) => history.isPausedAt(numberOf(day))}
        onClickDay={(day, state) => mark(clickedMark(day, state))}
        onMonthChange={onMonthChange}
      />
      <p className="text-small text-text-muted">{texts.monthSummary(completedDays(history, range))}</p>
    </>
  );
}

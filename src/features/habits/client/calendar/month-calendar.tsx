import { Check, Minus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { type Day, startOfMonth } from '#shared/day.ts';
import { spokenDay } from '#shared/russian/day-words.ts';
import type { DayState } from '../../calendar.ts';
import { isClickable } from '../../edits.ts';
import { strongInk } from '../habit-icon.tsx';
import { texts } from '../texts.ts';
import { dayByKey, stopIn, weeksOf } from './month-grid.ts';

interface MonthCalendarProps {
  label: string;
  /** First day of the month. */
  month: Day;
  today: Day;
  stateOf: (day: Day) => DayState;
  noteOf: (day: Day) => string | null;
  /** Also of days to come. */
  isPaused: (day: Day) => boolean;
  onClickDay: (day: Day, state: DayState) => void;
  onMonthChange: (month: Day) => void;
}

const LOOKS: Record<DayState, string> = {
  completed:
    'bg-[color-mix(in_oklab,var(--habit)_34%,var(--surface))] font-medium hover:bg-[color-mix(in_oklab,var(--habit)_44%,var(--surface))]',
  skipped: 'bg-surface-hover',
  missed: 'bg-[color-mix(in_oklab,var(--habit)_7%,var(--surface))] hover:bg-surface-hover',
  open: 'border border-dashed border-(--habit) hover:bg-surface-hover',
  free: 'text-text-muted hover:bg-surface-hover',
  paused: 'text-text-muted hover:bg-surface-hover',
  before: 'text-text-muted hover:bg-surface-hover',
  future: 'text-text-muted opacity-60',
};

const PAUSED = 'bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_6px)]';

/** A month as a heat map of marks. One day is a stop of the Tab key; arrows, Home, End and the page keys move it. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, month, today, stateOf, noteOf, isPaused, onClickDay, onMonthChange } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(today);
  const stop = stopIn(month, focused, today);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, stop);
    if (!next) return;
    event.preventDefault();
    if (next > today) return;
    setFocused(next);
    if (startOfMonth(next) !== month) onMonthChange(startOfMonth(next));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  return (
    <table
      ref={grid}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0.5"
    >
      <thead>
        <tr>
          {texts.weekDays.map((short, index) => (
            <th
              key={short}
              scope="col"
              abbr={texts.weekDayNames[index]}
              className="pb-1 font-normal text-small text-text-muted"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              day ? (
                <td key={day} className="p-0">
                  <DayCell
                    day={day}
                    state={stateOf(day)}
                    note={noteOf(day)}
                    isPaused={isPaused(day)}
                    isToday={day === today}
                    isStop={day === stop}
                    onClick={onClickDay}
                  />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its place
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: Day;
  state: DayState;
  note: string | null;
  isPaused: boolean;
  isToday: boolean;
  isStop: boolean;
  onClick: (day: Day, state: DayState) => void;
}

function DayCell({ day, state, note, isPaused, isToday, isStop, onClick }: DayCellProps) {
  const rests = isPaused && (state === 'paused' || state === 'future');
  const words = texts.dayState(spokenDay(day), texts.states[rests ? 'paused' : state], note);
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      disabled={!isClickable(state)}
      aria-pressed={state === 'completed'}
      aria-current={isToday ? 'date' : undefined}
      aria-label={words}
      title={words}
      onClick={() => onClick(day, state)}
      className={classNames(
        'tabular relative flex h-11 w-full items-center justify-center rounded-small text-small transition-[background-color]',
        LOOKS[state],
        rests && PAUSED,
        isToday && 'font-semibold ring-1 ring-line-strong',
      )}
    >
      {Number(day.slice(8))}
      {state === 'completed' && (
        <Check aria-hidden className={classNames('stroke-3 absolute right-0.5 bottom-0.5 size-3', strongInk)} />
      )}
      {state === 'skipped' && <Minus aria-hidden className="absolute right-0.5 bottom-0.5 size-3 text-text-muted" />}
      {note && <span aria-hidden className="absolute top-1 right-1 size-1 rounded-full bg-text-muted" />}
    </button>
  );
}

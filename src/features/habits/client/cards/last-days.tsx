import { Check, Minus, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDay } from '#client/lib/clock.ts';
import { classNames } from '#client/ui/class-names.ts';
import { addDays, weekdayOf } from '#shared/day.ts';
import { spokenDay } from '#shared/russian/day-words.ts';
import type { DayState } from '../../calendar.ts';
import type { Habit } from '../../contract.ts';
import { clickedMark } from '../../edits.ts';
import { softFill, strongInk } from '../habit-icon.tsx';
import { useMarkHabit } from '../queries.ts';
import { texts } from '../texts.ts';

const LOOKS: Partial<Record<DayState, string>> = {
  completed: classNames('border-transparent', softFill, strongInk),
  skipped: 'border-transparent bg-surface-hover text-text-muted',
  missed: 'border-line-strong text-transparent',
  paused: 'border-transparent bg-surface-sunken text-text-muted',
  open: 'border-(--habit) border-dashed text-transparent',
};
const SIGNS: Partial<Record<DayState, ReactNode>> = { skipped: <Minus />, paused: <Pause /> };
const QUIET = 'border-line text-transparent';

/** The last seven days as marks that a click changes. */
export function LastDays({ habit }: { habit: Habit }) {
  const { mutate: mark } = useMarkHabit(habit.id);
  const today = useDay();
  return (
    <fieldset className="grid grid-cols-7 gap-1">
      <legend className="sr-only">{texts.lastDays(habit.name)}</legend>
      {habit.lastDays.map((state, index) => {
        const day = addDays(today, index - 6);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={state === 'completed'}
            aria-label={texts.dayState(spokenDay(day), texts.states[state])}
            onClick={() => mark(clickedMark(day, state))}
            className="group flex min-h-11 flex-col items-center gap-1 rounded-small py-0.5 text-small text-text-muted hover:bg-surface-hover"
          >
            {/* Drawn and no text: the button's name says the day whole. */}
            <span
              aria-hidden
              data-day={texts.weekDays[weekdayOf(day) - 1]}
              className={classNames('before:content-[attr(data-day)]', index === 6 && 'font-semibold text-text')}
            />
            <span
              aria-hidden
              className={classNames(
                'inline-flex size-6 items-center justify-center rounded-full border-[1.5px] transition-[background-color,border-color] [&_svg]:size-3.5',
                LOOKS[state] ?? QUIET,
              )}
            >
              {SIGNS[state] ?? <Check className="stroke-[2.5]" />}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

import { memo, useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { Day } from '#shared/day.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import type { Standing } from '../../standing.ts';
import { dayName } from './day-words.ts';
import { StandingChip } from './standing-chip.tsx';
import { texts } from './texts.ts';
import { useDropDay } from './use-day-drag.ts';

export interface DayActions {
  openTask: (id: string) => void;
  /** Shows what stands on a day. */
  openDay: (day: Day) => void;
  create: (day: Day) => void;
  /** The keyboard came to it. */
  focused: (day: Day) => void;
}

interface DayCellProps {
  day: Day;
  standing: readonly Standing[];
  /** Lines that there is room for. */
  room: number;
  /** It is one of a single week. */
  tall: boolean;
  minutes: number;
  isToday: boolean;
  /** It belongs to a neighbouring month. */
  isBeside: boolean;
  /** The one day at which the Tab key stops. */
  isActive: boolean;
  colorOf: (projectId: string | null) => string | undefined;
  actions: DayActions;
}

/** A day of the grid with what stands on it; a press beside that makes a task for it. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, standing, room, tall, minutes, isToday, isBeside, isActive, colorOf, actions } = props;
  const cell = useRef<HTMLTableCellElement>(null);
  useDropDay(cell, day);
  const shown = standing.length > room ? standing.slice(0, room - 1) : standing;
  const rest = standing.length - shown.length;
  const name = dayName(day);
  const tabIndex = isActive ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard does so at the number of the day
    <td
      ref={cell}
      data-day-cell={day}
      onFocus={() => actions.focused(day)}
      onClick={({ target }) => (target as Element).closest('button, p') || actions.create(day)}
      className={classNames(
        'cursor-pointer border-line border-t border-l p-1 align-top transition-colors first:border-l-0 data-over:bg-accent-soft',
        tall ? 'h-120' : 'h-33',
        isBeside ? 'bg-surface-sunken/50' : 'hover:bg-surface-hover/50',
      )}
    >
      <div className="flex items-center gap-1 pb-0.5">
        <button
          type="button"
          data-day={day}
          aria-label={texts.day(name, standing.length)}
          aria-current={isToday ? 'date' : undefined}
          aria-haspopup="dialog"
          tabIndex={tabIndex}
          onClick={() => (standing.length > 0 ? actions.openDay(day) : actions.create(day))}
          className={classNames(
            'tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full text-small hover:bg-surface-hover pointer-coarse:size-11',
            'aria-[current=date]:bg-accent aria-[current=date]:font-semibold aria-[current=date]:text-on-accent',
            isBeside && 'text-text-muted',
          )}
        >
          {Number(day.slice(8))}
        </button>
        {minutes > 0 && (
          <span
            className="tabular ml-auto truncate pr-1 text-small text-text-muted"
            title={texts.focus(minutesWords(minutes))}
          >
            <span className="sr-only">{texts.focus('')}</span>
            {minutesWords(minutes)}
          </span>
        )}
      </div>
      {shown.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {shown.map((each) => (
            <li key={each.id}>
              <StandingChip
                standing={each}
                color={each.kind === 'event' ? undefined : colorOf(each.task.projectId)}
                tall={tall}
                tabIndex={tabIndex}
                onOpen={() => each.kind !== 'event' && actions.openTask(each.task.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={texts.moreOf(rest, name)}
          tabIndex={tabIndex}
          onClick={() => actions.openDay(day)}
          className="h-6 w-full rounded-small px-1.5 text-left text-small text-text-muted hover:bg-surface-hover hover:text-text pointer-coarse:h-11"
        >
          {texts.more(rest)}
        </button>
      )}
    </td>
  );
});

import { useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { Day } from '#shared/day.ts';
import type { Standing } from '../../standing.ts';
import { dayName } from './day-words.ts';
import { texts } from './texts.ts';
import { useDropDay } from './use-day-drag.ts';

/** Dots under a day: more say nothing more. */
const DOTS = 3;

const toneOf = (one: Standing) => {
  if (one.kind === 'event' || one.kind === 'done' || one.kind === 'again') return 'bg-line-strong';
  return one.isLate ? 'bg-danger' : 'bg-accent';
};

interface SmallDayProps {
  day: Day;
  standing: readonly Standing[];
  isToday: boolean;
  isBeside: boolean;
  isActive: boolean;
  onChoose: (day: Day) => void;
}

/** A day in a small grid: its number, and dots for what stands on it. */
export function SmallDay({ day, standing, isToday, isBeside, isActive, onChoose }: SmallDayProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  useDropDay(cell, day);
  return (
    <td ref={cell} data-day-cell={day} className="rounded-control p-0 text-center data-over:bg-accent-soft">
      <button
        type="button"
        data-day={day}
        aria-label={standing.length > 0 ? texts.day(dayName(day), standing.length) : dayName(day)}
        aria-pressed={isActive}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isActive ? 0 : -1}
        onClick={() => onChoose(day)}
        className={classNames(
          'tabular group/day flex h-12 w-full flex-col items-center justify-center rounded-control text-body aria-pressed:bg-surface-hover',
          'aria-[current=date]:font-semibold aria-[current=date]:text-accent-text',
          isBeside && 'text-text-muted',
        )}
      >
        {Number(day.slice(8))}
        <span aria-hidden className="flex h-1.5 items-center gap-0.5">
          {standing.slice(0, DOTS).map((each) => (
            <span key={each.id} className={classNames('size-1.5 rounded-full', toneOf(each))} />
          ))}
        </span>
      </button>
    </td>
  );
}

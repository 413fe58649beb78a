import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { dayAfterKey } from '#client/ui/date-field/month-days.ts';
import { addDays, type Day } from '#shared/day.ts';
import { texts } from './texts.ts';

/** Days by which a task is moved by an arrow and Alt. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface DayGridProps {
  label: string;
  /** Ids of what tells how it is used. */
  describedBy?: string | undefined;
  weeks: readonly Day[][];
  /** The day at which somebody is. */
  at: Day;
  onGo: (day: Day) => void;
  /** Puts what stands somewhere on another day; answers whether it went there. */
  onMove: (standingId: string, day: Day) => Promise<boolean>;
  /** Draws its cells with little in them. */
  small?: boolean;
  cell: (day: Day) => ReactNode;
}

/** Weeks of days from Monday on, through which the arrows, Home, End and the Page keys go; with Alt they take a task along. */
export function DayGrid({ label, describedBy, weeks, at, onGo, onMove, small, cell }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  /** The day whose number, or the task that, is to have the keyboard as soon as it is drawn. */
  const wants = useRef<{ day: Day; taskId?: string | undefined }>(undefined);
  useEffect(() => {
    const wanted = wants.current;
    const there = wanted && grid.current?.querySelector(`[data-day-cell="${wanted.day}"]`);
    if (!there) return;
    const task = wanted.taskId && there.querySelector<HTMLElement>(`[data-task-id="${wanted.taskId}"]`);
    wants.current = undefined;
    (task || there.querySelector<HTMLElement>('[data-day]'))?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const chip = (event.target as Element).closest<HTMLElement>('[data-standing]');
    const day = (event.target as Element).closest<HTMLElement>('[data-day-cell]')?.dataset.dayCell ?? at;
    if (event.altKey) {
      const step = STEPS[event.key];
      if (step === undefined || !chip) return;
      event.preventDefault();
      const { standing, taskId } = chip.dataset;
      const to = addDays(day, step);
      void onMove(standing!, to).then((moved) => {
        if (!moved) return;
        wants.current = { day: to, taskId };
        onGo(to);
      });
      return;
    }
    const next = dayAfterKey(day, event);
    if (next === undefined) return;
    event.preventDefault();
    wants.current = { day: next };
    onGo(next);
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone through by arrows
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {texts.weekdays.map((name) => (
            <th
              key={name}
              scope="col"
              className={classNames('py-1.5 font-normal text-small text-text-muted', !small && 'px-2 text-left')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}

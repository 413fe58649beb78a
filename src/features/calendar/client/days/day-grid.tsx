import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
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
  /** Puts what stands somewhere on another day; answers whether it went there, `false` at once where it may not. */
  onMove: (standingId: string, day: Day) => Promise<boolean> | false;
  /** Draws its cells with little in them. */
  small?: boolean;
  cell: (day: Day) => ReactNode;
}

/** Where the keyboard goes: to the number of a day, or to what is being moved there. */
interface Wish {
  day: Day;
  standingId?: string | undefined;
  isUnderWay?: boolean;
}

/** Weeks of days from Monday on, through which the arrows, Home, End and the Page keys go; with Alt they take a task along. */
export function DayGrid({ label, describedBy, weeks, at, onGo, onMove, small, cell }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const wish = useRef<Wish>(undefined);
  // Before anything else can be pressed: a task that is drawn on its new day is gone from the old one, and the keyboard with it.
  useLayoutEffect(() => {
    const wanted = wish.current;
    const there = wanted && grid.current?.querySelector(`[data-day-cell="${wanted.day}"]`);
    if (!there) return;
    const name = wanted.standingId && `[data-standing="${wanted.standingId}"]`;
    const standing = name && there.querySelector<HTMLElement>(name);
    if (!standing && name && (wanted.isUnderWay || grid.current?.querySelector(name))) return;
    wish.current = undefined;
    (standing || there.querySelector<HTMLElement>('[data-day]'))?.focus();
  });
  const go = (to: Wish) => {
    wish.current = to;
    onGo(to.day);
  };
  const move = async (standingId: string, from: Day, day: Day) => {
    const moving = onMove(standingId, day);
    if (!moving) return;
    const wanted: Wish = { day, standingId, isUnderWay: true };
    go(wanted);
    const moved = await moving;
    if (wish.current === wanted) go(moved ? { day, standingId } : { day: from, standingId });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const chip = (event.target as Element).closest<HTMLElement>('[data-standing]');
    const day = (event.target as Element).closest<HTMLElement>('[data-day-cell]')?.dataset.dayCell ?? at;
    if (event.altKey) {
      const step = STEPS[event.key];
      const standingId = chip?.dataset.standing;
      if (step === undefined || !standingId) return;
      event.preventDefault();
      const from = wish.current?.standingId === standingId ? wish.current.day : day;
      void move(standingId, from, addDays(from, step));
      return;
    }
    const next = dayAfterKey(day, event);
    if (next === undefined) return;
    event.preventDefault();
    go({ day: next });
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

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addMonths, type Day, startOfMonth } from '#shared/day.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { dayAfterKey, weeksOf } from './month-days.ts';
import { texts } from './texts.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const { format: words } = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', ...options });
  return (day: Day) => words(Date.parse(`${day}T00:00:00Z`));
};
const monthName = format({ month: 'long' });
const dayName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

interface MonthProps {
  value: Day | undefined;
  today: Day;
  onChoose: (day: Day) => void;
}

/** A month with weeks from Monday on: one press chooses a day, and arrows, Home, End and Page keys go through the days. */
export function Month({ value, today, onChoose }: MonthProps) {
  const id = useId();
  const [at, setAt] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    byKey.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    setAt(next);
  };
  return (
    <div className="p-3">
      <div className="flex items-center justify-between pb-1">
        <IconButton label={texts.earlier} onClick={() => setAt(addMonths(at, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p id={id} aria-live="polite" className="font-medium first-letter:uppercase">
          {monthName(at)} {at.slice(0, 4)}
        </p>
        <IconButton label={texts.later} onClick={() => setAt(addMonths(at, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone through by arrows
        role="grid"
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 font-normal text-small text-text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  <button
                    type="button"
                    data-day={day}
                    aria-label={dayName(day)}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === at ? 0 : -1}
                    onClick={() => onChoose(day)}
                    className={classNames(
                      'tabular inline-flex size-9 items-center justify-center rounded-full text-body hover:bg-surface-hover',
                      'aria-[current=date]:font-semibold aria-[current=date]:text-accent-text aria-pressed:bg-accent! aria-pressed:text-on-accent!',
                      startOfMonth(day) !== startOfMonth(at) && 'text-text-muted',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

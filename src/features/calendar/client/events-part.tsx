import { useMemo } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { classNames } from '#client/ui/class-names.ts';
import { addDays, livedDay, timeOf } from '#shared/day.ts';
import type { CalendarEvent } from '../contract.ts';
import { nearEvents } from '../occurrences.ts';
import { useEvents } from './events-query.ts';
import { texts } from './texts.ts';

const NONE: readonly CalendarEvent[] = [];

/** Events of calendars elsewhere: those of today, and those of tomorrow behind them; nothing where there are none. */
export function EventsPart() {
  const events = useEvents().data ?? NONE;
  const clock = useOwnClock();
  const now = useMinute();
  const near = useMemo(() => nearEvents(events, now, clock, addDays(livedDay(now, clock), 1)), [events, now, clock]);
  const tomorrow = near.tomorrow.map((event) => ({ event, isOver: false }));
  return (
    <>
      <Events label={texts.events.today} events={near.today} zone={clock.zone} />
      <Events label={texts.events.tomorrow} events={tomorrow} zone={clock.zone} />
    </>
  );
}

interface EventsProps {
  label: string;
  events: readonly { event: CalendarEvent; isOver: boolean }[];
  zone: string;
}

function Events({ label, events, zone }: EventsProps) {
  if (events.length === 0) return null;
  return (
    <section data-later="out" aria-label={label} className="mt-4">
      <h3 className="mb-1 font-medium text-small text-text-muted">{label}</h3>
      <ul>
        {events.map(({ event, isOver }) => (
          <li
            key={`${event.startsAt ?? event.firstDay} ${event.title} ${event.calendar}`}
            className={classNames('flex gap-3 py-1.5 text-small', isOver && 'text-text-muted')}
          >
            <span className="tabular w-24 shrink-0 text-text-muted">{timesOf(event, zone)}</span>
            <span className="wrap-anywhere min-w-0 flex-1">
              {event.title}
              {isOver && <span className="sr-only"> {texts.events.over}</span>}
              <span className="text-text-muted"> · {event.calendar}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function timesOf({ startsAt, endsAt }: CalendarEvent, zone: string): string {
  if (startsAt === null || endsAt === null) return texts.events.allDay;
  const [from, to] = [timeOf(Date.parse(startsAt), zone), timeOf(Date.parse(endsAt), zone)];
  return from === to ? from : texts.events.span(from, to);
}

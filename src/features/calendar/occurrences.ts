import { type Day, type DayClock, livedDay } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import type { CalendarEvent } from './contract.ts';
import type { Occurrence } from './rules.ts';

/** An occurrence as it is told. @param calendar what its owner calls the calendar */
export function toEvent(occurrence: Occurrence, calendar: string): CalendarEvent {
  const { title } = occurrence;
  if ('firstDay' in occurrence) {
    const { firstDay, lastDay } = occurrence;
    return { title, calendar, startsAt: null, endsAt: null, firstDay, lastDay };
  }
  const [startsAt, endsAt] = [occurrence.from, occurrence.to].map((at) => new Date(at).toISOString()) as [
    string,
    string,
  ];
  return { title, calendar, startsAt, endsAt, firstDay: null, lastDay: null };
}

const orderOf = ({ startsAt, firstDay, title }: CalendarEvent) => `${startsAt ? 1 : 0}${startsAt ?? firstDay} ${title}`;

/** Whole days first, then by time; what two calendars hold alike stands once. */
export function inOrder(events: readonly CalendarEvent[]): CalendarEvent[] {
  const sameness = ({ title, startsAt, endsAt, firstDay, lastDay }: CalendarEvent) =>
    JSON.stringify([title, startsAt, endsAt, firstDay, lastDay]);
  const each = [...new Map(events.toReversed().map((event) => [sameness(event), event])).values()];
  return each.sort((a, b) => compareText(orderOf(a), orderOf(b)));
}

/** Whether an event is over at a moment: a day with its end, a time when it comes. */
const isOver = ({ endsAt }: CalendarEvent, now: number) =>
  // Stryker disable next-line ConditionalExpression: what is no instant has not come either.
  endsAt !== null && Date.parse(endsAt) <= now;

/** The days on which an event is, the first and the last of them. */
export function spanOfEvent(event: CalendarEvent, clock: DayClock): { first: Day; last: Day } {
  const { startsAt, endsAt, firstDay, lastDay } = event;
  if (startsAt === null) return { first: firstDay!, last: lastDay! };
  const [first, end] = [Date.parse(startsAt), Date.parse(endsAt!)];
  return { first: livedDay(first, clock), last: livedDay(Math.max(first, end - 1), clock) };
}

const isOn = (event: CalendarEvent, day: Day, clock: DayClock): boolean => {
  const span = spanOfEvent(event, clock);
  return span.first <= day && day <= span.last;
};

/** Events of the day in which somebody is, with those that are over, and of the next one. */
export function nearEvents(events: readonly CalendarEvent[], now: number, clock: DayClock, tomorrow: Day) {
  const today = livedDay(now, clock);
  return {
    today: events.filter((event) => isOn(event, today, clock)).map((event) => ({ event, isOver: isOver(event, now) })),
    tomorrow: events.filter((event) => isOn(event, tomorrow, clock) && !isOn(event, today, clock)),
  };
}

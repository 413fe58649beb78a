import ICAL from 'ical.js';
import { addDays, type Day, HOUR, instantOf, isZone } from '#shared/day.ts';
import { EVENT_TITLE_MAX, EVENTS_MOST, type Occurrence, oneLine } from '../rules.ts';
import { texts } from '../texts.ts';

export interface Expanding {
  text: string;
  /** By which times are meant that say none. */
  zone: string;
  from: Day;
  /** Behind the last. */
  to: Day;
}

/** Occurrences of one event that are looked at: a daily one of fifty years. */
const LOOKED_AT = 20_000;

/** Occurrences that are held until it is known which are the earliest. */
const HELD_MOST = 4 * EVENTS_MOST;

const beginOf = (occurrence: Occurrence): number =>
  'from' in occurrence ? occurrence.from : Date.parse(`${occurrence.firstDay}T00:00:00Z`);

/** Those that are kept: a calendar tells its events in any order. */
const earliest = (found: readonly Occurrence[]): Occurrence[] =>
  [...found].sort((a, b) => beginOf(a) - beginOf(b)).slice(0, EVENTS_MOST);

const dayOf = (time: ICAL.Time): Day => time.toString().slice(0, 10);

/** The zones that a calendar describes itself, as Outlook does those that have no name of the world's. */
const describedZones = (calendar: ICAL.Component) =>
  new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)]),
  );

/** What occurs in some days of a calendar. @throws where the text is none */
export function expand({ text, zone, from, to }: Expanding): Occurrence[] {
  const calendar = ICAL.Component.fromString(text);
  if (calendar.name !== 'vcalendar') throw new Error('no calendar');
  const described = describedZones(calendar);
  const [start, end] = [instantOf(from, '00:00', zone), instantOf(to, '00:00', zone)];

  function instantIn(time: ICAL.Time, tzid: string | undefined): number {
    const wall = time.toString();
    if (time.zone === ICAL.Timezone.utcTimezone) return Date.parse(wall);
    const [day, clock] = [wall.slice(0, 10), wall.slice(11, 19)];
    if (tzid !== undefined && isZone(tzid)) return instantOf(day, clock, tzid);
    const own = tzid === undefined ? undefined : described.get(tzid);
    return own ? Date.parse(`${wall}Z`) - own.utcOffset(time) * 1000 : instantOf(day, clock, zone);
  }

  const tzidOf = (event: ICAL.Component, name: string) =>
    event.getFirstProperty(name)?.getFirstParameter('tzid') || undefined;

  /** Null where it is not in these days. */
  function occurrenceOf(event: ICAL.Event, first: ICAL.Time, last: ICAL.Time | null): Occurrence | null {
    const title = oneLine(String(event.summary ?? '')).slice(0, EVENT_TITLE_MAX) || texts.event.untitled;
    if (first.isDate) {
      const firstDay = dayOf(first);
      const told = last?.isDate ? addDays(dayOf(last), -1) : firstDay;
      // Some say the first day again, or one ahead of it.
      const lastDay = [firstDay, told].sort().at(-1)!;
      return lastDay < from || firstDay >= to ? null : { title, firstDay, lastDay };
    }
    const tzid = tzidOf(event.component, 'dtstart');
    const begins = instantIn(first, tzid);
    const ends = last === null ? begins : Math.max(begins, instantIn(last, tzidOf(event.component, 'dtend') ?? tzid));
    return (ends === begins ? ends < start : ends <= start) || begins >= end ? null : { title, from: begins, to: ends };
  }

  let found: Occurrence[] = [];
  const add = (occurrence: Occurrence | null) => {
    if (!occurrence) return;
    found.push(occurrence);
    if (found.length >= HELD_MOST) found = earliest(found);
  };
  const events = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'));
  const isCancelled = (event: ICAL.Component) => event.getFirstPropertyValue('status') === 'CANCELLED';
  const changed = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    (event) => String(event.getFirstPropertyValue('uid')),
  );
  const heads = new Set<string>();
  for (const component of events) {
    if (component.hasProperty('recurrence-id')) continue;
    const uid = String(component.getFirstPropertyValue('uid'));
    heads.add(uid);
    const exceptions = changed.get(uid) ?? [];
    const event = new ICAL.Event(component, { exceptions, strictExceptions: false });
    if (!event.isRecurring()) {
      if (!isCancelled(component)) add(occurrenceOf(event, event.startDate, event.endDate));
      continue;
    }
    if (isCancelled(component)) continue;
    const times = event.iterator();
    for (let looked = 0; looked < LOOKED_AT; looked++) {
      const next = times.next();
      // Some hours, for the zones: what is behind that is behind the days in any.
      if (!next || Date.parse(`${dayOf(next)}T00:00:00Z`) > end + 48 * HOUR) break;
      if (Date.parse(`${dayOf(next)}T00:00:00Z`) < start - 40 * 24 * HOUR) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      if (!isCancelled(item.component)) add(occurrenceOf(item, startDate, endDate));
    }
  }
  // Of a series that somebody was not invited to as a whole, only what they were.
  for (const [uid, all] of changed)
    if (!heads.has(uid))
      for (const component of all) {
        const event = new ICAL.Event(component);
        if (!isCancelled(component)) add(occurrenceOf(event, event.startDate, event.endDate));
      }
  return earliest(found);
}

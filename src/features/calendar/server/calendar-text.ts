import ICAL from 'ical.js';
import { addDays, type Day, dayOf, HOUR } from '#shared/day.ts';
import { remembered } from '#shared/remembered.ts';
import { type Entry, oneLine, TELLS, type When } from '../rules.ts';
import { texts } from '../texts.ts';
import { type ClockChange, clockChanges, offsetAt } from './zone-rules.ts';

/** Zones of which it is kept how their clocks go. */
const ZONES_KEPT = 500;
/** Milliseconds about a change of the clocks. */
const NEAR = 4 * HOUR;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const EOL = '\r\n';

const utc = (instant: number) => new Date(Math.floor(instant / 1000) * 1000).toISOString().replace('.000', '');
const wallOf = (wall: number) => utc(wall).slice(0, -1);

function property(name: string, value: unknown, parameters: Record<string, string> = {}): ICAL.Property {
  const made = new ICAL.Property(name);
  for (const [key, said] of Object.entries(parameters)) made.setParameter(key, said);
  made.setValue(value as string);
  return made;
}

const utcOffset = (milliseconds: number) => ICAL.UtcOffset.fromSeconds(Math.round(milliseconds / 1000));

function observance({ wall, before, after, yearly }: ClockChange): ICAL.Component {
  const made = new ICAL.Component(after > before ? 'daylight' : 'standard');
  made.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wallOf(wall)));
  made.addPropertyWithValue('tzoffsetfrom', utcOffset(before));
  made.addPropertyWithValue('tzoffsetto', utcOffset(after));
  if (yearly) {
    const { month, nth, weekday } = yearly;
    made.addPropertyWithValue(
      'rrule',
      ICAL.Recur.fromString(`FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${WEEKDAYS[weekday - 1]}`),
    );
  }
  return made;
}

const timezoneText = remembered((zoneAndYears: string) => {
  const [zone = '', from, to] = zoneAndYears.split(' ');
  const made = new ICAL.Component('vtimezone');
  made.addPropertyWithValue('tzid', zone);
  for (const change of clockChanges(zone, { from: Number(from), to: Number(to) }))
    made.addSubcomponent(observance(change));
  return made.toString();
}, ZONES_KEPT);

/** How the clocks of a zone go in the years that are told of, for calendars that do not know the zone: the same all year. */
function timezone(zone: string, today: Day): string {
  const year = (day: Day) => Number(day.slice(0, 4));
  return timezoneText(`${zone} ${year(addDays(today, -TELLS.behind)) - 1} ${year(addDays(today, TELLS.ahead)) + 1}`);
}

/** By the clock on the wall; about the hour that comes twice, which readers take otherwise, by UTC. */
function atInstant(name: string, instant: number, zone: string): ICAL.Property {
  const second = Math.floor(instant / 1000) * 1000;
  const offset = offsetAt(second, zone);
  const isSteady = [-NEAR, NEAR].every((away) => offsetAt(second + away, zone) === offset);
  if (!isSteady) return property(name, ICAL.Time.fromDateTimeString(utc(second)));
  return property(name, ICAL.Time.fromDateTimeString(wallOf(second + offset)), { tzid: zone });
}

function whenOf(when: When, zone: string): ICAL.Property[] {
  if ('day' in when)
    return [
      property('dtstart', ICAL.Time.fromDateString(when.day)),
      property('dtend', ICAL.Time.fromDateString(addDays(when.day, 1))),
    ];
  const from = atInstant('dtstart', when.from, zone);
  return when.to === null || when.to <= when.from ? [from] : [from, atInstant('dtend', when.to, zone)];
}

interface About {
  zone: string;
  now: number;
  taskUrl: (id: string) => string;
}

function event({ uid, title, when, changedAt, busy, taskId }: Entry, { zone, taskUrl }: About): ICAL.Component {
  const made = new ICAL.Component('vevent');
  made.addPropertyWithValue('uid', `${uid}@takt`);
  made.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(utc(changedAt)));
  for (const part of whenOf(when, zone)) made.addProperty(part);
  made.addPropertyWithValue('summary', oneLine(title));
  if (taskId !== null) made.addPropertyWithValue('url', taskUrl(taskId));
  made.addPropertyWithValue('transp', busy ? 'OPAQUE' : 'TRANSPARENT');
  return made;
}

/** Entries as iCalendar (RFC 5545), made entry by entry: others are served in between. */
export function* calendarText(entries: readonly Entry[], about: About): Generator<void, string> {
  const { zone, now } = about;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Takt//Takt//RU');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  for (const name of ['name', 'x-wr-calname']) calendar.addPropertyWithValue(name, texts.name);
  calendar.addPropertyWithValue('x-wr-timezone', zone);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H'));
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  const lines = calendar.toString().trimEnd().split(EOL);
  const end = lines.pop()!;
  lines.push(timezone(zone, dayOf(now, zone)).trimEnd());
  for (const entry of entries) {
    lines.push(event(entry, about).toString().trimEnd());
    yield;
  }
  return [...lines, end, ''].join(EOL);
}

import { z } from 'zod';
import { day, endpoint, instant } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { ADDRESS_MAX, FAILURES, KINDS, SOURCE_NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

const kinds = z.array(z.enum(KINDS, texts.feed.kinds), texts.feed.kinds).min(1, texts.feed.kinds).max(KINDS.length);

const feed = z
  .object({
    kinds: z.array(z.enum(KINDS)),
    createdAt: instant,
    lastReadAt: instant.nullable().meta({ description: 'About when a calendar last asked for it.' }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.output<typeof feed>;

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: 'The address under which calendars read this account, without the address itself; null where there is none',
  reply: feed.nullable(),
});
export const makeFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'Make an address under which calendars read this account; the one before it is no more',
  body: z.object({ kinds: kinds.optional() }),
  reply: feed.extend({
    path: z.string().meta({ description: 'Told this once; whoever knows it reads the calendar.' }),
  }),
  status: 201,
  unkeyed: true,
});
export const changeFeed = endpoint({
  method: 'PATCH',
  path: '/api/calendar-feed',
  summary: 'Choose what calendars read',
  body: z.object({ kinds }),
  reply: feed,
  errors: [404],
  unkeyed: true,
});
export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: 'Take the address back',
  status: 204,
  unkeyed: true,
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/calendar/:file',
  summary: 'Deadlines, plans and focus sessions as iCalendar, by the secret in the address; ends with .ics',
  open: true,
  media: 'text/calendar; charset=utf-8',
  named: true,
});

const source = z
  .object({
    id: z.string(),
    name: z.string(),
    host: z.string().meta({ description: 'Of its address, which lets in whoever knows it, only this is told.' }),
    readAt: instant.nullable().meta({ description: 'When it was last read; null where it never was.' }),
    failure: z.enum(FAILURES).nullable().meta({ description: 'Why it could not be read the last time.' }),
  })
  .meta({ id: 'CalendarSource' });
export type CalendarSource = z.output<typeof source>;

export const listSources = endpoint({
  method: 'GET',
  path: '/api/calendar-sources',
  summary: 'Calendars elsewhere whose events are shown',
  reply: z.array(source),
});
export const addSource = endpoint({
  method: 'POST',
  path: '/api/calendar-sources',
  summary: 'Show the events of a calendar elsewhere, which is read by and by',
  body: z.object({
    name: text({ min: texts.source.nameRequired, max: SOURCE_NAME_MAX }),
    url: z.string(texts.source.address).trim().max(ADDRESS_MAX, texts.source.tooLong),
  }),
  reply: source,
  status: 201,
  errors: [409, 429],
  unkeyed: true,
});
export const removeSource = endpoint({
  method: 'DELETE',
  path: '/api/calendar-sources/:id',
  summary: 'Show no events of that calendar any more',
  status: 204,
  unkeyed: true,
});

const event = z
  .object({
    title: z.string(),
    calendar: z.string(),
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    firstDay: day.nullable().meta({ description: 'Of what takes whole days: these two, both included.' }),
    lastDay: day.nullable(),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.output<typeof event>;

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/calendar-events',
  summary: 'Events of calendars elsewhere, from a month ago to three months ahead, whole days first',
  reply: z.array(event),
});

import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { KINDS } from './rules.ts';
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

import type { Context } from '#server/context.ts';
import { type Beside, calendarFeed } from './feed.ts';
import { calendarSources } from './sources.ts';

export function calendarService(context: Context, beside: Beside) {
  return { feed: calendarFeed(context, beside), sources: calendarSources(context, beside) };
}

export type CalendarService = ReturnType<typeof calendarService>;

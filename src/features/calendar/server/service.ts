import type { Context } from '#server/context.ts';
import { type Beside, calendarFeed } from './feed.ts';

export function calendarService(context: Context, beside: Beside) {
  return { feed: calendarFeed(context, beside) };
}

export type CalendarService = ReturnType<typeof calendarService>;

import { addDays, type Day } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { texts } from './texts.ts';

const longDay = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long', weekday: 'short' });

function dayName(day: Day, today: Day): string {
  if (day === today) return texts.history.today;
  if (day === addDays(today, -1)) return texts.history.yesterday;
  return longDay.format(Date.parse(`${day}T00:00:00Z`));
}

/** Minutes that count; none of a session that has no end yet. */
export const minutesOf = ({ actualDurationMinutes }: Pick<FocusSession, 'actualDurationMinutes'>): number =>
  actualDurationMinutes ?? 0;

/** Sessions under the local days on which they began, in the order in which they come, with the minutes of each day. */
export const historyDays = <S extends Pick<FocusSession, 'localDate' | 'actualDurationMinutes'>>(
  sessions: readonly S[],
  today: Day,
) =>
  [...Map.groupBy(sessions, ({ localDate }) => localDate)].map(([day, list]) => ({
    day,
    name: dayName(day, today),
    sessions: list,
    minutes: list.reduce((sum, session) => sum + minutesOf(session), 0),
  }));

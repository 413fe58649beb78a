import type { Day } from '#shared/day.ts';
import { dayTitle } from '#shared/russian/day-title.ts';
import type { FocusSession } from '../contract.ts';

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
    name: dayTitle(day, today),
    sessions: list,
    minutes: list.reduce((sum, session) => sum + minutesOf(session), 0),
  }));

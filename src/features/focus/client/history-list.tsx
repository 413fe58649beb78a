import { browserZone } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/badge.tsx';
import { addDays, type Day, timeOf } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { texts as focus } from '../texts.ts';
import { texts } from './texts.ts';

const longDay = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long', weekday: 'short' });

function dayName(day: Day, today: Day): string {
  if (day === today) return texts.history.today;
  if (day === addDays(today, -1)) return texts.history.yesterday;
  return longDay.format(Date.parse(`${day}T00:00:00Z`));
}

/** Ended sessions under the local days on which they began. */
export function HistoryList({ sessions, today }: { sessions: readonly FocusSession[]; today: Day }) {
  const byDay = Map.groupBy(sessions, ({ localDate }) => localDate);
  return [...byDay].map(([day, list]) => (
    <section key={day} aria-label={dayName(day, today)}>
      <header className="mb-1 flex items-baseline justify-between gap-3">
        <h3 className="font-medium text-small">{dayName(day, today)}</h3>
        <span className="text-small text-text-muted">
          {texts.history.sum(list.length, focus.duration(list.reduce((sum, session) => sum + minutesOf(session), 0)))}
        </span>
      </header>
      <ul className="divide-y divide-line">
        {list.map((session) => (
          <HistoryRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  ));
}

const minutesOf = ({ actualDurationMinutes }: FocusSession) => actualDurationMinutes ?? 0;

function HistoryRow({ session }: { session: FocusSession }) {
  const actual = focus.duration(minutesOf(session));
  const { durationMinutes: planned, taskTitle, status } = session;
  return (
    <li className="flex min-h-12 items-center gap-3 py-2">
      <time dateTime={session.startTime} className="tabular w-11 shrink-0 text-small text-text-muted">
        {timeOf(Date.parse(session.startTime), browserZone)}
      </time>
      <div className="min-w-0 flex-1">
        <p className={taskTitle === null ? 'text-text-muted' : 'wrap-anywhere line-clamp-2'}>
          {taskTitle ?? texts.history.noTask}
        </p>
        <p className="text-small text-text-muted">
          {planned === null ? actual : texts.history.ofPlan(actual, focus.duration(planned))}
        </p>
      </div>
      <Badge tone={status === 'completed' ? 'success' : 'neutral'}>{focus.status[status]}</Badge>
    </li>
  );
}

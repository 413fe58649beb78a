import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { ownZone } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import { type Day, timeOf } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { texts as focus } from '../texts.ts';
import { useDeleteSession } from './history-changes.ts';
import { historyDays, minutesOf } from './history-days.ts';
import { texts } from './texts.ts';

interface HistoryListProps {
  sessions: readonly FocusSession[];
  today: Day;
  onCorrect: (session: FocusSession) => void;
}

/** Ended sessions under the local days on which they began. */
export function HistoryList({ sessions, today, onCorrect }: HistoryListProps) {
  return historyDays(sessions, today).map(({ day, name, sessions: list, minutes }) => (
    <div key={day}>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h3 className="font-medium text-small">{name}</h3>
        <span className="text-small text-text-muted">{texts.history.sum(list.length, focus.duration(minutes))}</span>
      </div>
      <ul aria-label={name} className="divide-y divide-line">
        {list.map((session) => (
          <HistoryRow key={session.id} session={session} onCorrect={onCorrect} />
        ))}
      </ul>
    </div>
  ));
}

function HistoryRow({ session, onCorrect }: { session: FocusSession } & Pick<HistoryListProps, 'onCorrect'>) {
  const { mutate: remove } = useDeleteSession();
  const time = timeOf(Date.parse(session.startTime), ownZone());
  const actual = focus.duration(minutesOf(session));
  const { durationMinutes: planned, taskTitle, status } = session;
  return (
    <li className="flex min-h-12 items-center gap-3 py-2">
      <time dateTime={session.startTime} className="tabular w-11 shrink-0 text-small text-text-muted">
        {time}
      </time>
      <div className="min-w-0 flex-1">
        <p className={taskTitle === null ? 'text-text-muted' : 'wrap-anywhere line-clamp-2'}>
          {taskTitle ?? texts.history.noTask}
        </p>
        <p className="text-small text-text-muted">
          {planned === null ? actual : texts.history.ofPlan(actual, focus.duration(planned))}
        </p>
      </div>
      <StuckSign id={session.id} name={taskTitle ?? texts.history.noTask} />
      <Badge tone={status === 'completed' ? 'success' : 'neutral'}>{focus.status[status]}</Badge>
      <Menu
        label={texts.past.menu(`${taskTitle ?? texts.history.noTask}, ${time}`)}
        items={() => [
          {
            id: 'correct',
            label: texts.past.correct,
            icon: <Pencil aria-hidden />,
            onSelect: () => onCorrect(session),
          },
          {
            id: 'delete',
            label: texts.past.delete,
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            onSelect: () => remove({ id: session.id }),
          },
        ]}
        trigger={(props) => (
          <IconButton label={texts.past.menu(`${taskTitle ?? texts.history.noTask}, ${time}`)} {...props}>
            <MoreHorizontal aria-hidden />
          </IconButton>
        )}
      />
    </li>
  );
}

import { CircleCheck } from 'lucide-react';
import { ownClock, useMinute } from '#client/lib/clock.ts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { MoreLink } from '#client/ui/more-link.tsx';
import { useDayTasks } from '#features/tasks/client/queries.ts';
import { doneLabel } from '#features/tasks/due.ts';
import { recentlyCompleted } from '#features/tasks/rules.ts';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import { CardBody } from './card-body.tsx';
import type { OpenTask } from './open-task.ts';

const SHOWN = 3;

export function RecentlyCompletedCard({ onOpenTask }: { onOpenTask: OpenTask }) {
  const tasks = useDayTasks();
  const now = useMinute();
  const recent = recentlyCompleted(tasks.data ?? [], SHOWN);
  return (
    <Card data-later aria-labelledby="recently-completed">
      <CardHeader
        id="recently-completed"
        title={texts.recent}
        action={<MoreLink href={paths.section('tasks')}>{texts.viewAll}</MoreLink>}
      />
      <CardBody tasks={tasks} rows={SHOWN} empty={recent.length > 0 ? undefined : texts.noCompleted}>
        <ul className="flex flex-col">
          {recent.map((task) => (
            <li
              key={task.id}
              className="relative -mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-surface-hover"
            >
              <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-success" />
              <button
                type="button"
                onClick={() => onOpenTask(task)}
                className="min-w-0 flex-1 truncate rounded-small text-left text-text-muted line-through after:absolute after:inset-0"
              >
                {task.title}
              </button>
              {task.completedAt && (
                <time dateTime={task.completedAt} className="shrink-0 text-small text-text-muted">
                  {doneLabel({ ...task, completedAt: task.completedAt }, now, ownClock())}
                </time>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

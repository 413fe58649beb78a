import { AlarmClock, BellRing, CalendarClock, CircleAlert, CircleCheck, X } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { DueSign } from '#features/tasks/client/task-signs.tsx';
import type { Task } from '#features/tasks/contract.ts';
import { ago } from '#shared/russian/ago.ts';
import type { Kind, Notification } from '../rules.ts';
import { SnoozeMenu } from './snooze-menu.tsx';
import { texts } from './texts.ts';

const SIGNS: Record<Kind, { Icon: typeof AlarmClock; tone: string }> = {
  overdue: { Icon: CircleAlert, tone: 'bg-danger-soft text-danger' },
  upcoming: { Icon: AlarmClock, tone: 'bg-warning-soft text-warning' },
  tomorrow: { Icon: CalendarClock, tone: 'bg-accent-soft text-accent-text' },
  reminder: { Icon: BellRing, tone: 'bg-accent-soft text-accent-text' },
  completed: { Icon: CircleCheck, tone: 'bg-success-soft text-success' },
};

interface NotificationRowProps {
  notification: Notification<Task>;
  now: number;
  onOpen: () => void;
  onRemove: () => void;
}

export function NotificationRow({ notification, now, onOpen, onRemove }: NotificationRowProps) {
  const { type, title, description, task, timestamp, dueAt, read } = notification;
  const { Icon, tone } = SIGNS[type];
  return (
    <li className="relative isolate flex items-start gap-3 py-3 pr-2 pl-4 hover:bg-surface-hover">
      <span className={classNames('flex size-9 shrink-0 items-center justify-center rounded-full', tone)}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-small text-text-muted">
          {!read && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{texts.unread}</span>
            </span>
          )}
          <span className={classNames('min-w-0', !read && 'font-medium text-text')}>
            {type === 'overdue' && dueAt !== null ? texts.passed(title, ago(dueAt, now)) : title}
          </span>
          {(type === 'completed' || type === 'reminder') && (
            <time dateTime={new Date(timestamp).toISOString()} className="ml-auto shrink-0">
              {ago(timestamp, now)}
            </time>
          )}
        </p>
        <button
          type="button"
          data-open
          onClick={onOpen}
          className={classNames(
            'wrap-anywhere line-clamp-2 w-full rounded-small text-left after:absolute after:inset-0',
            read ? 'text-text-muted' : 'font-medium',
          )}
        >
          {description}
        </button>
        {type !== 'completed' && <DueSign task={task} now={now} />}
      </div>
      {type === 'reminder' && <SnoozeMenu reminder={notification} />}
      <button
        type="button"
        aria-label={texts.remove(title, description)}
        onClick={onRemove}
        className="touch-target z-1 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

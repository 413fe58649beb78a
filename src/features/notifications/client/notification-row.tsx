import { AlarmClock, BellRing, CalendarClock, CircleAlert, CircleCheck, X } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import type { MenuItem } from '#client/ui/menu-item.ts';
import { DueSign } from '#features/tasks/client/task-signs.tsx';
import { ago } from '#shared/russian/ago.ts';
import { isOfTask, type Notice } from './queries.ts';
import { SnoozeMenu } from './snooze-menu.tsx';
import { texts } from './texts.ts';

const SIGNS: Record<Notice['type'], { Icon: typeof AlarmClock; tone: string }> = {
  overdue: { Icon: CircleAlert, tone: 'bg-danger-soft text-danger' },
  upcoming: { Icon: AlarmClock, tone: 'bg-warning-soft text-warning' },
  tomorrow: { Icon: CalendarClock, tone: 'bg-accent-soft text-accent-text' },
  reminder: { Icon: BellRing, tone: 'bg-accent-soft text-accent-text' },
  habit: { Icon: BellRing, tone: 'bg-accent-soft text-accent-text' },
  completed: { Icon: CircleCheck, tone: 'bg-success-soft text-success' },
};

/** Those that say when they came about. */
const TIMED: readonly Notice['type'][] = ['completed', 'reminder', 'habit'];

interface NotificationRowProps {
  notification: Notice;
  now: number;
  /** Until when its reminder may be put off; null of what is none. */
  snoozes: (() => readonly MenuItem[]) | null;
  onOpen: () => void;
  onRemove: () => void;
}

export function NotificationRow({ notification, now, snoozes, onOpen, onRemove }: NotificationRowProps) {
  const { type, title, description, timestamp, read } = notification;
  const task = isOfTask(notification) ? notification.task : null;
  const passed = isOfTask(notification) && type === 'overdue' ? notification.dueAt : null;
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
            {passed === null ? title : texts.passed(title, ago(passed, now))}
          </span>
          {TIMED.includes(type) && (
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
        {task && type !== 'completed' && <DueSign task={task} now={now} />}
      </div>
      {snoozes && <SnoozeMenu of={description} items={snoozes} />}
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

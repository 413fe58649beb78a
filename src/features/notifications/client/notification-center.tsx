import { BellOff, CheckCheck } from 'lucide-react';
import { useLocation } from 'wouter';
import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { paths } from '#shared/paths.ts';
import { NotificationHeading } from './notification-heading.tsx';
import { NotificationList } from './notification-list.tsx';
import { markRead } from './notification-marks.ts';
import { isOfTask, type Notice, type Notifications } from './queries.ts';
import { SystemNoticeChoice } from './system-notice-choice.tsx';
import { texts } from './texts.ts';

interface NotificationCenterProps {
  notifications: Notifications;
  onClose: () => void;
}

/** What stands under the bell. */
export function NotificationCenter({ notifications, onClose }: NotificationCenterProps) {
  const unread = notifications.list?.filter(({ read }) => !read) ?? [];
  const [, navigate] = useLocation();
  const open = (notice: Notice) => {
    markRead([notice.id]);
    onClose();
    if (isOfTask(notice)) openTaskDetail({ taskId: notice.task.id, task: notice.task });
    else navigate(paths.habits);
  };
  return (
    <>
      <NotificationHeading>
        <Button
          variant="quiet"
          size="small"
          // Where it would lose the focus that it has, it stays and says that it has nothing left to do.
          aria-disabled={unread.length === 0}
          onClick={() => unread.length > 0 && markRead(unread.map(({ id }) => id))}
        >
          <CheckCheck aria-hidden />
          {texts.markAllRead}
        </Button>
      </NotificationHeading>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Content notifications={notifications} onOpen={open} />
      </div>
      <div className="border-line border-t px-4 py-2">
        <SystemNoticeChoice />
      </div>
    </>
  );
}

interface ContentProps {
  notifications: Notifications;
  onOpen: (notification: Notice) => void;
}

function Content({ notifications: { list, failed, pending, retry }, onOpen }: ContentProps) {
  if (!list && failed)
    return <ErrorState title={texts.loadFailed} retryLabel={texts.retry} onRetry={retry} pending={pending} />;
  if (!list) return <Skeleton className="m-4 h-32" />;
  if (list.length === 0) return <EmptyState icon={<BellOff />} title={texts.empty} text={texts.emptyText} />;
  return <NotificationList list={list} onOpen={onOpen} />;
}

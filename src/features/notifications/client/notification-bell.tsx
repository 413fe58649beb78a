import { Bell } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { Popover } from '#client/ui/popover.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { badge } from '../badge.ts';
import { texts } from '../texts.ts';
import { NotificationHeading } from './notification-heading.tsx';
import type { Notifications } from './queries.ts';

const loadCenter = () => import('./notification-center.tsx');
const NotificationCenter = lazyPart(() => loadCenter().then((module) => ({ default: module.NotificationCenter })));
const NotificationWatch = lazyPart(() =>
  import('./notification-watch.tsx').then((module) => ({ default: module.NotificationWatch })),
);

/** Before they are reckoned. */
const UNKNOWN: Notifications = { list: undefined, failed: false, pending: true, retry: () => undefined };

/** The bell with the number of what is unread; the list opens under it. */
export function NotificationBell() {
  const [notifications, setNotifications] = useState(UNKNOWN);
  const { list } = notifications;
  const unread = list?.filter(({ read }) => !read).length ?? 0;
  return (
    <>
      <Popover
        label={texts.title}
        preload={loadCenter}
        placeholder={
          <>
            <NotificationHeading />
            <Skeleton className="m-4 h-32" />
          </>
        }
        trigger={(props) => (
          <IconButton label={texts.bell(unread)} {...props}>
            <Bell aria-hidden />
            {unread > 0 && (
              // The count is drawn and no text: the button's name says it whole, and is not to repeat what fits into the badge.
              <span
                aria-hidden
                data-count={badge(unread)}
                className="absolute before:content-[attr(data-count)] top-0.5 right-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent leading-none ring-2 ring-canvas"
              />
            )}
          </IconButton>
        )}
      >
        {(close) => <NotificationCenter notifications={notifications} onClose={close} />}
      </Popover>
      <FloatingPart>
        <NotificationWatch onKnown={setNotifications} />
      </FloatingPart>
    </>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { useMinute } from '#client/lib/clock.ts';
import { heirOf } from '#client/lib/heir.ts';
import { Button } from '#client/ui/button.tsx';
import { actOfKey, moreRows, PAGE } from './list-keys.ts';
import { markRemoved } from './notification-marks.ts';
import { NotificationRow } from './notification-row.tsx';
import type { Notice } from './queries.ts';
import { useSnoozeItems } from './snooze.ts';
import { texts } from './texts.ts';

interface NotificationListProps {
  list: readonly Notice[];
  onOpen: (notification: Notice) => void;
}

/** The latest notifications; arrows walk from one to the next and Delete puts one away. */
export function NotificationList({ list, onOpen }: NotificationListProps) {
  const [shown, setShown] = useState(PAGE);
  const now = useMinute();
  const snoozes = useSnoozeItems();
  const rows = useRef<HTMLUListElement>(null);
  const more = moreRows(list.length, shown);

  const buttons = () => [...(rows.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
  const remove = (index: number) => {
    const all = buttons();
    const next = heirOf(all, index) ?? rows.current?.closest<HTMLElement>('[role="dialog"]');
    next?.focus();
    markRemoved([list[index]!.id]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const index = all.findIndex((button) => button.closest('li')?.contains(event.target as Node));
    const act = actOfKey(event.key);
    if (index < 0 || act === undefined) return;
    event.preventDefault();
    if (act === 'remove') remove(index);
    else all[index + act]?.focus();
  };
  return (
    <>
      <ul ref={rows} onKeyDown={onKeyDown} className="divide-y divide-line">
        {list.slice(0, shown).map((notification, index) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            snoozes={snoozes(notification)}
            onOpen={() => onOpen(notification)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {more && (
        <div className="p-2 text-center">
          <Button variant="quiet" size="small" onClick={() => setShown(shown + PAGE)}>
            {texts.more(more.next, more.hidden)}
          </Button>
        </div>
      )}
    </>
  );
}

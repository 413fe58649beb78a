import { CalendarArrowUp, CircleCheck, Trash2, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { classNames } from '#client/ui/class-names.ts';
import { daysBetween, livedDay } from '#shared/day.ts';
import { shortDay } from '../../due.ts';
import { postponedDay } from '../../swiping.ts';
import { texts as taskTexts } from '../../texts.ts';
import { texts } from './texts.ts';
import type { Swiped } from './use-swipe.ts';

interface SwipeRoomProps {
  swiped: Swiped;
  room: RefObject<HTMLDivElement | null>;
}

/** What a swipe will do, in the room that the row leaves; whoever does not see it has buttons for the same. */
export function SwipeRoom({ swiped: { task, right, act, top, height }, room }: SwipeRoomProps) {
  const today = livedDay(useMinute(), useOwnClock());
  const day = postponedDay(task, today);
  const done = task.status !== 'active';
  const removes = act === 'remove' || (!right && done);
  const Icon = right ? (done ? Undo2 : CircleCheck) : removes ? Trash2 : CalendarArrowUp;
  const postponed = texts.postpone(taskTexts.due.near[daysBetween(today, day)] ?? shortDay(day, today));
  return (
    <div
      ref={room}
      aria-hidden
      className={classNames(
        'pointer-events-none absolute flex items-center gap-2 overflow-hidden font-medium text-small',
        right ? 'left-0 justify-start pl-5' : 'right-0 justify-end pr-5',
        !act
          ? 'bg-surface-sunken text-text-muted'
          : right
            ? 'bg-success-soft text-success'
            : 'bg-warning-soft text-warning',
        removes && act && 'bg-danger-soft! text-danger!',
      )}
      style={{ top, height }}
    >
      <Icon strokeWidth={1.75} className="size-5 shrink-0" />
      <span className="whitespace-nowrap">
        {right ? (done ? texts.activate : texts.complete) : removes ? texts.remove : postponed}
      </span>
    </div>
  );
}

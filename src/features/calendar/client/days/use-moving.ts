import { useState } from 'react';
import { ownZone } from '#client/lib/clock.ts';
import { usePutTask } from '#features/tasks/client/moving-changes.ts';
import type { Day } from '#shared/day.ts';
import { isMovable, movedStanding, type Standing } from '../../standing.ts';
import { withinReach } from '../../view.ts';
import { dayName } from './day-words.ts';
import { texts } from './texts.ts';

/** Puts what stands on one day on another one, and says so to those who do not see it. */
export function useMoving(days: ReadonlyMap<Day, readonly Standing[]>) {
  const put = usePutTask();
  const [told, setTold] = useState('');
  const move = (standingId: string, day: Day): Promise<boolean> | false => {
    for (const [from, list] of days) {
      const standing = list.find(({ id }) => id === standingId);
      if (!standing) continue;
      if (from === day || day !== withinReach(day) || !isMovable(standing)) return false;
      return put(standing.task, movedStanding(standing, day, ownZone())).then((moved) => {
        if (moved) setTold(texts.moved(standing.task.title, dayName(day)));
        return moved;
      });
    }
    return false;
  };
  return { move, told };
}

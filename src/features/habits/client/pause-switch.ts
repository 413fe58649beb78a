import { useQueryClient } from '@tanstack/react-query';
import { useDay } from '#client/lib/clock.ts';
import type { Habit } from '../contract.ts';
import { backNow, restNow } from '../resting.ts';
import { toldRest } from './pause-changes.ts';
import { useRestHabits } from './queries.ts';

/** Puts a habit to rest from today on, or brings it back. */
export function usePauseSwitch(habit: Habit): { switchPause: () => void; isPending: boolean } {
  const client = useQueryClient();
  const today = useDay();
  const { mutate, isPending } = useRestHabits();
  const switchPause = () =>
    habit.isActive
      ? mutate(toldRest(client, restNow([habit], today), 'paused'))
      : mutate(toldRest(client, backNow([habit], today), 'lifted'));
  return { switchPause, isPending };
}

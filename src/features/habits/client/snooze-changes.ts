import type { QueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import { runChange } from '#client/store/kept-change.ts';
import type { MenuItem } from '#client/ui/menu-item.ts';
import { snoozeItems } from '#client/ui/snooze-items.ts';
import { toast } from '#client/ui/toast.ts';
import { instantLabel } from '#features/tasks/due.ts';
import { snoozeWords } from '#shared/russian/snooze-words.ts';
import type { Habit } from '../contract.ts';
import type { Reminded } from '../reminders.ts';
import { habitSnoozes, putOff } from '../snoozing.ts';
import { changing } from './habit-changes.ts';

/** Tells until when a reminder is put off, whatever it is about. */
export const tellPutOff = (until: number) =>
  void toast({ title: snoozeWords.again(instantLabel(until, Date.now(), ownClock())) });

/** Until when reminders of habits that came can be put off, also without a network. */
export function habitSnoozeItems(
  client: QueryClient,
  due: readonly Reminded<Habit>[],
  onSnooze = () => {},
): MenuItem[] {
  const habits = due.map(({ habit }) => habit);
  return snoozeItems(habitSnoozes(habits, Date.now(), ownClock()), (until) => {
    onSnooze();
    const tell = () => tellPutOff(until);
    for (const { habit, moment } of due)
      void runChange(client, changing(client, tell), { id: habit.id, change: putOff(moment.at, until) });
  });
}

import type { Actor } from '#server/context.ts';
import { isOutlived } from '#server/meeting-deletion.ts';
import { isSaidAfter } from './day-stamps.ts';
import type { HabitStore } from './store.ts';

/** Whether a habit that an actor deletes was changed or marked after they did. */
export async function outlivesDeletion(
  store: Pick<HabitStore, 'fieldTimes' | 'allDayStamps'>,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const { userId, changedAt } = actor;
  if (changedAt === undefined) return false;
  const stamps = await store.allDayStamps(userId, id);
  return isOutlived(await store.fieldTimes(userId, id), actor) || stamps.some((text) => isSaidAfter(text, changedAt));
}

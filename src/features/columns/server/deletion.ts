import type { JournalService } from '#features/journal/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { DEFAULT_ZONE } from '#shared/day.ts';
import { columnLeaving } from '../events.ts';
import { interruptedDeletion, interruptedFrom } from './interrupted-deletion.ts';
import type { ColumnService } from './service.ts';
import { columnStore } from './store.ts';

/** Deletes columns of many tasks by several writes, between which others come. One that does not come to its end is taken back. */
export function columnDeletion(
  context: Context,
  columns: Pick<ColumnService, 'declareDeletion' | 'remove'>,
  journal: Pick<JournalService, 'takeBack'>,
) {
  const { database, events, clock, jobs } = context;
  const store = columnStore(context);
  /** Acts that are under way. */
  const running = new Set<string>();

  /** Takes back what stands of a deletion whose column is still there, once the account's writes under way are over. */
  const takeBack = (userId: string, entry: string): Promise<void> =>
    database.alone(userId, async () => {
      if (await store.isLeaving(userId, entry)) await journal.takeBack({ userId, zone: DEFAULT_ZONE }, entry);
    });

  const watch = (userId: string, entry: string): Promise<void> =>
    jobs.schedule(interruptedDeletion, { userId, key: entry, at: interruptedFrom(clock.now()) });

  jobs.handle(interruptedDeletion, ({ userId, key: entry }) =>
    running.has(entry) ? watch(userId, entry) : takeBack(userId, entry),
  );

  const remove = (act: Actor & { entry: string }, id: string): Promise<void> =>
    database.write(act.userId, async () => {
      await columns.remove(act, id);
      await jobs.cancel(interruptedDeletion, { userId: act.userId, key: act.entry });
    });

  return {
    /** Has much that is in a column let go ahead of its deletion. @returns how to delete it, as a part of the same act */
    async ahead(actor: Actor, id: string): Promise<() => Promise<void>> {
      const act = { ...actor, entry: actor.entry ?? newId() };
      let declared = false;
      const declare = async () => {
        if (!declared) await columns.declareDeletion(act, id, true);
        await watch(act.userId, act.entry);
        declared = true;
      };
      running.add(act.entry);
      try {
        await events.emit(act, columnLeaving, { columnId: id, declare });
        return () => remove(act, id);
      } catch (error) {
        if (declared) await takeBack(act.userId, act.entry).catch(() => {});
        throw error;
      } finally {
        running.delete(act.entry);
      }
    },
  };
}

export type ColumnDeletion = ReturnType<typeof columnDeletion>;

import type { Actor } from '#server/context.ts';
import { isId } from '#server/id.ts';
import {
  asItself,
  isOutlived,
  outlives,
  timesOfDeletion,
  timesOfReturn,
  withDeletionOf,
} from '#server/meeting-deletion.ts';
import { NotedRefusal } from '#server/noted-refusal.ts';
import { notFound } from '#shared/errors.ts';
import { texts } from '../texts.ts';
import { canComeBack } from './merging.ts';
import type { TaskRow } from './store.ts';
import type { WritingContext, WritingStore } from './writing-context.ts';

interface Beside {
  context: Pick<WritingContext, 'database' | 'clock'>;
  store: Pick<WritingStore, 'find' | 'findAny' | 'rewrite'>;
  announce(actor: Actor, before: TaskRow, after: TaskRow, kind: 'deleted' | 'restored'): Promise<void>;
  /** Told of what came back by itself, within the write. */
  cameBack(actor: Actor, row: TaskRow, revision: number): Promise<void>;
}

/** Tasks go, come back for 30 days, and are changed on one device while another one deletes them. */
export function deletion({ context: { database, clock }, store, announce, cameBack }: Beside) {
  const findAny = (userId: string, id: string) => (isId(id) ? store.findAny(userId, id) : undefined);

  async function requireRow(userId: string, id: string): Promise<TaskRow> {
    const row = isId(id) ? await store.find(userId, id) : undefined;
    if (!row) throw notFound(texts.missing);
    return row;
  }

  async function bury(actor: Actor, row: TaskRow, { at, times }: { at: number; times: string }): Promise<TaskRow> {
    const revision = database.writingRevision(actor.userId);
    const next = { ...row, deleted_at: at, revision, placed_revision: revision, field_times: times };
    await store.rewrite(row, next);
    await announce(actor, row, next, 'deleted');
    return next;
  }

  async function bringBack(actor: Actor, row: TaskRow, times = row.field_times): Promise<TaskRow> {
    const revision = database.writingRevision(actor.userId);
    const written = { updated_at: clock.now(), revision, placed_revision: revision, field_times: times };
    const next = { ...row, deleted_at: null, ...written };
    await store.rewrite(row, next);
    await announce(actor, row, next, 'restored');
    return next;
  }

  /** The row, back since it was changed after its deletion. */
  async function returned(actor: Actor, row: TaskRow): Promise<TaskRow> {
    const itself = asItself(actor);
    const back = await bringBack(itself, row, timesOfReturn(row.field_times, clock.now()));
    await cameBack(itself, back, back.revision);
    return back;
  }

  return {
    /** @throws AppError 404 for a missing or deleted task, or somebody else's */
    requireRow,

    /**
     * Changes a row. One that was deleted before the person said so comes back with what they say; of one that was deleted after
     * it that is kept for whoever brings it back, and it stays deleted. What says nothing brings nothing back.
     * @param says whether anything is said of it
     * @throws AppError 404 for a missing task or somebody else's, and for one that stays deleted
     */
    changing: <T>(
      actor: Actor,
      id: string,
      work: (row: TaskRow, revision: number) => Promise<T>,
      says: (row: TaskRow) => boolean = () => true,
    ): Promise<T> =>
      database.write(actor.userId, async (revision) => {
        const row = await findAny(actor.userId, id);
        if (row?.deleted_at === null) return work(row, revision);
        if (!row || actor.changedAt === undefined || !says(row) || !canComeBack(row, clock.now()))
          throw notFound(texts.missing);
        if (outlives(row.field_times, row.deleted_at, actor)) return work(await returned(actor, row), revision);
        await work(await bringBack(asItself(actor), row), revision);
        const changed = await requireRow(actor.userId, id);
        const at = row.deleted_at!;
        await bury(asItself(actor), changed, { at, times: withDeletionOf(row.field_times, changed.field_times, at) });
        throw new NotedRefusal(notFound(texts.missing));
      }),

    /** Soft: `restored` brings the same object back to its place for 30 days. @throws AppError 404 as `requireRow` */
    remove: (actor: Actor, id: string): Promise<void> =>
      database.write(actor.userId, async () => {
        const row = await requireRow(actor.userId, id);
        const now = clock.now();
        const next = await bury(actor, row, { at: now, times: timesOfDeletion(row.field_times, actor, now) });
        if (isOutlived(row.field_times, actor)) await returned(actor, next);
      }),

    /**
     * The row, back where it was deleted; inside a write.
     * @throws AppError 404 once the 30 days are over
     */
    async restored(actor: Actor, id: string): Promise<TaskRow> {
      const row = await findAny(actor.userId, id);
      if (row?.deleted_at === null) return row;
      if (!row || !canComeBack(row, clock.now())) throw notFound(texts.missing);
      return bringBack(actor, row);
    },
  };
}

import { columnDeleted, columnLeaving } from '#features/columns/events.ts';
import { projectDeleted, projectRestored } from '#features/projects/events.ts';
import { zoneChanged } from '#features/settings/events.ts';
import { tagDeleted, tagRenamed } from '#features/tags/events.ts';
import { tagsOnce } from '#features/tags/rules.ts';
import type { Context } from '#server/context.ts';
import { rest } from '#server/event-loop.ts';
import type { Cause } from '#server/events.ts';
import { listTasks } from '../contract.ts';
import { TASK_KIND } from './images.ts';
import { placement } from './placement.ts';
import { taskStore } from './store.ts';
import { zoneStore } from './zone-store.ts';

/** Tasks that one write lets go of a column: other writes come between two. */
const LET_GO_AT_ONCE = 500;

/** Tasks stay when their project or column goes: without a project until it comes back, or at the end of the group without a column. */
export function taskListeners(context: Context): void {
  const store = taskStore(context);
  const places = placement(store);
  const zones = zoneStore(context);

  context.events.within(projectDeleted, ({ projectId, revision }, { userId }) =>
    store.leaveProject(userId, projectId, revision),
  );
  context.events.within(projectRestored, ({ projectId, revision }, { userId }) =>
    store.returnToProject(userId, projectId, revision),
  );
  context.events.within(zoneChanged, async ({ zone, revision }, actor) => {
    await zones.rezone(actor.userId, zone, revision);
    context.publish(actor, [listTasks.path]);
  });
  /** Some tasks of a column let go of it, or all. */
  async function letGo(cause: Cause, columnId: string, revision: number, most?: number): Promise<void> {
    const { userId } = cause;
    const ids = (await store.stands(userId, columnId, '', most)).map(({ id }) => id);
    const rows = new Map((await store.findMany(userId, ids)).map((row) => [row.id, row]));
    const ranks = await places.append(userId, null, ids, { revision });
    for (const [index, id] of ids.entries()) {
      const row = rows.get(id)!;
      const after = { ...row, kanban_column_id: null, rank: ranks[index]!, revision, placed_revision: revision };
      if (row.deleted_at === null) context.journal.record(cause, TASK_KIND, row, after);
    }
  }

  /** Tasks that have a tag say others in its place, deleted ones as well. */
  async function retag(cause: Cause, from: string, to: readonly string[], revision: number, kept: boolean) {
    const { userId } = cause;
    const rows = await store.tagged(userId, from);
    const after = rows.map((row) => {
      const names: string[] = JSON.parse(row.tags);
      return { ...row, tags: JSON.stringify(tagsOnce(names.flatMap((name) => (name === from ? to : name)))), revision };
    });
    await store.save(userId, after, { rows: 0, bytes: 0 });
    if (kept)
      for (const [at, row] of rows.entries())
        if (row.deleted_at === null) context.journal.record(cause, TASK_KIND, row, after[at]!);
  }
  context.events.within(tagRenamed, ({ from, to, merged, revision }, cause) =>
    retag(cause, from, [to], revision, merged),
  );
  context.events.within(tagDeleted, ({ name, revision }, cause) => retag(cause, name, [], revision, true));

  const holdsMany = async (userId: string, columnId: string) =>
    (await store.stands(userId, columnId, '', LET_GO_AT_ONCE + 1)).length > LET_GO_AT_ONCE;

  context.events.within(columnLeaving, async ({ columnId, declare }, cause) => {
    while (await holdsMany(cause.userId, columnId)) {
      await context.database.write(cause.userId, async (revision) => {
        await declare();
        await letGo(cause, columnId, revision, LET_GO_AT_ONCE);
      });
      await rest();
    }
  });
  context.events.within(columnDeleted, ({ columnId, revision }, cause) => letGo(cause, columnId, revision));
}

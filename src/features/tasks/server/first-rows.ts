import type { Actor, Context } from '#server/context.ts';
import { inSlices } from '#server/event-loop.ts';
import { inPages } from '#server/in-pages.ts';
import type { StoredTask, Task } from '../contract.ts';
import type { FirstDay, FirstList } from '../first-rows.ts';
import { firstDay, firstList } from '../first-screen.ts';
import { firstStore } from './first-store.ts';
import { taskRows } from './rows.ts';
import type { TaskStore } from './store.ts';

/** What of a task decides about its place on a screen stands in its row; the rest is as of a task of which nothing is said. */
const UNREAD = {
  title: '',
  description: null,
  tags: '[]',
  repeat: null,
  reminders: '[]',
  heading_id: null,
  project_rank: null,
  repeated_from: null,
  kanban_column_id: null,
  estimate_minutes: null,
  planned_time: null,
  field_times: '{}',
  updated_at: 0,
} as const;

/** What the first screens show of accounts whose tasks are too many for a document. */
export function firstRows(context: Pick<Context, 'database' | 'clock'>, store: Pick<TaskStore, 'findMany'>) {
  const { database, clock } = context;
  const { places } = firstStore(context);

  function all({ userId }: Actor): Promise<StoredTask[]> {
    const page = (after: { id: string } | undefined, limit: number) => places(userId, after?.id, limit);
    return inPages(database.engine, page, (row) => taskRows.read({ ...UNREAD, ...row }));
  }

  /** The same as whole rows, in the same order. Their places on the board are not told: no first screen shows them. */
  async function whole({ userId }: Actor, chosen: readonly StoredTask[]): Promise<Task[]> {
    const rows = await store.findMany(
      userId,
      chosen.map(({ id }) => id),
    );
    const known = new Map(rows.filter((row) => row.deleted_at === null).map((row) => [row.id, taskRows.read(row)]));
    return chosen.flatMap(({ id }) => {
      const task = known.get(id);
      return task ? { ...task, position: 0 } : [];
    });
  }

  const sight = (actor: Actor) => ({ now: clock.now(), clock: actor });

  return {
    async firstDay(actor: Actor): Promise<FirstDay> {
      const { rows, beyond } = await inSlices(firstDay(await all(actor), sight(actor)));
      return { rows: await whole(actor, rows), beyond };
    },

    async firstList(actor: Actor): Promise<FirstList> {
      const { rows, besides, beyond } = await inSlices(firstList(await all(actor), sight(actor)));
      return { rows: await whole(actor, rows), besides: await whole(actor, besides), beyond };
    },
  };
}

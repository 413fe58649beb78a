import type { Actor, Context } from '#server/context.ts';
import { inSlices } from '#server/event-loop.ts';
import { inPages } from '#server/in-pages.ts';
import { addDays, livedDay } from '#shared/day.ts';
import { beginOf } from '#shared/day-begin.ts';
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

/** Choices that are remembered, of one screen of one account each. */
const REMEMBERED = 1000;

interface Choice {
  /** Of what state of the account it was made. */
  of: string;
  /** Until when nothing comes due that was not, epoch milliseconds. */
  until: number;
  chosen: unknown;
}

type Chosen = Pick<StoredTask, 'id'>;
const idsOf = (tasks: readonly StoredTask[]): Chosen[] => tasks.map(({ id }) => ({ id }));

/** What the first screens show of accounts whose tasks are too many for a document. */
export function firstRows(context: Pick<Context, 'database' | 'clock' | 'feed'>, store: Pick<TaskStore, 'findMany'>) {
  const { database, clock } = context;
  const { places } = firstStore(context);
  const choices = new Map<string, Choice>();

  function all({ userId }: Actor): Promise<StoredTask[]> {
    const page = (after: { id: string } | undefined, limit: number) => places(userId, after?.id, limit);
    return inPages(database.engine, page, (row) => taskRows.read({ ...UNREAD, ...row }));
  }

  /** The same as whole rows, in the same order. Their places on the board are not told: no first screen shows them. */
  async function whole({ userId }: Actor, chosen: readonly Chosen[]): Promise<Task[]> {
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

  /** The next instant at which a task that is due at a time is late, or the day is over. */
  const endOf = (tasks: readonly StoredTask[], now: number, actor: Actor): number => {
    const due = tasks.flatMap(({ status, dueDate, dueHasTime }) =>
      status === 'active' && dueHasTime && dueDate !== null && Date.parse(dueDate) >= now ? [Date.parse(dueDate)] : [],
    );
    return due.reduce((soonest, at) => Math.min(soonest, at), beginOf(addDays(livedDay(now, actor), 1), actor));
  };

  /**
   * What a screen has of all tasks, which are read once for each state of the account and for as long as nothing comes due.
   * @param revision at which the account is, or was a moment ago
   */
  async function chosenFor<C>(
    screen: string,
    { actor, revision }: { actor: Actor; revision: number },
    choose: (tasks: readonly StoredTask[], sight: { now: number; clock: Actor }) => Generator<void, C>,
  ): Promise<C> {
    const { userId, zone, dayStart } = actor;
    const name = `${screen} ${userId}`;
    const of = JSON.stringify([await context.feed.epoch(), revision, zone, dayStart]);
    const now = clock.now();
    const known = choices.get(name);
    if (known?.of === of && now < known.until) return known.chosen as C;
    const tasks = await all(actor);
    const chosen = await inSlices(choose(tasks, { now, clock: actor }));
    if (choices.size >= REMEMBERED) choices.clear();
    choices.set(name, { of, until: endOf(tasks, now, actor), chosen });
    return chosen;
  }

  return {
    async firstDay(actor: Actor, revision: number): Promise<FirstDay> {
      const { ids, beyond } = await chosenFor('day', { actor, revision }, function* (tasks, sight) {
        const { rows, beyond } = yield* firstDay(tasks, sight);
        return { ids: idsOf(rows), beyond };
      });
      return { rows: await whole(actor, ids), beyond };
    },

    async firstList(actor: Actor, revision: number): Promise<FirstList> {
      const { ids, besides, beyond } = await chosenFor('list', { actor, revision }, function* (tasks, sight) {
        const { rows, besides, beyond } = yield* firstList(tasks, sight);
        return { ids: idsOf(rows), besides: idsOf(besides), beyond };
      });
      return { rows: await whole(actor, ids), besides: await whole(actor, besides), beyond };
    },
  };
}

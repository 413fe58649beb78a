import type { ColumnService } from '#features/columns/server/service.ts';
import type { PutBack } from '#features/journal/contract.ts';
import type { Keeper } from '#features/journal/server/service.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import type { TagService } from '#features/tags/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { inSlices, rest } from '#server/event-loop.ts';
import type { Span } from '#server/feed/place.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { isId } from '#server/id.ts';
import { inPages } from '#server/in-pages.ts';
import type { Entry } from '#server/journal/journal.ts';
import type { Owned } from '#server/owned.ts';
import { livedDay } from '#shared/day.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { asksWords } from '../condition.ts';
import type { StoredTask, Task, TaskChanges } from '../contract.ts';
import { tasksPurged } from '../events.ts';
import { conditionOf, type TaskFilter } from '../filter.ts';
import { conditionTest } from '../filtering.ts';
import { numbering } from '../positions.ts';
import { searchedText } from '../searched.ts';
import { forTodayAsked, momentOf } from '../today.ts';
import { calendarStore } from './calendar-store.ts';
import { type Meant, meantBy } from './filter-store.ts';
import { firstRows } from './first-rows.ts';
import { taskHistory } from './history.ts';
import { boardMending } from './mending.ts';
import { placement } from './placement.ts';
import { remindingStore } from './reminding-store.ts';
import { remindingOf, taskRows } from './rows.ts';
import { snoozing } from './snoozing.ts';
import { type TaskRow, type ToldRow, taskStore } from './store.ts';
import { changingTogether, type Planned } from './together.ts';
import { type TaskWriting, taskWriting } from './writing.ts';

/** Changed and deleted tasks up to which they are told one by one. */
const CHANGES_TOLD = 1000;
/** Changed tasks up to which their rows are read at once, and not their ids ahead of them. */
const FEW = 50;
/** Tasks that one write of a purge deletes. */
const PURGED_AT_ONCE = 500;
/** The only writer of tasks: routes, the board, focus and the assistant all come here. */
export function taskService(context: Context, columns: ColumnService, projects: ProjectService, tags: TagService) {
  const { database, events, clock } = context;
  const store = taskStore(context);
  const places = placement(store);
  const remindingRows = remindingStore(context);

  /** Newest first; the ids, some of which devices make, are nearly in that order. */
  async function listStored(userId: string, meant?: Meant): Promise<StoredTask[]> {
    const page = (after: ToldRow | undefined, limit: number) => store.page(userId, after?.id, limit, meant);
    const said = await inPages(database.engine, page, (row) => [row.created_at, taskRows.read(row)] as const);
    return said.sort(newestFirst).map(([, task]) => task);
  }

  const feed: FeedStream = async (userId, span) => {
    const written = await store.written(userId, span);
    return written.map((row) => {
      const { id, revision, deleted_at: deletedAt } = row;
      return { revision, at: id, id, row: deletedAt === null ? taskRows.read(row) : null };
    });
  };

  /** @returns how many it were */
  async function purgeSome(userId: string, before: number, revision: number): Promise<number> {
    const gone = await store.deletedBefore(userId, before, PURGED_AT_ONCE);
    await events.emit({ userId }, tasksPurged, { taskIds: gone.map(({ id }) => id) });
    await store.purge(userId, gone, revision);
    return gone.length;
  }

  const writing = taskWriting(context, store, { columns, projects, tags });
  const manyTogether = changingTogether(context, store, { columns, projects, tags });
  const objectsOf = (entries: readonly Entry[]) => entries.map(({ objectId }) => objectId);
  const puttingBack = (actor: Actor, entries: readonly Entry[]) => async (tasks: TaskWriting) => {
    const told: PutBack[] = [];
    for (const entry of entries) told.push(await tasks.putBack(actor, entry));
    return told;
  };
  const keeper: Keeper = {
    putBack: (actor, entries) => manyTogether.together(actor, objectsOf(entries), puttingBack(actor, entries)),
    plan: (actor, revision, entries) =>
      manyTogether.togetherAhead(actor, revision, objectsOf(entries), puttingBack(actor, entries)),
  };

  return {
    /** Of what database revisions are. */
    epoch: context.feed.epoch,

    history: taskHistory(context, store),
    ...writing,
    ...snoozing(context, writing),
    ...firstRows(context, store),
    feed,
    keeper,
    ...manyTogether,

    /** Whether any task that is not deleted is in a project. */
    areIn: (userId: string, projectId: string): Promise<boolean> => store.areIn(userId, projectId),

    areTagged: store.areTagged,

    /** What calendars show: see the store. */
    dated: calendarStore(context),

    /** What a task is called that is to be done; undefined of any other. */
    async titleOfActive(userId: string, id: string): Promise<string | undefined> {
      const row = isId(id) ? await store.find(userId, id) : undefined;
      return row?.status === 'active' ? row.title : undefined;
    },

    /** Of several tasks, of whomever: those that are to be done and have reminders; undefined for any other. */
    async reminding(names: readonly Owned[]): Promise<(name: Owned) => ReturnType<typeof remindingOf> | undefined> {
      const rows = names.length === 0 ? [] : await remindingRows.named(names);
      const found = new Map(rows.map((row) => [`${row.user_id} ${row.id}`, row]));
      return ({ userId, id }) => {
        const row = found.get(`${userId} ${id}`);
        return row && remindingOf(row);
      };
    },

    /** All such tasks, by their ids. */
    async allReminding(userId: string): Promise<Map<string, ReturnType<typeof remindingOf>>> {
      return new Map((await remindingRows.all(userId)).map((row) => [row.id, remindingOf(row)]));
    },

    /** Some accounts behind one that have such tasks, in order; none where there are no more. */
    remindingAccounts: remindingRows.accounts,

    /**
     * Newest first. Many are read page by page, with everybody else served in between: outside of a transaction, what is
     * written meanwhile may be in it or not, and has a later revision than was read before this call.
     */
    list: async (userId: string): Promise<Task[]> => inSlices(numbering(await listStored(userId))),

    /** Those that a filter means, newest first. */
    async filtered(actor: Actor, filter: TaskFilter): Promise<StoredTask[]> {
      const now = clock.now();
      const tag = filter.tag === undefined ? undefined : (await tags.spelled(actor.userId, [filter.tag]))[0];
      const condition = conditionOf({ ...filter, tag }, { now, today: livedDay(now, actor) });
      const wordsAsked = asksWords(condition);
      const listing = listStored(actor.userId, meantBy(condition));
      const [listed, all] = await Promise.all([listing, wordsAsked ? projects.list(actor.userId) : []]);
      if (!wordsAsked) return listed;
      const names = new Map(all.map(({ id, name }) => [id, name]));
      return listed.filter(conditionTest(condition, (task) => searchedText(task, names.get(task.projectId ?? ''))));
    },

    /** Those of today: what `isForToday` tells. */
    ofToday: (actor: Actor): Promise<StoredTask[]> =>
      listStored(actor.userId, meantBy(forTodayAsked(momentOf(clock.now(), actor)))),

    count: (userId: string): Promise<number> => store.countAll(userId),

    /** How many are of today: what `isForToday` tells. */
    countOfToday(actor: Actor): Promise<number> {
      const asked = forTodayAsked(momentOf(clock.now(), actor));
      return store.countAll(actor.userId, meantBy(asked));
    },

    /**
     * What changed after a revision that the caller holds.
     * @param revision the user's revision, read before this call
     * @param byRank the caller reckons positions itself; otherwise they are told, with the tasks that moved for another one's sake
     * @returns null where the caller needs the whole list: a purge made it untellable, or it is no shorter
     */
    async changes(
      userId: string,
      since: number,
      revision: number,
      { byRank }: { byRank: boolean },
    ): Promise<TaskChanges | null> {
      if (since === revision) return { revision, tasks: [], gone: [] };
      if (since > revision) return null;
      const [purged, few] = await Promise.all([
        store.purgedRevision(userId),
        store.written(userId, everythingAfter(since)),
      ]);
      if (since < purged) return null;
      // Of many, whole rows are read only where they are told.
      const written = few.length > FEW ? await store.writtenSince(userId, since, CHANGES_TOLD + 1) : [];
      if (written.length > CHANGES_TOLD) return null;
      const changed = few.length > FEW ? await store.findMany(userId, written) : few.sort(byIdBackwards);
      const gone = changed.filter((row) => row.deleted_at !== null).map((row) => row.id);
      const present = changed.filter((row) => row.deleted_at === null);
      if (byRank) return { revision, tasks: present.map(taskRows.read), gone };
      const all = await inSlices(numbering(await listStored(userId)));
      const ids = new Set(present.map(({ id }) => id));
      const moved = changed.some((row) => row.placed_revision > since);
      const tasks = moved ? all : all.filter(({ id }) => ids.has(id));
      return tasks.length > CHANGES_TOLD ? null : { revision, tasks, gone };
    },

    mend: boardMending(context, { store, places, columns }),

    /** Deletes for good what nobody can restore any more, some at a time: other writes come between two. */
    async purge(): Promise<void> {
      const before = clock.now() - RESTORE_WINDOW;
      for (const userId of await store.usersWithDeletedBefore(before))
        for (let purged = PURGED_AT_ONCE; purged === PURGED_AT_ONCE; ) {
          purged = await database.write(userId, (revision) => purgeSome(userId, before, revision));
          await rest();
        }
    },
  };
}

const everythingAfter = (revision: number): Span => ({
  behind: { revision: revision + 1, id: '' },
  upTo: Number.MAX_SAFE_INTEGER,
  limit: FEW + 1,
});

const byIdBackwards = (a: TaskRow, b: TaskRow) => (a.id < b.id ? 1 : -1);

const newestFirst = ([a]: readonly [createdAt: number, unknown], [b]: readonly [createdAt: number, unknown]) => b - a;

export type { Planned, TaskWriting };
export type TaskService = ReturnType<typeof taskService>;

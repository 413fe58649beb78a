import type { ColumnService } from '#features/columns/server/service.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import { tagKey, tagsOnce } from '#features/tags/rules.ts';
import type { TagService } from '#features/tags/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { heldTasks } from './held-tasks.ts';
import type { TaskStore } from './store.ts';
import { type TaskWriting, taskWriting } from './writing.ts';
import type { WritingBeside, WritingContext } from './writing-context.ts';

/** The board, read once. */
function boardAskedOnce(columns: ColumnService): Pick<ColumnService, 'list' | 'require'> {
  let board: ReturnType<ColumnService['list']> | undefined;
  const list = (userId: string) => (board ??= columns.list(userId));
  return {
    list,
    require: async (userId, id) =>
      (await list(userId)).find((column) => column.id === id) ?? columns.require(userId, id),
  };
}

/** Projects that are there, each asked for once. */
function projectsAskedOnce(projects: ProjectService): Pick<ProjectService, 'require'> {
  const asked = new Map<string, ReturnType<ProjectService['require']>>();
  return {
    require(userId, id) {
      const answer = asked.get(id) ?? projects.require(userId, id);
      asked.set(id, answer);
      return answer;
    },
  };
}

/** Tags, asked for once; those that are named anew are known at once, and made by `make`. */
function tagsAskedOnce(tags: TagService, make: (work: () => Promise<void>) => Promise<void>): WritingBeside['tags'] {
  let known: Promise<Map<string, string>> | undefined;
  const all = (userId: string) =>
    (known ??= tags.list(userId).then((list) => new Map(list.map(({ name }) => [tagKey(name), name]))));
  return {
    async spelled(userId, names) {
      if (names.length === 0) return [];
      const spelling = await all(userId);
      return tagsOnce(names).map((name) => spelling.get(tagKey(name)) ?? name.trim());
    },
    async ensure(actor, names) {
      if (names.length === 0) return;
      const spelling = await all(actor.userId);
      const fresh = names.filter((name) => !spelling.has(tagKey(name)));
      for (const name of fresh) spelling.set(tagKey(name), name);
      if (fresh.length > 0) await make(() => tags.ensure(actor, fresh));
    },
  };
}

/** A context for changes that a later write will do: what they have to tell is told then. */
function putOff(context: Context, revision: number) {
  const told: (() => Promise<void> | void)[] = [];
  const later: WritingContext = {
    ...context,
    database: { write: (_, work) => work(revision), writingRevision: () => revision },
    events: { emit: async (...event) => void told.push(() => context.events.emit(...event)) },
    journal: { record: (...recorded) => void told.push(() => context.journal.record(...recorded)) },
    publish: (...published) => void told.push(() => context.publish(...published)),
  };
  return {
    later,
    putOff: async (work: () => Promise<void>) => void told.push(work),
    async tell() {
      for (const tell of told) await tell();
    },
  };
}

/** Many changes that are thought through and not written yet. */
export interface Planned<T> {
  result: T;
  /** Writes them all, inside a write whose revision follows on the one that they were planned at. */
  save(): Promise<void>;
}

interface Services {
  columns: ColumnService;
  projects: ProjectService;
  tags: TagService;
}

/**
 * Many changes of tasks as one: `work` gets tasks that are read and written together, so that a thousand cost a few
 * statements. It changes neither columns nor projects, and makes the tags that they name. `ids` are tasks that it will ask for.
 */
export function changingTogether(context: Context, store: TaskStore, { columns, projects, tags }: Services) {
  type Work<T> = (tasks: TaskWriting) => Promise<T>;

  /** @param make makes what tasks name anew */
  async function hold(
    from: WritingContext,
    userId: string,
    ids: readonly string[],
    make: (work: () => Promise<void>) => Promise<void> = (work) => work(),
  ) {
    const held = heldTasks(store, userId);
    await held.read(ids);
    const beside = {
      columns: boardAskedOnce(columns),
      projects: projectsAskedOnce(projects),
      tags: tagsAskedOnce(tags, make),
    };
    return { held, tasks: taskWriting(from, held, beside) };
  }

  return {
    /** Does them in a write. */
    together: <T>(actor: Actor, ids: readonly string[], work: Work<T>): Promise<T> =>
      context.database.write(actor.userId, async () => {
        const { held, tasks } = await hold(context, actor.userId, ids);
        const result = await work(tasks);
        await held.flush();
        return result;
      }),

    /**
     * Thinks them through ahead of their write, so that it holds nobody up but for the writing itself.
     * @param revision the user's revision, read before this call
     */
    async togetherAhead<T>(actor: Actor, revision: number, ids: readonly string[], work: Work<T>): Promise<Planned<T>> {
      const { later, putOff: make, tell } = putOff(context, revision + 1);
      const { held, tasks } = await hold(later, actor.userId, ids, make);
      const result = await work(tasks);
      return {
        result,
        async save() {
          await held.flush();
          await tell();
        },
      };
    },
  };
}

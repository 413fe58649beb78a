import type { Task } from '#features/tasks/contract.ts';
import type { TaskWriting } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { texts } from '../texts.ts';
import { type Conflict, conflictsOf, type Effect } from '../undo.ts';
import type { ActedMessage } from './store.ts';
import type { Sources } from './view.ts';

/** What became of a message that was to be undone. */
export type Undone =
  | { done: true; message: string; tasks: Task[]; taskCount: number }
  | { done: false; message: string };

type Made = Extract<Effect, { kind: 'project' }>;

interface World {
  tasks: ReadonlyMap<string, Task>;
  /** Names by id. */
  projects: ReadonlyMap<string, string>;
  columns: ReadonlySet<string>;
}

const byId = (effects: readonly Effect[], kind: Effect['kind']) =>
  effects.filter((effect) => effect.kind === kind).map(({ id }) => id);

function refusal(conflicts: readonly Conflict[]): string {
  const { reason } = conflicts[0]!;
  const titles = conflicts.filter((conflict) => conflict.reason === reason).map(({ title }) => title);
  return texts.undo[reason](titles);
}

/** Takes back what a message did: the same objects in their places, all of them or none. */
export function undoing({ tasks: all, projects, columns }: Pick<Sources, 'tasks' | 'projects' | 'columns'>) {
  async function present(tasks: TaskWriting, userId: string, ids: readonly string[]): Promise<Map<string, Task>> {
    const found = new Map<string, Task>();
    for (const id of ids) {
      const task = await tasks.find(userId, id);
      if (task) found.set(id, task);
    }
    return found;
  }

  async function world(tasks: TaskWriting, userId: string, touched: readonly string[]): Promise<World> {
    const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
    return {
      tasks: await present(tasks, userId, touched),
      projects: new Map((await projects.list(userId)).map(({ id, name }) => [id, name])),
      columns: ids(await columns.list(userId)),
    };
  }

  /** A project goes with the message that made it, unless it has been put to use or renamed since. */
  async function removeProject(actor: Actor, { id, name }: Made) {
    const project = (await projects.list(actor.userId)).find((candidate) => candidate.id === id);
    if (project?.name === name && !(await all.areIn(actor.userId, id))) await projects.remove(actor, id);
  }

  async function takeBack(
    tasks: TaskWriting,
    actor: Actor,
    effect: Exclude<Effect, Made>,
    there: ReadonlyMap<string, Task>,
  ): Promise<void> {
    switch (effect.kind) {
      case 'created':
        if (!there.has(effect.id)) return;
        // A deleted task keeps its completion in the figures; one that never was must not.
        if (effect.after.status === 'completed') await tasks.update(actor, effect.id, { status: 'active' });
        return tasks.remove(actor, effect.id);
      case 'deleted':
        await tasks.restore(actor, effect.id);
        return;
      case 'changed': {
        const { completedAt, ...change } = effect.before;
        await tasks.update(actor, effect.id, change, completedAt ? Date.parse(completedAt) : undefined);
      }
    }
  }

  function report(
    effects: readonly Effect[],
    before: World,
    after: ReadonlyMap<string, Task>,
    projectsLeft: ReadonlySet<string>,
  ) {
    const created = new Set(byId(effects, 'created'));
    const restored = new Set(byId(effects, 'deleted'));
    const changed = new Set(byId(effects, 'changed').filter((id) => !created.has(id) && !restored.has(id)));
    const titles = (ids: Iterable<string>, from: ReadonlyMap<string, Task>) =>
      [...ids].flatMap((id) => from.get(id)?.title ?? []);
    const projectsGone = [...before.projects].flatMap(([id, name]) => (projectsLeft.has(id) ? [] : [name]));
    const parts = [
      [texts.undo.removed, titles(created, before.tasks)],
      [texts.undo.restored, titles(restored, after)],
      [texts.undo.asBefore, titles(changed, after)],
      [texts.undo.withoutProject, projectsGone],
    ] as const;
    const told = parts.flatMap(([text, named]) => (named.length > 0 ? [text(named)] : []));
    const touched = [...new Set([...restored, ...changed])].flatMap((id) => after.get(id) ?? []);
    return { message: [texts.undo.done, ...told].join(' '), tasks: touched, taskCount: created.size + touched.length };
  }

  const isMade = (effect: Effect): effect is Made => effect.kind === 'project';
  const idsOf = (effects: readonly Effect[]) => [
    ...new Set(effects.flatMap((effect) => (isMade(effect) ? [] : [effect.id]))),
  ];

  /** What becomes of the tasks. */
  async function takeAllBack(tasks: TaskWriting, actor: Actor, acted: ActedMessage, now: number) {
    const { userId } = actor;
    const { effects, createdAt } = acted;
    const ids = idsOf(effects);
    const before = await world(tasks, userId, ids);
    const expired = now - createdAt > RESTORE_WINDOW;
    const conflicts = conflictsOf(effects, { ...before, projects: new Set(before.projects.keys()), expired });
    if (conflicts.length > 0) return { message: refusal(conflicts) };
    for (const effect of effects.toReversed()) if (!isMade(effect)) await takeBack(tasks, actor, effect, before.tasks);
    return { before, after: await present(tasks, userId, ids) };
  }

  type Taken = Awaited<ReturnType<typeof takeAllBack>>;

  /** What becomes of the projects, once their tasks are out of them. */
  async function finish(actor: Actor, { effects }: ActedMessage, taken: Taken): Promise<Undone> {
    if (taken.message !== undefined) return { done: false, message: taken.message };
    for (const project of effects.filter(isMade).toReversed()) await removeProject(actor, project);
    const projectsLeft = new Set((await projects.list(actor.userId)).map(({ id }) => id));
    return { done: true, ...report(effects, taken.before, taken.after, projectsLeft) };
  }

  return {
    /** Does it inside a running write. */
    async takeBack(actor: Actor, acted: ActedMessage, now: number): Promise<Undone> {
      const ids = idsOf(acted.effects);
      return finish(actor, acted, await all.together(actor, ids, (tasks) => takeAllBack(tasks, actor, acted, now)));
    },

    /** Thinks it through ahead of the write, which is to do the rest. */
    async plan(actor: Actor, revision: number, acted: ActedMessage, now: number): Promise<() => Promise<Undone>> {
      const { result, save } = await all.togetherAhead(actor, revision, idsOf(acted.effects), (tasks) =>
        takeAllBack(tasks, actor, acted, now),
      );
      return async () => {
        await save();
        return finish(actor, acted, result);
      };
    },
  };
}

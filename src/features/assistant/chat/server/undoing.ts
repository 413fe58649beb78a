import type { Task } from '#features/tasks/contract.ts';
import { RESTORE_DAYS } from '#features/tasks/rules.ts';
import type { Actor } from '#server/context.ts';
import { HOUR } from '#shared/day.ts';
import { texts } from '../texts.ts';
import { type Conflict, conflictsOf, type Effect } from '../undo.ts';
import type { ActedMessage } from './store.ts';
import type { Sources } from './view.ts';

/** What became of a message that was to be undone. */
export type Undone =
  | { done: true; message: string; tasks: Task[]; taskCount: number }
  | { done: false; message: string };

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

/** Takes back what a message did, inside a running write: the same objects in their places, all of them or none. */
export function undoing({ tasks, projects, columns }: Pick<Sources, 'tasks' | 'projects' | 'columns'>) {
  async function world(userId: string): Promise<World> {
    const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
    return {
      tasks: new Map((await tasks.list(userId)).map((task) => [task.id, task])),
      projects: new Map((await projects.list(userId)).map(({ id, name }) => [id, name])),
      columns: ids(await columns.list(userId)),
    };
  }

  /** A project goes with the message that made it, unless it has been put to use or renamed since. */
  async function removeProject(actor: Actor, { id, name }: Extract<Effect, { kind: 'project' }>) {
    const project = (await projects.list(actor.userId)).find((candidate) => candidate.id === id);
    const used = (await tasks.list(actor.userId)).some(({ projectId }) => projectId === id);
    if (project?.name === name && !used) await projects.remove(actor, id);
  }

  async function takeBack(actor: Actor, effect: Effect, present: ReadonlyMap<string, Task>): Promise<void> {
    switch (effect.kind) {
      case 'project':
        return removeProject(actor, effect);
      case 'created':
        if (!present.has(effect.id)) return;
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

  function report(effects: readonly Effect[], before: World, after: World) {
    const created = new Set(byId(effects, 'created'));
    const restored = new Set(byId(effects, 'deleted'));
    const changed = new Set(byId(effects, 'changed').filter((id) => !created.has(id) && !restored.has(id)));
    const titles = (ids: Iterable<string>, from: ReadonlyMap<string, Task>) =>
      [...ids].flatMap((id) => from.get(id)?.title ?? []);
    const projectsGone = [...before.projects].flatMap(([id, name]) => (after.projects.has(id) ? [] : [name]));
    const parts = [
      [texts.undo.removed, titles(created, before.tasks)],
      [texts.undo.restored, titles(restored, after.tasks)],
      [texts.undo.asBefore, titles(changed, after.tasks)],
      [texts.undo.withoutProject, projectsGone],
    ] as const;
    const told = parts.flatMap(([text, named]) => (named.length > 0 ? [text(named)] : []));
    const touched = [...new Set([...restored, ...changed])].flatMap((id) => after.tasks.get(id) ?? []);
    return { message: [texts.undo.done, ...told].join(' '), tasks: touched, taskCount: created.size + touched.length };
  }

  return async (actor: Actor, { effects, createdAt }: ActedMessage, now: number): Promise<Undone> => {
    const before = await world(actor.userId);
    const expired = now - createdAt > RESTORE_DAYS * 24 * HOUR;
    const conflicts = conflictsOf(effects, { ...before, projects: new Set(before.projects.keys()), expired });
    if (conflicts.length > 0) return { done: false, message: refusal(conflicts) };
    for (const effect of effects.toReversed()) await takeBack(actor, effect, before.tasks);
    const after = await world(actor.userId);
    return { done: true, ...report(effects, before, after) };
  };
}

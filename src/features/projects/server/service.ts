import type { Actor, Context } from '#server/context.ts';
import { isId, newId } from '#server/id.ts';
import { notFound } from '#shared/errors.ts';
import { listProjects, type Project } from '../contract.ts';
import { projectChanged, projectDeleted } from '../events.ts';
import { texts } from '../texts.ts';
import { projectStore } from './store.ts';

export function projectService(context: Context) {
  const { database, events, clock } = context;
  const store = projectStore(context);

  /** @throws AppError 404 for a missing project or somebody else's */
  async function require(userId: string, id: string): Promise<Project> {
    const project = isId(id) ? await store.find(userId, id) : undefined;
    if (!project) throw notFound(texts.missing);
    return project;
  }

  return {
    list: store.list,
    require,

    create: (actor: Actor, input: { name: string; color: string }): Promise<Project> =>
      database.write(actor.userId, async () => {
        const id = newId();
        await store.insert(actor.userId, { id, ...input, created_at: clock.now() });
        context.publish(actor, [listProjects.path]);
        return require(actor.userId, id);
      }),

    update: (actor: Actor, id: string, change: { name?: string; color?: string }): Promise<Project> =>
      database.write(actor.userId, async () => {
        await require(actor.userId, id);
        if (Object.values(change).some((value) => value !== undefined)) await store.update(actor.userId, id, change);
        await events.emit(actor, projectChanged, { projectId: id });
        context.publish(actor, [listProjects.path]);
        return require(actor.userId, id);
      }),

    remove: (actor: Actor, id: string): Promise<void> =>
      database.write(actor.userId, async (revision) => {
        await require(actor.userId, id);
        await events.emit(actor, projectDeleted, { projectId: id, revision });
        await store.remove(actor.userId, id);
        context.publish(actor, [listProjects.path]);
      }),
  };
}

export type ProjectService = ReturnType<typeof projectService>;

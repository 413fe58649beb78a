import type { Actor, Context } from '#server/context.ts';
import { isId } from '#server/id.ts';
import type { Deletable } from '#server/journal/deletable.ts';
import { asItself, isOutlived, outlives, timesOfDeletion, timesOfReturn } from '#server/meeting-deletion.ts';
import { notFound } from '#shared/errors.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { listProjects, type Project } from '../contract.ts';
import { projectDeleted, projectRestored } from '../events.ts';
import { texts } from '../texts.ts';
import type { ProjectStore } from './store.ts';

interface Beside {
  context: Context;
  store: Pick<ProjectStore, 'find' | 'findAny' | 'fieldTimes' | 'setDeleted' | 'update'>;
  record(actor: Actor, before: Deletable<Project>, after: Deletable<Project>): void;
}

/** Projects go, come back for 30 days, and are changed on one device while another one deletes them. */
export function deletion({ context, store, record }: Beside) {
  const { database, events, clock } = context;

  /** @throws AppError 404 for a missing project or somebody else's */
  async function require(userId: string, id: string): Promise<Project> {
    const project = isId(id) ? await store.find(userId, id) : undefined;
    if (!project) throw notFound(texts.missing);
    return project;
  }

  /** @throws AppError 404 once the 30 days are over; a project that is not deleted is answered as it is */
  const restore = (actor: Actor, id: string): Promise<Project> =>
    database.write(actor.userId, async (revision) => {
      const found = isId(id) ? await store.findAny(actor.userId, id) : undefined;
      if (!found) throw notFound(texts.missing);
      const { object: project, deletedAt } = found;
      if (deletedAt === null) return project;
      if (deletedAt < clock.now() - RESTORE_WINDOW) throw notFound(texts.missing);
      await store.setDeleted(actor.userId, id, null);
      await events.emit(actor, projectRestored, { projectId: id, revision });
      record(actor, found, { object: project, deletedAt: null });
      context.publish(actor, [listProjects.path]);
      return project;
    });

  /** The project, back since it was changed after its deletion. */
  async function bringBack(actor: Actor, id: string): Promise<Project> {
    await restore(asItself(actor), id);
    const times = await store.fieldTimes(actor.userId, id);
    await store.update(actor.userId, id, {}, timesOfReturn(times, clock.now()));
    return require(actor.userId, id);
  }

  /**
   * The project that an actor changes, within a write: one that was deleted before they said so comes back; undefined for a missing
   * one or somebody else's, and for one that was deleted later.
   * @param says whether they say anything of it: what says nothing brings nothing back
   */
  async function changingAny(
    actor: Actor,
    id: string,
    says: (project: Project) => boolean = () => true,
  ): Promise<Project | undefined> {
    const found = isId(id) ? await store.findAny(actor.userId, id) : undefined;
    if (!found || found.deletedAt === null) return found?.object;
    const times = await store.fieldTimes(actor.userId, id);
    const returns = outlives(times, found.deletedAt, actor) && says(found.object);
    return returns ? bringBack(actor, id) : undefined;
  }

  return {
    require,
    restore,

    changingAny,

    /** As `changingAny`. @throws AppError 404 for a missing project or somebody else's, and for one that was deleted later */
    async changing(actor: Actor, id: string, says?: (project: Project) => boolean): Promise<Project> {
      const project = await changingAny(actor, id, says);
      if (!project) throw notFound(texts.missing);
      return project;
    },

    /**
     * Soft: its tasks are let go, and `restore` brings it back with them for 30 days. One that was changed after an actor
     * deleted it comes back at once.
     */
    remove: (actor: Actor, id: string, deletedAt = clock.now()): Promise<void> =>
      database.write(actor.userId, async (revision) => {
        const project = await require(actor.userId, id);
        const times = await store.fieldTimes(actor.userId, id);
        await events.emit(actor, projectDeleted, { projectId: id, revision });
        await store.update(actor.userId, id, {}, timesOfDeletion(times, actor, clock.now()));
        await store.setDeleted(actor.userId, id, deletedAt);
        record(actor, { object: project, deletedAt: null }, { object: project, deletedAt });
        context.publish(actor, [listProjects.path]);
        if (isOutlived(times, actor)) await bringBack(actor, id);
      }),
  };
}

import type { Planned, TaskWriting } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import type { Action } from '../../engine/model.ts';
import {
  type Deeds,
  idsOf,
  makeProjects,
  makesProject,
  type ProjectDeeds,
  performAll,
  type TaskDeeds,
} from '../acting.ts';
import type { Sources } from './view.ts';

const deedsOf = (tasks: TaskWriting, actor: Actor): TaskDeeds => ({
  create: (input) => tasks.create(actor, input),
  require: (id) => tasks.require(actor.userId, id),
  update: (id, change) => tasks.update(actor, id, change),
  remove: (id) => tasks.remove(actor, id),
  addStep: (id, title) => tasks.addStep(actor, id, { title }),
});

/** Carries actions out through the services. */
export function acting({ tasks: all, projects }: Pick<Sources, 'tasks' | 'projects'>) {
  const projectsOf = (actor: Actor): ProjectDeeds => ({
    count: async () => (await projects.list(actor.userId)).length,
    create: (input) => projects.create(actor, input),
  });

  return {
    /** Does everything in order, inside a running write; whatever a service refuses is thrown and takes all of it back. */
    async perform(actor: Actor, actions: readonly Action[]): Promise<Deeds> {
      const made = await makeProjects(projectsOf(actor), actions);
      return all.together(actor, idsOf(actions), (tasks) => performAll(deedsOf(tasks, actor), actions, made));
    },

    /** The same ahead of the write; null where it makes a project, which only the write can. */
    async plan(actor: Actor, revision: number, actions: readonly Action[]): Promise<Planned<Deeds> | null> {
      if (makesProject(actions)) return null;
      return all.togetherAhead(actor, revision, idsOf(actions), (tasks) =>
        performAll(deedsOf(tasks, actor), actions, new Map()),
      );
    },
  };
}

import { type DefaultReminder, withDefaultReminder } from '#features/tasks/default-reminder.ts';
import type { Planned, TaskWriting } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import { newId } from '#server/id.ts';
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

const deedsOf = (tasks: TaskWriting, actor: Actor, reminder: DefaultReminder): TaskDeeds => ({
  newId,
  create: (input) => tasks.create(actor, withDefaultReminder(input, reminder, newId)),
  require: (id) => tasks.require(actor.userId, id),
  update: (id, change) => tasks.update(actor, id, change),
  remove: (id) => tasks.remove(actor, id),
  addStep: (id, title) => tasks.addStep(actor, id, { title }),
});

/** Carries actions out through the services. */
export function acting({ tasks: all, projects, settings }: Pick<Sources, 'tasks' | 'projects' | 'settings'>) {
  /** Asked only where there may be a new task to remind of. */
  const reminderOf = async ({ userId, zone }: Actor, actions: readonly Action[]): Promise<DefaultReminder> => ({
    zone,
    before: actions.some((action) => 'draft' in action && action.draft.dueDate !== null)
      ? (await settings.read(userId)).defaultReminder
      : null,
  });

  const projectsOf = (actor: Actor): ProjectDeeds => ({
    count: async () => (await projects.list(actor.userId)).length,
    create: (input) => projects.create(actor, input),
  });

  return {
    /** Does everything in order, inside a running write; whatever a service refuses is thrown and takes all of it back. */
    async perform(actor: Actor, actions: readonly Action[]): Promise<Deeds> {
      const made = await makeProjects(projectsOf(actor), actions);
      const reminder = await reminderOf(actor, actions);
      return all.together(actor, idsOf(actions), (tasks) => performAll(deedsOf(tasks, actor, reminder), actions, made));
    },

    /** The same ahead of the write; null where it makes a project, which only the write can. */
    async plan(actor: Actor, revision: number, actions: readonly Action[]): Promise<Planned<Deeds> | null> {
      if (makesProject(actions)) return null;
      const reminder = await reminderOf(actor, actions);
      return all.togetherAhead(actor, revision, idsOf(actions), (tasks) =>
        performAll(deedsOf(tasks, actor, reminder), actions, new Map()),
      );
    },
  };
}

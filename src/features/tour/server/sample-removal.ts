import type { ReportService } from '#features/assistant/report/server/service.ts';
import type { ColumnService } from '#features/columns/server/service.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { addDays, type Day } from '#shared/day.ts';
import { HABIT_CONTENT, isExample, PROJECT_CONTENT, TASK_CONTENT } from '../sample-day.ts';
import { type SampleItem, sampleStore } from './store.ts';

/** The slices whose objects an example is made of, and the report that speaks of them. */
export interface SampleParts {
  projects: ProjectService;
  columns: ColumnService;
  tasks: TaskService;
  focus: FocusService;
  habits: HabitService;
  reports: Pick<ReportService, 'forget'>;
}

/**
 * Takes the example away and leaves what is the user's: what he made, and what of the example he changed into his own.
 * Ticking, moving and archiving its tasks is trying it out; another title, text, priority, deadline or project is not.
 */
export function sampleRemoval(context: Context, { projects, tasks, focus, habits }: SampleParts) {
  const store = sampleStore(context);

  async function removeTasks(actor: Actor, items: SampleItem[], sampleProject: string | undefined): Promise<void> {
    for (const { id, content } of items) {
      const task = await tasks.find(actor.userId, id);
      if (!task || !isExample(TASK_CONTENT, task, content)) continue;
      if (task.projectId !== null && task.projectId !== sampleProject) continue;
      // A completion outlives its task in the figures; that of an example must not.
      if (task.completedAt !== null) await tasks.update(actor, id, { status: 'active' });
      await tasks.remove(actor, id);
    }
  }

  /** A habit that was marked on later days is kept up by the user, whatever it is called. */
  async function removeHabits(actor: Actor, items: SampleItem[], madeOn: Day): Promise<void> {
    const known = new Map((await habits.list(actor)).map((habit) => [habit.id, habit]));
    for (const { id, content } of items) {
      const habit = known.get(id);
      if (!habit || !isExample(HABIT_CONTENT, habit, content)) continue;
      const later = await habits.entries(actor, id, { startDate: addDays(madeOn, 1) });
      if (!later.some(({ completed, skipped }) => completed || skipped)) await habits.remove(actor, id);
    }
  }

  /** A project stays with any task that is left in it. */
  async function removeProjects(actor: Actor, items: SampleItem[]): Promise<void> {
    const known = new Map((await projects.list(actor.userId)).map((project) => [project.id, project]));
    for (const { id, content } of items) {
      const project = known.get(id);
      if (!project || !isExample(PROJECT_CONTENT, project, content)) continue;
      if (!(await tasks.areIn(actor.userId, id))) await projects.remove(actor, id);
    }
  }

  return async (actor: Actor, madeOn: Day): Promise<void> => {
    const items = Map.groupBy(await store.items(actor.userId), ({ kind }) => kind);
    const of = (kind: SampleItem['kind']) => items.get(kind) ?? [];
    await focus.erase(
      actor,
      of('session').map(({ id }) => id),
    );
    await removeTasks(actor, of('task'), of('project')[0]?.id);
    await removeHabits(actor, of('habit'), madeOn);
    await removeProjects(actor, of('project'));
    await store.forgetItems(actor.userId);
  };
}

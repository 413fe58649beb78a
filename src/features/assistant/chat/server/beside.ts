import { backNow, type HabitRest } from '#features/habits/resting.ts';
import { copiedTasks, headingsOfCopy, tasksOfCopy } from '#features/tasks/project-copy.ts';
import type { Actor, Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { livedDay } from '#shared/day.ts';
import type { BesideTasks } from '../../engine/model.ts';
import type { Sources } from './view.ts';

/** As the service is told it. */
const said = (rests: readonly HabitRest[]) =>
  rests.map(({ id, lifted, paused }) => ({ id, lifted: [...lifted], paused: [...paused] }));

/** Does what a message commands beside tasks, inside a running write. */
export function doingBeside(
  {
    focus,
    habits,
    projects,
    settings,
    tags,
    tasks,
  }: Pick<Sources, 'focus' | 'habits' | 'projects' | 'settings' | 'tags' | 'tasks'>,
  clock: Context['clock'],
) {
  /** Makes a project with the headings and the open tasks of another one, from today on. */
  async function copy(actor: Actor, { id, name }: { id: string; name: string }): Promise<void> {
    const { userId } = actor;
    const [{ color, folder, headings: known }, all] = await Promise.all([
      projects.require(userId, id),
      tasks.list(userId),
    ]);
    const { headings, idOf } = headingsOfCopy(known, newId);
    const made = await projects.create(actor, { name, color, folder, headings });
    const start = livedDay(clock.now(), actor);
    const beginning = { start, zone: actor.zone };
    for (const task of tasksOfCopy(copiedTasks(all, id), made.id, beginning, newId, idOf))
      await tasks.create(actor, task);
  }

  return {
    /**
     * @returns whether it stands in the journal, and can be taken back
     * @throws AppError what the service refuses, as a session that has ended since
     */
    async perform(actor: Actor, deed: BesideTasks): Promise<boolean> {
      switch (deed.kind) {
        case 'start session':
          await focus.start(actor, { durationMinutes: deed.minutes, taskId: deed.taskId });
          return false;
        case 'pause session':
          await focus.pause(actor, deed.id);
          return false;
        case 'resume session':
          await focus.resume(actor, deed.id);
          return false;
        case 'end session':
          await focus.end(actor, deed.id);
          return false;
        case 'mark habit':
          // It was not marked when the message was read, and nothing has changed since.
          await habits.toggle(actor, deed.id);
          return true;
        case 'archive project':
          await projects.update(actor, deed.id, { archivedAt: new Date(clock.now()).toISOString() });
          return true;
        case 'bring back project':
          await projects.update(actor, deed.id, { archivedAt: null });
          return true;
        case 'put in folder':
          await projects.putInFolder(actor, deed.ids, deed.folder);
          return true;
        case 'rename tag':
          await tags.update(actor, deed.id, { name: deed.name });
          return true;
        case 'copy project':
          await copy(actor, deed);
          return true;
        case 'rest habits':
          await habits.rest(actor, said(deed.rests));
          return true;
        case 'end rest of habits': {
          const resting = (await habits.list(actor)).filter(({ id }) => deed.ids.includes(id));
          const rests = backNow(resting, livedDay(clock.now(), actor));
          if (rests.length > 0) await habits.rest(actor, said(rests));
          return rests.length > 0;
        }
        case 'remind of habit':
          await habits.update(actor, deed.id, deed.reminders);
          return true;
        case 'change letters':
          await settings.update(actor, deed.change);
          return false;
      }
    },
  };
}

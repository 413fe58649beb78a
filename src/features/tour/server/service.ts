import { activationTarget, isDoneColumn } from '#features/columns/rules.ts';
import { DEFAULT_PROJECT_COLOR } from '#features/projects/rules.ts';
import type { Actor, Context } from '#server/context.ts';
import { type Day, livedDay, MINUTE } from '#shared/day.ts';
import { conflict } from '#shared/errors.ts';
import { getSampleDay, type SampleDay } from '../contract.ts';
import {
  contentOf,
  endedSessions,
  HABIT_CONTENT,
  habitFields,
  markedDays,
  PROJECT_CONTENT,
  SAMPLE_HABITS,
  SAMPLE_TASKS,
  TASK_CONTENT,
  taskFields,
} from '../sample-day.ts';
import { texts } from '../texts.ts';
import { type SampleParts, sampleRemoval } from './sample-removal.ts';
import { sampleStore } from './store.ts';

/** An example of a day for a new account: made at once, and taken away without a trace. */
export function sampleService(context: Context, parts: SampleParts) {
  const { database, clock } = context;
  const { projects, columns, tasks, focus, habits, reports } = parts;
  const store = sampleStore(context);
  const remove = sampleRemoval(context, parts);
  const todayOf = (actor: Actor): Day => livedDay(clock.now(), actor);

  async function settle(actor: Actor, status: Exclude<SampleDay['status'], 'offered'>): Promise<SampleDay> {
    await store.saveDay(actor.userId, status, todayOf(actor));
    context.publish(actor, [getSampleDay.path]);
    return { status };
  }

  async function makeProject(actor: Actor): Promise<string> {
    const project = await projects.create(actor, { name: texts.sample.project, color: DEFAULT_PROJECT_COLOR });
    await store.addItem(actor.userId, {
      kind: 'project',
      id: project.id,
      content: contentOf(PROJECT_CONTENT, project),
    });
    return project.id;
  }

  /** @returns ids of the tasks by their names in the sample */
  async function makeTasks(actor: Actor, sampleProject: string): Promise<Map<string, string>> {
    const board = await columns.list(actor.userId);
    const first = activationTarget(board);
    const begun = board.find((column) => column !== first && !isDoneColumn(column.name)) ?? first;
    const ids = new Map<string, string>();
    for (const sample of SAMPLE_TASKS) {
      const task = await tasks.create(actor, {
        ...taskFields(sample, todayOf(actor)),
        projectId: sample.inProject ? sampleProject : null,
        kanbanColumnId: (sample.stage === 'started' ? begun : first)?.id ?? null,
      });
      if (sample.stage === 'done') await tasks.update(actor, task.id, { status: 'completed' });
      await store.addItem(actor.userId, { kind: 'task', id: task.id, content: contentOf(TASK_CONTENT, task) });
      ids.set(sample.name, task.id);
    }
    return ids;
  }

  async function makeHabits(actor: Actor): Promise<void> {
    for (const sample of SAMPLE_HABITS) {
      const habit = await habits.create(actor, habitFields(sample));
      for (const date of markedDays(sample, todayOf(actor)))
        await habits.mark(actor, habit.id, { date, completed: true, skipped: false });
      await store.addItem(actor.userId, { kind: 'habit', id: habit.id, content: contentOf(HABIT_CONTENT, habit) });
    }
  }

  async function makeSessions(actor: Actor, taskIds: Map<string, string>): Promise<void> {
    for (const { startedAt, minutes, task } of endedSessions(clock.now(), actor.zone)) {
      const taskId = taskIds.get(task) ?? null;
      const session = await focus.record(actor, { taskId, startedAt, endedAt: startedAt + minutes * MINUTE, minutes });
      await store.addItem(actor.userId, { kind: 'session', id: session.id, content: '' });
    }
  }

  async function read(userId: string): Promise<SampleDay> {
    return { status: (await store.day(userId))?.status ?? 'offered' };
  }

  return {
    read,

    /** Of several at once one makes it, the others find it made. @throws AppError 409 once it was declined */
    create: (actor: Actor): Promise<SampleDay> =>
      database.write(actor.userId, async () => {
        const { status } = await read(actor.userId);
        if (status === 'present') return { status };
        if (status === 'dismissed') throw conflict(texts.sample.gone);
        const taskIds = await makeTasks(actor, await makeProject(actor));
        await makeHabits(actor);
        await makeSessions(actor, taskIds);
        await reports.forget(actor);
        return settle(actor, 'present');
      }),

    /** Never offers it again; one that is there stays, as the user's own. */
    dismiss: (actor: Actor): Promise<SampleDay> =>
      database.write(actor.userId, async () => {
        await store.forgetItems(actor.userId);
        return settle(actor, 'dismissed');
      }),

    /** Takes away what is still the example's; where there is none, nothing happens. */
    remove: (actor: Actor): Promise<void> =>
      database.write(actor.userId, async () => {
        const day = await store.day(actor.userId);
        if (day?.status !== 'present') return;
        await remove(actor, day.made_on);
        await reports.forget(actor);
        await settle(actor, 'removed');
      }),
  };
}

export type SampleService = ReturnType<typeof sampleService>;

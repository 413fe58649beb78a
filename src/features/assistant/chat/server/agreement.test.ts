import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Column } from '#features/columns/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import { deadlineOf } from '#features/tasks/deadline.ts';
import { withUnsent } from '#features/tasks/unsent.ts';
import { newId } from '#server/id.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { EMPTY_CONTEXT } from '../../engine/model.ts';
import { checked } from '../answers.ts';
import { localProjects, localTasks, type Sayings } from '../local-deeds.ts';
import { carriedOut } from '../local-turn.ts';
import { type Done, undoneHere } from '../local-undo.ts';
import { toView } from '../task-view.ts';
import { texts } from '../texts.ts';

const server = useTestApp();
const ZONE = 'Europe/Moscow';
const COMMANDS = new URL('../../../../../corpus/commands/', import.meta.url);

interface Case {
  id: string;
  tasks?: Partial<Task>[];
  turns: string[];
}

/** Of all commands one in so many: reading one takes some hundredths of a second, and making an account more. Who reads is no engine's affair. */
const ONE_IN = process.env.TEST_ENGINE === 'postgres' ? 21 : 7;

const cases = readdirSync(COMMANDS)
  .flatMap((name) => readFileSync(new URL(name, COMMANDS), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Case)
  .filter((_, index) => index % ONE_IN === 0)
  .concat({
    id: 'steps',
    tasks: [{ title: 'Переезд' }],
    turns: ['разбей переезд на шаги: коробки, машина и ключи', 'добавь к нему шаг плёнка'],
  });

/** What an answer says and did; tasks that it made have other ids. */
const told = ({
  message,
  actions,
  taskCount,
  changes,
}: {
  message: string;
  actions: unknown;
  taskCount: number;
  changes: { title: string; action: string }[];
}) => ({
  message,
  actions,
  taskCount,
  changes: changes.map(({ title, action }) => [title, action]),
});

const looks = (tasks: readonly Task[]) =>
  tasks
    .map(({ title, status, priority, dueDate, dueHasTime, description, tags, steps }) =>
      JSON.stringify([
        title,
        status,
        priority,
        dueDate?.slice(0, 16),
        dueHasTime,
        description,
        tags,
        steps.map((step) => step.title),
      ]),
    )
    .sort();

/** An account in memory that is talked to as a device is. */
function device(given: readonly Task[], columns: readonly Column[], now: number) {
  let tasks = given;
  let projects: { id: string; name: string }[] = [];
  let context = EMPTY_CONTEXT;
  let done: Done | undefined;
  const at = new Date(now).toISOString();
  const sayings: Sayings = {
    newId,
    create(input) {
      const id = newId();
      return { id, change: { deed: 'create', id, task: { ...input, ...deadlineOf(input, ZONE) }, now: at } };
    },
    update: ({ id }, change) => ({ deed: 'change', id, change: { ...change, ...deadlineOf(change, ZONE) }, now: at }),
    remove: ({ id }) => ({ deed: 'delete', id }),
    addStep: ({ id }, title) => ({ deed: 'step', id, act: { do: 'add', step: { id: newId(), title } }, now: at }),
  };
  return {
    tasks: () => tasks,
    async say(message: string) {
      const view = {
        tasks: tasks.map(toView).sort((a, b) => (a.id < b.id ? 1 : -1)),
        projects,
        columns,
        habits: [],
        focus: { todayMinutes: 0, weekMinutes: 0 },
        user: { firstName: null },
        settings: { tone: 'supportive', role: 'assistant', personality: 'friendly' },
      } as const;
      const outcome = checked(productEngine(message, view, now, ZONE, context));
      if (outcome.undo) {
        const undone = done && undoneHere(done, tasks);
        if (!undone?.done)
          return { message: undone?.message ?? texts.undo.nothingYet, actions: [], taskCount: 0, changes: [] };
        tasks = withUnsent(tasks, { deed: 'take-back', acted: done!.acted }, columns);
        context = { ...EMPTY_CONTEXT, touched: undone.touched };
        done = undefined;
        return { message: undone.message, actions: [], taskCount: undone.taskCount, changes: [] };
      }
      const local = localTasks(tasks, columns, sayings);
      const making = localProjects(projects.length, newId);
      const turn = await carriedOut(outcome, context, { tasks: local.deeds, projects: making.deeds });
      const acted = local.acted();
      if (turn.acted) done = { acted, made: making.made, changes: turn.answer.changes };
      projects = [...projects, ...making.made];
      const after = new Map(acted.map((was) => [was.id, was.after]));
      tasks = [...tasks.filter(({ id }) => !after.has(id)), ...[...after.values()].filter((task) => task !== null)];
      context = turn.next;
      return turn.answer;
    },
  };
}

async function prepared(user: TestUser, tasks: readonly Partial<Task>[]): Promise<Task[]> {
  for (const { title, status } of tasks) {
    const { body } = await user.post('/api/tasks', { title }, { zone: ZONE });
    if (status && status !== 'active') await user.put(`/api/tasks/${body.id}`, { status }, { zone: ZONE });
  }
  return (await user.get('/api/tasks', { zone: ZONE })).body;
}

it.each(cases)('the device answers and does as the server: $id', async ({ tasks = [], turns }) => {
  const user = await server.user();
  await user.put('/api/settings', { zone: ZONE }, { zone: ZONE });
  const given = await prepared(user, tasks);
  const columns = (await user.get('/api/kanban-columns')).body;
  const here = device(given, columns, server.clock.now());
  for (const message of [...turns, 'отмени']) {
    const { body } = await user.post('/api/ai/smart-chat', { message }, { zone: ZONE });
    const answer = await here.say(message);
    expect(told(answer)).toEqual(told(body));
    expect(looks(here.tasks())).toEqual(looks((await user.get('/api/tasks', { zone: ZONE })).body));
  }
});

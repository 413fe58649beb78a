import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countStatements, statementsOf } from '#testing/server/count-statements.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import type { TaskWriting } from './service.ts';

const server = useTestApp();
const BEGUN = 6;

/** A change of the task with that number: those that were there at the beginning, and then those that it made. */
type Step = Creation | Update | Removal;

interface Creation {
  do: 'create';
  column: number;
}

interface Removal {
  do: 'remove' | 'restore';
  task: number;
}

interface Update {
  do: 'update';
  task: number;
  status?: Task['status'];
  column?: number;
  position?: number;
  after?: number;
}

const task = fc.nat({ max: BEGUN + 2 });
const column = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('create' as const), column }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      task,
      status: fc.constantFrom('active' as const, 'completed', 'archived'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('update' as const), task, column, position: fc.nat({ max: 8 }) }),
  },
  fc.record({ do: fc.constant('update' as const), task, column, after: task }),
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), task }) },
);

async function account() {
  const user = await server.user();
  const columns: { id: string }[] = (await user.get('/api/kanban-columns')).body;
  const ids: string[] = [];
  for (let n = 0; n < BEGUN; n++)
    ids.push((await user.post('/api/tasks', { title: `${n}`, kanbanColumnId: columns[n % 2]!.id })).body.id);
  return { user, ids, columns: [null, ...columns.map(({ id }) => id)] };
}

type Account = Awaited<ReturnType<typeof account>>;

async function take(tasks: TaskWriting, { user, ids, columns }: Account, given: Step): Promise<unknown> {
  const actor = { userId: user.id, zone: 'Europe/Moscow' };
  try {
    if (given.do === 'create') {
      const made = await tasks.create(actor, { title: `${ids.length}`, kanbanColumnId: columns[given.column]! });
      ids.push(made.id);
      return made.position;
    }
    const id = ids[given.task] ?? '';
    if (given.do === 'remove') return await tasks.remove(actor, id);
    if (given.do === 'restore') return (await tasks.restore(actor, id)).position;
    const { status, position, after, column: number }: Update = given as Update;
    const change = { status, position, kanbanColumnId: number === undefined ? undefined : columns[number]! };
    const { position: stands } = await tasks.update(actor, id, {
      ...change,
      ...(after !== undefined && { afterTaskId: ids[after] ?? null }),
    });
    return stands;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What an account looks like, whoever's it is. */
async function looks({ user, columns }: Account) {
  const { body } = await user.get('/api/tasks');
  return body.map(({ title, status, kanbanColumnId, position, completedAt }: Task) => [
    title,
    status,
    columns.indexOf(kanbanColumnId),
    position,
    completedAt !== null,
  ]);
}

type Together = <T>(account: Account, work: (tasks: TaskWriting) => Promise<T>) => Promise<T>;

const actorOf = ({ user }: Account) => ({ userId: user.id, zone: 'Europe/Moscow' });

const inOneWrite: Together = (one, work) => server.app.services.tasks.together(actorOf(one), one.ids, work);

const aheadOfTheWrite: Together = async (one, work) => {
  const { database } = server.context;
  const actor = actorOf(one);
  const revision = await database.revision(actor.userId);
  const before = await looks(one);
  const { result, save } = await server.app.services.tasks.togetherAhead(actor, revision, one.ids, work);
  expect([await database.revision(actor.userId), await looks(one)]).toEqual([revision, before]);
  await database.write(actor.userId, save);
  return result;
};

it.each([
  ['in one write', inOneWrite],
  ['ahead of the write', aheadOfTheWrite],
])('are %s what the same changes come to one by one', async (_name, doTogether) => {
  const { tasks } = server.app.services;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const [alone, together] = [await account(), await account()];
      const told: unknown[] = [];
      for (const given of steps) told.push(await take(tasks, alone, given));
      const heard = await doTogether(together, async (held) => {
        const answers: unknown[] = [];
        for (const given of steps) answers.push(await take(held, together, given));
        return answers;
      });
      expect(heard).toEqual(told);
      expect(await looks(together)).toEqual(await looks(alone));
    }),
    { numRuns: 25 },
  );
});

/** The statements of a change of so many tasks at once. */
async function statementsFor(
  count: number,
  change: (held: TaskWriting, user: TestUser, id: string) => Promise<unknown>,
) {
  const { user, ids } = await account();
  for (let n = BEGUN; n < count; n++) ids.push((await user.post('/api/tasks', { title: `${n}` })).body.id);
  const { tasks } = server.app.services;
  const actor = { userId: user.id, zone: 'Europe/Moscow' };
  return countStatements(server.context.database, () =>
    tasks.together(actor, ids, async (held) => {
      for (const id of ids) await change(held, user, id);
    }),
  );
}

it.each<[string, (held: TaskWriting, user: TestUser, id: string) => Promise<unknown>]>([
  [
    'completed',
    (held, { id: userId }, id) => held.update({ userId, zone: 'Europe/Moscow' }, id, { status: 'completed' }),
  ],
  [
    'given a day',
    (held, { id: userId }, id) =>
      held.update({ userId, zone: 'Europe/Moscow' }, id, { dueDate: '2026-12-01T10:00:00Z' }),
  ],
  ['deleted', (held, { id: userId }, id) => held.remove({ userId, zone: 'Europe/Moscow' }, id)],
])('many are %s by as few statements as some', async (_name, change) => {
  // The database is looked at now and then, whatever is done with it.
  expect(await statementsFor(60, change)).toBeLessThan((await statementsFor(BEGUN + 1, change)) + 10);
});

it.each<[string, (held: TaskWriting, userId: string, id: string) => Promise<unknown>]>([
  ['a new one', (held, userId) => held.create({ userId, zone: 'Europe/Moscow' }, { title: 'Купить молоко' })],
  [
    'a completed one',
    (held, userId, id) => held.update({ userId, zone: 'Europe/Moscow' }, id, { status: 'completed' }),
  ],
])('%s alone has no group of the account read', async (_name, change) => {
  const { user, ids } = await account();
  const { tasks } = server.app.services;
  const actor = { userId: user.id, zone: 'Europe/Moscow' };
  const run = await statementsOf(server.context.database, () =>
    tasks.together(actor, [ids[0]!], (held) => change(held, user.id, ids[0]!)),
  );
  expect(run.filter(({ sql }) => sql.includes('"rank", "status", "deleted_at"')).map(({ sql }) => sql)).toEqual([]);
});

it('change nothing where one of them fails', async () => {
  const one = await account();
  const before = await looks(one);
  const { tasks } = server.app.services;
  const actor = { userId: one.user.id, zone: 'Europe/Moscow' };
  const failing = tasks.together(actor, one.ids, async (held) => {
    await held.remove(actor, one.ids[0]!);
    await held.require(actor.userId, '01890000-0000-7000-8000-000000000000');
  });
  await expect(failing).rejects.toMatchObject({ status: 404 });
  expect(await looks(one)).toEqual(before);
});

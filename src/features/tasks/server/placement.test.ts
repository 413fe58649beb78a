import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoardModel, type Shown } from '#testing/board-model.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import { mergeChanges, mergeRanked, mergeWhole } from '../merge-changes.ts';
import { insertTask, moveTask, type Placed, placeOf, removeTask } from '../placement.ts';
import { STATUSES } from '../rules.ts';

const server = useTestApp();

const NAMES = ['Новые', 'В работе', 'Ждёт ответа', 'Готово', 'Завершённое'];

const index = fc.nat(11);
/** Index of a column; −1 for the group without one. */
const group = fc.integer({ min: -1, max: 4 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Behind the task of that index, first, or behind one that is nowhere. */
const after = fc.oneof(index, fc.constantFrom('first' as const, 'gone' as const));
const drop = fc.record({ kind: fc.constant('drop' as const), task: index, group, position: index });
const steps = {
  create: fc.record({ kind: fc.constant('create' as const), group }),
  drop,
  put: fc.record({
    kind: fc.constant('put' as const),
    task: index,
    group: maybe(group),
    position: maybe(index),
    after: maybe(after),
    status: maybe(fc.constantFrom(...STATUSES)),
  }),
  pair: fc.record({ kind: fc.constant('pair' as const), task: index, other: index, group, position: index }),
  remove: fc.record({ kind: fc.constant('remove' as const), task: index }),
  restore: fc.record({ kind: fc.constant('restore' as const), task: index }),
  purge: fc.record({ kind: fc.constant('purge' as const), task: index }),
  addColumn: fc.record({ kind: fc.constant('addColumn' as const), name: fc.constantFrom(...NAMES), position: index }),
  changeColumn: fc.record({
    kind: fc.constant('changeColumn' as const),
    group,
    name: maybe(fc.constantFrom(...NAMES)),
    position: maybe(index),
  }),
  removeColumn: fc.record({ kind: fc.constant('removeColumn' as const), group }),
  sync: fc.record({ kind: fc.constant('sync' as const) }),
};
const step = fc.oneof(
  { weight: 6, arbitrary: steps.create },
  { weight: 6, arbitrary: steps.drop },
  { weight: 6, arbitrary: steps.put },
  { weight: 3, arbitrary: steps.pair },
  { weight: 3, arbitrary: steps.remove },
  { weight: 3, arbitrary: steps.restore },
  { weight: 1, arbitrary: steps.purge },
  { weight: 1, arbitrary: steps.addColumn },
  { weight: 1, arbitrary: steps.changeColumn },
  { weight: 1, arbitrary: steps.removeColumn },
  { weight: 1, arbitrary: steps.sync },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Put = Extract<Step, { kind: 'drop' | 'put' }>;

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
const columnAt = ({ columns }: BoardModel, at: number) => (at < 0 ? null : (pick(columns, at)?.id ?? null));
const placed = ({ id, status, kanbanColumnId, position }: Placed): Shown => ({ id, status, kanbanColumnId, position });
const byId = (tasks: readonly Placed[]) => tasks.map(placed).sort((a, b) => (a.id < b.id ? -1 : 1));

async function readTasks(user: TestUser): Promise<Task[]> {
  return (await user.get('/api/tasks')).body;
}

/** Positions of every group are 0 … n−1, and the archived stand last. */
function expectNumbered(tasks: readonly Placed[]): void {
  for (const [column, group] of Map.groupBy(tasks, (task) => task.kanbanColumnId)) {
    const inOrder = group.toSorted((a, b) => a.position - b.position);
    expect({ column, positions: inOrder.map(({ position }) => position) }).toEqual({
      column,
      positions: [...inOrder.keys()],
    });
    const live = inOrder.filter(({ status }) => status !== 'archived').length;
    expect(inOrder.slice(live).every(({ status }) => status === 'archived')).toBe(true);
  }
}

/** The change that a step sends. */
function bodyOf(step: Put, board: BoardModel) {
  const kanbanColumnId = step.group === undefined ? undefined : columnAt(board, step.group);
  if (step.kind === 'drop') return { kanbanColumnId, position: step.position };
  const named = typeof step.after === 'number' ? (pick(board.shown, step.after)?.id ?? UNKNOWN) : UNKNOWN;
  const afterTaskId = step.after === 'first' ? null : step.after === undefined ? undefined : named;
  return { kanbanColumnId, position: step.position, afterTaskId, status: step.status };
}

async function change(user: TestUser, board: BoardModel, step: Put): Promise<void> {
  const task = pick(board.shown, step.task);
  if (!task) return;
  const body = bodyOf(step, board);
  const answer = await user.put(`/api/tasks/${task.id}`, body);
  expect(answer.status).toBe(200);
  const seen = moveTask(board.shown, task.id, placeOf(task, body, board.columns));
  board.change(task.id, body);
  // What the interface shows at once, and what the change answers.
  expect(byId(seen)).toEqual(board.shown);
  expect(board.shown).toContainEqual(placed(answer.body));
}

/** Two moves to one place at once: they end as one after the other. */
async function pair(user: TestUser, board: BoardModel, step: Extract<Step, { kind: 'pair' }>): Promise<void> {
  const ids = [pick(board.shown, step.task)?.id, pick(board.shown, step.other)?.id].filter((id) => id !== undefined);
  const body = { kanbanColumnId: columnAt(board, step.group), position: step.position };
  const answers = await Promise.all(ids.map((id) => user.put(`/api/tasks/${id}`, body)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const [one, other] = [board.copy(), board];
  for (const id of ids) one.change(id, body);
  for (const id of ids.toReversed()) other.change(id, body);
  const found = byId(await readTasks(user));
  expect([one.shown, other.shown]).toContainEqual(found);
  if (JSON.stringify(one.shown) === JSON.stringify(found)) board.become(one);
}

async function create(user: TestUser, board: BoardModel, kanbanColumnId: string | null): Promise<void> {
  const { status, body } = await user.post('/api/tasks', { title: 'Задача', kanbanColumnId });
  expect(status).toBe(201);
  const before = board.shown;
  board.create(body.id, kanbanColumnId);
  expect(byId(insertTask(before, { ...placed(body), position: Number.MAX_SAFE_INTEGER }))).toEqual(board.shown);
}

async function setDeleted(user: TestUser, board: BoardModel, id: string | undefined, deleted: boolean): Promise<void> {
  if (!id) return;
  const answer = deleted ? await user.delete(`/api/tasks/${id}`) : await user.post(`/api/tasks/${id}/restore`);
  expect(answer.status).toBe(deleted ? 204 : 200);
  const seen = removeTask(board.shown, id);
  board.setDeleted(id, deleted);
  if (deleted) expect(byId(seen)).toEqual(board.shown);
  else expect(board.shown).toContainEqual(placed(answer.body));
}

/** As a month later, for this task alone. */
async function purge(board: BoardModel, id: string | undefined): Promise<void> {
  if (!id) return;
  const { query } = server.context.database;
  await query.updateTable('tasks').set({ deleted_at: 1 }).where('id', '=', id).execute();
  await server.app.services.tasks.purge();
  board.purge(id);
}

async function readColumns(user: TestUser, board: BoardModel): Promise<void> {
  const columns: { id: string; name: string; position: number }[] = (await user.get('/api/kanban-columns')).body;
  expect(columns.map(({ position }) => position)).toEqual([...columns.keys()]);
  board.columns = columns;
}

async function sync(user: TestUser, board: BoardModel): Promise<void> {
  expect((await user.post('/api/kanban/sync')).status).toBe(200);
  await readColumns(user, board);
  board.mend();
  expect((await user.post('/api/kanban/sync')).body.moved).toBe(0);
}

async function changeColumn(user: TestUser, board: BoardModel, step: Extract<Step, { kind: 'changeColumn' }>) {
  const id = columnAt(board, step.group);
  if (id === null) return;
  await user.put(`/api/kanban-columns/${id}`, { name: step.name, position: step.position });
  await readColumns(user, board);
}

async function removeColumn(user: TestUser, board: BoardModel, id: string | null): Promise<void> {
  if (id === null) return;
  expect((await user.delete(`/api/kanban-columns/${id}`)).status).toBe(204);
  board.removeColumn(id);
}

/** Does a step on the server and on the plain arrays. */
async function take(user: TestUser, board: BoardModel, step: Step): Promise<void> {
  switch (step.kind) {
    case 'create':
      return create(user, board, columnAt(board, step.group));
    case 'drop':
    case 'put':
      return change(user, board, step);
    case 'pair':
      return pair(user, board, step);
    case 'remove':
      return setDeleted(user, board, pick(board.shown, step.task)?.id, true);
    case 'restore':
      return setDeleted(user, board, pick(board.deleted, step.task), false);
    case 'purge':
      return purge(board, pick(board.deleted, step.task));
    case 'addColumn':
      await user.post('/api/kanban-columns', { name: step.name, position: step.position });
      return readColumns(user, board);
    case 'changeColumn':
      return changeColumn(user, board, step);
    case 'removeColumn':
      return removeColumn(user, board, columnAt(board, step.group));
    case 'sync':
      return sync(user, board);
  }
}

async function newBoard(user: TestUser): Promise<BoardModel> {
  return new BoardModel((await user.get('/api/kanban-columns')).body);
}

/** A window that asks what changed since it asked last, and holds the list by itself. */
function follow(user: TestUser, query: string, merge: typeof mergeChanges<Task>) {
  let [tasks, revision]: [readonly Task[], number | undefined] = [[], undefined];
  return async (): Promise<readonly Task[]> => {
    const { body, headers } = await user.get(`/api/tasks${revision === undefined ? '' : `?since=${revision}${query}`}`);
    tasks = Array.isArray(body) ? mergeWhole(tasks, body) : merge(tasks, body);
    revision = Number(headers['x-revision']);
    return tasks;
  };
}

describe('placement on the server', () => {
  it('is that of plain arrays, and whoever follows the changes has it, too', { timeout: 120_000 }, async () => {
    const sequence = fc.array(step, { minLength: 15, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(sequence, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), async (taken, asks) => {
        const user = await server.user();
        const board = await newBoard(user);
        const windows = [follow(user, '&order=rank', mergeRanked), follow(user, '', mergeChanges)];
        for (const [at, step] of taken.entries()) {
          await take(user, board, step);
          if (!asks[at] && at < taken.length - 1) continue;
          const tasks = await readTasks(user);
          expectNumbered(tasks);
          expect(byId(tasks)).toEqual(board.shown);
          for (const look of windows) expect(await look()).toEqual(tasks);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('stays numbered when everything is asked for at once', { timeout: 120_000 }, async () => {
    const sequence = fc.array(step, { minLength: 20, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(sequence, async (taken) => {
        const user = await server.user();
        const board = await newBoard(user);
        for (let n = 0; n < 12; n += 1) await create(user, board, board.columns[n % 4]?.id ?? null);
        const answers = await Promise.all(taken.map((step) => ask(user, board, step)));
        // What went meanwhile is missing; nothing may fail.
        expect(answers.filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([]);
        expectNumbered(await readTasks(user));
        await readColumns(user, board);
      }),
      { numRuns: 15 },
    );
  });

  it('purges for good without a gap', async () => {
    const user = await server.user();
    server.clock.set('2026-03-01T09:00:00Z');
    const created = [];
    for (const title of ['а', 'б', 'в', 'г']) created.push((await user.post('/api/tasks', { title })).body);
    await user.delete(`/api/tasks/${created[1].id}`);
    server.clock.set('2026-04-15T09:00:00Z');
    await server.app.services.tasks.purge();
    expectNumbered(await readTasks(user));
    expect((await user.post(`/api/tasks/${created[1].id}/restore`)).status).toBe(404);
    server.clock.set(Date.now());
  });
});

/** Sends a step without waiting for the ones before it. @returns the answer's status */
async function ask(user: TestUser, board: BoardModel, step: Step): Promise<number> {
  const task = 'task' in step ? pick(board.shown, step.task)?.id : undefined;
  const column = 'group' in step && step.group !== undefined ? columnAt(board, step.group) : undefined;
  const columnPath = `/api/kanban-columns/${column}`;
  const position = 'position' in step ? step.position : undefined;
  const put = () =>
    user.put(`/api/tasks/${task}`, bodyOf({ after: undefined, status: undefined, ...step } as Put, board));
  const answer = {
    create: () => user.post('/api/tasks', { title: 'Задача', kanbanColumnId: column }),
    drop: put,
    put,
    pair: put,
    remove: () => user.delete(`/api/tasks/${task}`),
    restore: () => user.post(`/api/tasks/${task}/restore`),
    purge: async () => ({ status: 204, purged: await server.app.services.tasks.purge() }),
    addColumn: () => user.post('/api/kanban-columns', { name: 'Ждёт', position }),
    changeColumn: () => user.put(columnPath, { position }),
    removeColumn: () => user.delete(columnPath),
    sync: () => user.post('/api/kanban/sync'),
  }[step.kind];
  return (await answer()).status;
}

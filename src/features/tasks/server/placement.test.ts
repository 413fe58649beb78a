import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDoneColumn } from '#features/columns/rules.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import { type ColumnRef, insertTask, moveTask, type Placed, placeOf, removeTask } from '../placement.ts';
import { STATUSES } from '../rules.ts';

const server = useTestApp();

/** What the interface shows: the same pure placement, without the server. */
interface Board {
  tasks: readonly Placed[];
  deleted: Placed[];
  columns: ColumnRef[];
}

const END = Number.MAX_SAFE_INTEGER;
const NAMES = ['Новые', 'В работе', 'Ждёт ответа', 'Готово', 'Завершённое'];

const index = fc.nat(11);
/** Index of a column; −1 for the group without one. */
const group = fc.integer({ min: -1, max: 4 });
const steps = {
  create: fc.record({ kind: fc.constant('create' as const), group }),
  drop: fc.record({ kind: fc.constant('drop' as const), task: index, group, position: index }),
  put: fc.record({
    kind: fc.constant('put' as const),
    task: index,
    group: fc.option(group, { nil: undefined }),
    position: fc.option(index, { nil: undefined }),
    status: fc.option(fc.constantFrom(...STATUSES), { nil: undefined }),
  }),
  remove: fc.record({ kind: fc.constant('remove' as const), task: index }),
  restore: fc.record({ kind: fc.constant('restore' as const), task: index }),
  addColumn: fc.record({ kind: fc.constant('addColumn' as const), name: fc.constantFrom(...NAMES), position: index }),
  changeColumn: fc.record({
    kind: fc.constant('changeColumn' as const),
    group,
    name: fc.option(fc.constantFrom(...NAMES), { nil: undefined }),
    position: fc.option(index, { nil: undefined }),
  }),
  removeColumn: fc.record({ kind: fc.constant('removeColumn' as const), group }),
  sync: fc.record({ kind: fc.constant('sync' as const) }),
};
const step = fc.oneof(
  { weight: 6, arbitrary: steps.create },
  { weight: 6, arbitrary: steps.drop },
  { weight: 6, arbitrary: steps.put },
  { weight: 2, arbitrary: steps.remove },
  { weight: 2, arbitrary: steps.restore },
  { weight: 1, arbitrary: steps.addColumn },
  { weight: 1, arbitrary: steps.changeColumn },
  { weight: 1, arbitrary: steps.removeColumn },
  { weight: 1, arbitrary: steps.sync },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
const columnAt = (board: Board, at: number) => (at < 0 ? null : (pick(board.columns, at)?.id ?? null));
const placed = ({ id, status, kanbanColumnId, position }: Placed): Placed => ({ id, status, kanbanColumnId, position });
const byId = (tasks: readonly Placed[]) => tasks.map(placed).sort((a, b) => (a.id < b.id ? -1 : 1));

async function readTasks(user: TestUser): Promise<Placed[]> {
  return byId((await user.get('/api/tasks')).body);
}

async function readColumns(user: TestUser): Promise<ColumnRef[]> {
  return (await user.get('/api/kanban-columns')).body;
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

async function change(user: TestUser, board: Board, task: Placed | undefined, body: object): Promise<void> {
  if (!task) return;
  const { status } = await user.put(`/api/tasks/${task.id}`, body);
  expect(status).toBe(200);
  board.tasks = moveTask(board.tasks, task.id, placeOf(task, body, board.columns));
}

async function remove(user: TestUser, board: Board, task: Placed | undefined): Promise<void> {
  if (!task) return;
  expect((await user.delete(`/api/tasks/${task.id}`)).status).toBe(204);
  board.tasks = removeTask(board.tasks, task.id);
  board.deleted.push(task);
}

async function restore(user: TestUser, board: Board, task: Placed | undefined): Promise<void> {
  if (!task) return;
  expect((await user.post(`/api/tasks/${task.id}/restore`)).status).toBe(200);
  board.tasks = insertTask(board.tasks, task);
  board.deleted = board.deleted.filter((other) => other !== task);
}

async function create(user: TestUser, board: Board, kanbanColumnId: string | null): Promise<void> {
  const { status, body } = await user.post('/api/tasks', { title: 'Задача', kanbanColumnId });
  expect(status).toBe(201);
  const name = board.columns.find(({ id }) => id === kanbanColumnId)?.name;
  const state = name && isDoneColumn(name) ? 'completed' : 'active';
  board.tasks = insertTask(board.tasks, { id: body.id, status: state, kanbanColumnId, position: END });
}

async function removeColumn(user: TestUser, board: Board, id: string | null): Promise<void> {
  if (id === null) return;
  expect((await user.delete(`/api/kanban-columns/${id}`)).status).toBe(204);
  const stranded = board.tasks.filter((task) => task.kanbanColumnId === id);
  for (const { id: task, status } of stranded.toSorted((a, b) => a.position - b.position))
    board.tasks = moveTask(board.tasks, task, { status, kanbanColumnId: null, position: undefined });
  board.deleted = board.deleted.map((task) => (task.kanbanColumnId === id ? { ...task, kanbanColumnId: null } : task));
  board.columns = await readColumns(user);
}

async function sync(user: TestUser, board: Board): Promise<void> {
  expect((await user.post('/api/kanban/sync')).status).toBe(200);
  board.columns = await readColumns(user);
  board.tasks = await readTasks(user);
  expect((await user.post('/api/kanban/sync')).body.moved).toBe(0);
}

/** Does a step on the server and, by the pure functions, on the board as the interface shows it. */
async function take(user: TestUser, board: Board, step: Step): Promise<void> {
  switch (step.kind) {
    case 'create':
      return create(user, board, columnAt(board, step.group));
    case 'drop': {
      const body = { kanbanColumnId: columnAt(board, step.group), position: step.position };
      return change(user, board, pick(board.tasks, step.task), body);
    }
    case 'put': {
      const kanbanColumnId = step.group === undefined ? undefined : columnAt(board, step.group);
      const body = { kanbanColumnId, position: step.position, status: step.status };
      return change(user, board, pick(board.tasks, step.task), body);
    }
    case 'remove':
      return remove(user, board, pick(board.tasks, step.task));
    case 'restore':
      return restore(user, board, pick(board.deleted, step.task));
    case 'addColumn':
      await user.post('/api/kanban-columns', { name: step.name, position: step.position });
      board.columns = await readColumns(user);
      return;
    case 'changeColumn':
      if (columnAt(board, step.group) === null) return;
      await user.put(`/api/kanban-columns/${columnAt(board, step.group)}`, {
        name: step.name,
        position: step.position,
      });
      board.columns = await readColumns(user);
      return;
    case 'removeColumn':
      return removeColumn(user, board, columnAt(board, step.group));
    case 'sync':
      return sync(user, board);
  }
}

async function newBoard(user: TestUser): Promise<Board> {
  return { tasks: [], deleted: [], columns: await readColumns(user) };
}

describe('placement on the server', () => {
  it('numbers every group without gaps and agrees with what the interface shows', { timeout: 120_000 }, async () => {
    const sequence = fc.array(step, { minLength: 15, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(sequence, async (taken) => {
        const user = await server.user();
        const board = await newBoard(user);
        for (const step of taken) {
          await take(user, board, step);
          const tasks = await readTasks(user);
          expectNumbered(tasks);
          expect(tasks).toEqual(byId(board.tasks));
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
        const columns = await readColumns(user);
        for (let n = 0; n < 12; n += 1)
          await user.post('/api/tasks', { title: `${n}`, kanbanColumnId: columns[n % 4]?.id ?? null });
        const tasks: Task[] = (await user.get('/api/tasks')).body;
        const answers = await Promise.all(taken.map((step) => ask(user, { tasks, deleted: tasks, columns }, step)));
        // What went meanwhile is missing; nothing may fail.
        expect(answers.filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([]);
        expectNumbered(await readTasks(user));
        const positions = (await user.get('/api/kanban-columns')).body.map(
          (column: { position: number }) => column.position,
        );
        expect(positions).toEqual([...positions.keys()]);
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
  });
});

/** Sends a step without waiting for the ones before it. @returns the answer's status */
async function ask(user: TestUser, board: Board, step: Step): Promise<number> {
  const task = 'task' in step ? pick(board.tasks, step.task)?.id : undefined;
  const column = 'group' in step && step.group !== undefined ? columnAt(board, step.group) : undefined;
  const columnPath = `/api/kanban-columns/${column}`;
  const position = 'position' in step ? step.position : undefined;
  const answer = {
    create: () => user.post('/api/tasks', { title: 'Задача', kanbanColumnId: column }),
    drop: () => user.put(`/api/tasks/${task}`, { kanbanColumnId: column, position }),
    put: () =>
      user.put(`/api/tasks/${task}`, {
        kanbanColumnId: column,
        position,
        status: 'status' in step ? step.status : undefined,
      }),
    remove: () => user.delete(`/api/tasks/${task}`),
    restore: () => user.post(`/api/tasks/${task}/restore`),
    addColumn: () => user.post('/api/kanban-columns', { name: 'Ждёт', position }),
    changeColumn: () => user.put(columnPath, { position }),
    removeColumn: () => user.delete(columnPath),
    sync: () => user.post('/api/kanban/sync'),
  }[step.kind];
  return (await answer()).status;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import type { Task, TaskChange } from './contract.ts';
import {
  type ChangeOfMany,
  draftTask,
  editStatuses,
  editStep,
  editTask,
  editTasks,
  isUnplaced,
  withFollowing,
} from './edits.ts';
import { FRESH_TASK } from './field-sets.ts';
import { insertTask, removeTask, removeTasks } from './placement.ts';
import { STATUSES } from './rules.ts';
import type { StepAct } from './step-acts.ts';
import { successorId } from './successor-id.ts';
import { actedOn, takenBack } from './taken-back.ts';

const BEFORE = '2026-11-01T09:00:00.000Z';
const NOW = '2026-11-21T12:00:00.000Z';
const columns = [
  { id: 'new', name: 'Новые' },
  { id: 'done', name: 'Готово' },
];

const task = (row: Partial<Task> & { id: string }) =>
  makeTask({ title: row.id, kanbanColumnId: 'new', createdAt: BEFORE, updatedAt: BEFORE, ...row });
const list = [
  task({ id: 'b', position: 1 }),
  task({ id: 'a' }),
  task({ id: 'd', kanbanColumnId: 'done', status: 'completed', completedAt: BEFORE }),
];
const find = (tasks: readonly Task[], id: string) => tasks.find((row) => row.id === id);

describe('editing', () => {
  it.each<[string, string, Parameters<typeof editTask>[2], Partial<Task>]>([
    ['a field', 'a', { title: 'new' }, { title: 'new', position: 0, kanbanColumnId: 'new' }],
    ['a field to nothing', 'a', { dueDate: null }, { dueDate: null }],
    [
      'completion',
      'a',
      { status: 'completed' },
      { status: 'completed', kanbanColumnId: 'done', position: 1, completedAt: NOW },
    ],
    [
      'activation',
      'd',
      { status: 'active' },
      { status: 'active', kanbanColumnId: 'new', position: 2, completedAt: null },
    ],
    ['the archive keeps when it was done', 'd', { status: 'archived' }, { status: 'archived', completedAt: BEFORE }],
    ['the archive of what was never done', 'a', { status: 'archived' }, { status: 'archived', completedAt: null }],
    ['a drop', 'a', { kanbanColumnId: 'done', position: 0 }, { status: 'completed', position: 0, completedAt: NOW }],
  ])('%s', (_, id, change, expected) => {
    expect(find(editTask(list, id, change, columns, NOW), id)).toMatchObject({ ...expected, updatedAt: NOW });
  });

  it('leaves every other row as it is where nothing moves', () => {
    const edited = editTask(list, 'a', { title: 'new' }, columns, NOW);
    expect(edited[0]).toBe(list[0]);
    expect(edited[2]).toBe(list[2]);
  });

  it('does not invent a task', () => {
    expect(editTask(list, 'x', { title: 'new' }, columns, NOW)).toBe(list);
  });

  it.each<[string, string, Parameters<typeof editTask>[2]]>([
    ['fields', 'a', { title: 'new', dueDate: NOW, description: 'more' }],
    ['completion', 'a', { status: 'completed' }],
    ['activation', 'd', { status: 'active' }],
    ['a drop', 'b', { kanbanColumnId: 'done', position: 0 }],
    ['the archive', 'd', { status: 'archived' }],
  ])('is shown as it was once it is to be taken back: %s', (_, id, change) => {
    const edited = editTask(list, id, change, columns, NOW);
    const back = takenBack(edited, actedOn([id], list, edited));
    const plain = (tasks: readonly Task[]) =>
      tasks.map(({ updatedAt: _updated, completedAt: _completed, ...row }) => row);
    expect(plain(back)).toEqual(plain(list));
  });
});

it('many statuses at once end as one after another', () => {
  const tasks = fc.array(
    fc.record({ status: fc.constantFrom(...STATUSES), column: fc.constantFrom(null, 'new', 'done') }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(tasks, fc.array(fc.tuple(fc.nat(9), fc.constantFrom(...STATUSES))), (rows, wishes) => {
      const before = rows.reduce<readonly Task[]>(
        (all, { status, column }, index) =>
          insertTask(all, task({ id: `${index}`, status, kanbanColumnId: column, position: index })),
        [],
      );
      const statuses = new Map(wishes.map(([index, status]) => [`${index}`, status]));
      const single = [...statuses].reduce((all, [id, status]) => editTask(all, id, { status }, columns, NOW), before);
      expect(editStatuses(before, statuses, columns, NOW)).toEqual(single);
    }),
  );
});

describe('many changes at once', () => {
  const change = fc.constantFrom<ChangeOfMany>(
    { priority: 'high' },
    { dueDate: null, dueDay: null, dueHasTime: false },
    { status: 'completed' },
    { status: 'active' },
    { kanbanColumnId: 'done' },
    { kanbanColumnId: 'new' },
    { kanbanColumnId: 'new', status: 'active', title: 'Иначе' },
  );
  const rows = fc.array(
    fc.record({
      status: fc.constantFrom(...STATUSES),
      column: fc.constantFrom(null, 'new', 'done'),
      repeats: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  const idOf = (index: number) => `a0000000-0000-4000-8000-00000000000${index}`;
  const daily = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all', start: '2026-11-21', index: 1 } as const;
  const made = fc.array(rows, { minLength: 1, maxLength: 1 }).map(([all]) =>
    all!.reduce<readonly Task[]>(
      (tasks, { status, column, repeats }, index) =>
        insertTask(
          tasks,
          task({
            id: idOf(index),
            status,
            kanbanColumnId: column,
            position: index,
            completedAt: status === 'completed' ? BEFORE : null,
            ...(repeats && { repeat: daily, dueDay: '2026-11-21', dueDate: '2026-11-21T23:59:00.000Z' }),
          }),
        ),
      [],
    ),
  );

  it('end as one after another', () => {
    fc.assert(
      fc.property(made, fc.array(fc.tuple(fc.nat(9), change)), (before, wishes) => {
        const changes = new Map(wishes.map(([index, wish]) => [idOf(index), wish]));
        const clock = { zone: 'UTC' };
        const single = [...changes].reduce((all, [id, wish]) => editTask(all, id, wish, columns, NOW, clock), before);
        expect(editTasks(before, changes, columns, NOW, clock)).toEqual(single);
      }),
    );
  });

  it('go as one after another', () => {
    fc.assert(
      fc.property(made, fc.array(fc.nat(9)), (before, gone) => {
        const ids = gone.map(idOf);
        expect(removeTasks(before, new Set(ids))).toEqual(ids.reduce(removeTask, before));
      }),
    );
  });
});

describe('a task being created', () => {
  const input = { title: ' Молоко ', priority: 'high' } as const;

  it('stands at the end of its group', () => {
    const row = draftTask({ ...input, kanbanColumnId: 'new' }, 'temporary', columns, NOW);
    expect(find(insertTask(list, row), 'temporary')).toMatchObject({ title: 'Молоко', status: 'active', position: 2 });
  });

  it('is complete in a done column', () => {
    const row = draftTask({ ...input, kanbanColumnId: 'done' }, 'temporary', columns, NOW);
    expect(row).toMatchObject({ status: 'completed', completedAt: NOW });
  });
});

describe('a task of a series', () => {
  const clock = { zone: 'UTC' };
  const daily = task({
    id: 'a0000000-0000-4000-8000-000000000001',
    dueDate: '2026-11-21T23:59:00.000Z',
    dueDay: '2026-11-21',
    repeat: { rule: 'FREQ=DAILY', from: 'due', calendar: 'all', start: '2026-11-21', index: 1 },
  });
  const next = successorId(daily.id);
  const completed = editTask([daily], daily.id, { status: 'completed' }, columns, NOW, clock);

  it('is followed by the next one once it is completed', () => {
    expect(find(completed, next)).toEqual({
      ...daily,
      id: next,
      dueDate: '2026-11-22T23:59:00.000Z',
      dueDay: '2026-11-22',
      repeat: { ...daily.repeat!, index: 2 },
      repeatedFrom: daily.id,
      rank: '',
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(isUnplaced(find(completed, next)!)).toBe(true);
    expect(isUnplaced({ rank: 'a1' })).toBe(false);
  });

  it('is followed by none where the days of its owner are not known', () => {
    expect(editTask([daily], daily.id, { status: 'completed' }, columns, NOW)).toHaveLength(1);
  });

  it('is followed by one, however often it is completed', () => {
    const again = completed.map((row) => (row.id === daily.id ? { ...daily } : row));
    expect(editTask(again, daily.id, { status: 'completed' }, columns, NOW, clock)).toHaveLength(2);
  });

  it('is followed by none where another field changes', () => {
    expect(editTask([daily], daily.id, { title: 'Иначе' }, columns, NOW, clock)).toHaveLength(1);
    expect(editTask(completed, daily.id, { title: 'Иначе' }, columns, NOW, clock)).toHaveLength(2);
  });

  it('takes the next one back with its completion while that was not touched', () => {
    const back = editTask(completed, daily.id, { status: 'active' }, columns, NOW, clock);
    expect(back.map(({ id }) => id)).toEqual([daily.id]);
    expect(find(back, daily.id)!.repeat).toEqual(daily.repeat);
  });

  it('keeps its repeat where the next one is gone already', () => {
    const alone = completed.filter(({ id }) => id !== next);
    const back = editTask(alone, daily.id, { status: 'active' }, columns, NOW, clock);
    expect(back).toMatchObject([{ id: daily.id, status: 'active', completedAt: null, repeat: daily.repeat }]);
  });

  it.each<[string, Partial<Task>]>([
    ['changed', { updatedAt: '2026-11-22T00:00:00.000Z' }],
    ['done', { status: 'completed' }],
  ])('leaves the next one that was %s, which goes on with the series', (_, touched) => {
    const other = task({ id: 'other' });
    const list_ = [...completed.map((row) => (row.id === next ? { ...row, ...touched } : row)), other];
    const back = editTask(list_, daily.id, { status: 'active' }, columns, NOW, clock);
    expect(find(back, next)).toMatchObject({ ...touched, repeat: { index: 2 } });
    expect(find(back, daily.id)!.repeat).toBeNull();
    expect(find(back, 'other')).toEqual(other);
  });
});

it('what is done with a step is of its task alone', () => {
  const id = 'b0000000-0000-4000-8000-000000000001';
  const act: StepAct = { do: 'add', step: { id, title: 'Купить' } };
  const stepped = editStep(list, { id: 'a', act, now: NOW });
  expect(find(stepped, 'a')).toMatchObject({ updatedAt: NOW, steps: [{ id, title: 'Купить' }] });
  expect(stepped[0]).toBe(list[0]);
  expect(stepped[2]).toBe(list[2]);
});

it('a task that was created outside of all columns stands in none', () => {
  expect(draftTask({ title: 'Молоко' }, 'temporary', columns, NOW)).toMatchObject({
    kanbanColumnId: null,
    status: 'active',
    rank: '',
    completedAt: null,
  });
});

it('a change says of a repeat what it says, and else nothing', () => {
  const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' } as const;
  const said = withFollowing({ ...FRESH_TASK, dueDay: '2026-11-21' }, { title: 'x', repeat });
  expect(said).toMatchObject({ title: 'x', repeat: { ...repeat, index: 1 } });
  expect(withFollowing(FRESH_TASK, { title: 'x' } as TaskChange)).toStrictEqual({ title: 'x' });
});

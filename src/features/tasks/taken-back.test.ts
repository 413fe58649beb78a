import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import type { Task } from './contract.ts';
import { actedOn, takenBack, type Was } from './taken-back.ts';

const task = makeTask({ id: 'a', title: 'Отчёт' });
const other = makeTask({ id: 'b', title: 'Обои', rank: 'a1', position: 1 });
const back = (tasks: readonly Task[], acted: readonly Was[]) =>
  takenBack(tasks, acted).toSorted((a, b) => (a.id < b.id ? -1 : 1));
const step = (id: string, title = id) => ({ id, title, done: false, dueDay: null, rank: id });

describe('the list once an act is taken back', () => {
  it('has what was changed as it was, beside what others changed since, in that task and in others', () => {
    const after = { ...task, title: 'Отчёт за год', dueDay: '2026-11-28' };
    const now = [
      { ...after, priority: 'high' as const },
      { ...other, title: 'Новые обои' },
    ];
    expect(back(now, [{ id: 'a', before: task, after }])).toEqual([{ ...task, priority: 'high' }, now[1]]);
  });

  it('has a task where it stood before it was done, and leaves one where others put it since', () => {
    const done = {
      ...task,
      ...({ status: 'completed', outcome: 'done' } as const),
      ...{ completedAt: '2026-11-21T09:00:00.000Z', completedDay: '2026-11-21', rank: 'a2' },
    };
    expect(back([done, other], [{ id: 'a', before: task, after: done }])).toEqual([task, other]);
    const after = { ...task, title: 'Отчёт за год' };
    const [moved] = back([{ ...after, rank: 'a3' }, other], [{ id: 'a', before: task, after }]);
    expect(moved).toMatchObject({ id: 'a', title: 'Отчёт', rank: 'a3' });
  });

  it('has the steps that the act changed as they were, and what others did with the rest', () => {
    const before = { ...task, steps: [step('1'), step('2')] };
    const after = { ...task, steps: [step('1', 'один'), step('2')] };
    const now = { ...task, steps: [step('1', 'один'), step('2', 'два'), step('3')] };
    expect(back([now], [{ id: 'a', before, after }])[0]!.steps).toEqual([step('1'), step('2', 'два'), step('3')]);
  });

  it('leaves steps that others have changed since', () => {
    const now = { ...task, steps: [step('1', 'раз')] };
    const was = { id: 'a', before: { ...task, steps: [step('1')] }, after: { ...task, steps: [step('1', 'один')] } };
    expect(back([now], [was])[0]!.steps).toEqual(now.steps);
  });

  it('is without what the act made, and has again what it took away', () => {
    expect(back([task, other], [{ id: 'a', before: null, after: task }])).toEqual([{ ...other, position: 0 }]);
    expect(back([{ ...other, position: 0 }], [{ id: 'a', before: task, after: null }])).toEqual([task, other]);
    expect(back([{ ...other, position: 0 }], [{ id: 'a', before: task, after: other }])).toEqual([task, other]);
  });
});

it('an act is told of the tasks that it made, changed or took away, and of none that was never there', () => {
  const after = { ...task, title: 'Отчёт за год' };
  const made = makeTask({ id: 'c' });
  expect(actedOn(['a', 'b', 'c', 'gone'], [task, other], [after, made])).toEqual([
    { id: 'a', before: task, after },
    { id: 'b', before: other, after: null },
    { id: 'c', before: null, after: made },
  ]);
});

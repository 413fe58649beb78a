import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import type { Task } from './contract.ts';
import { compareNewest } from './rules.ts';
import { type UnsentTask, withUnsent } from './unsent.ts';

const NOW = '2026-11-23T09:00:00.000Z';
const columns = [
  { id: 'new', name: 'Новые' },
  { id: 'done', name: 'Готово' },
];
const tasks = [makeTask({ id: 'first' }), makeTask({ id: 'second', rank: 'a1', position: 1 })];
/** As it comes back from the device, where it was kept as JSON. */
const shown = (list: readonly Task[], ...unsent: UnsentTask[]) =>
  unsent.reduce((now, each) => withUnsent(now, JSON.parse(JSON.stringify(each)), columns), list);
const of = (list: readonly Task[], id: string) => list.find((task) => task.id === id);

const creation: UnsentTask = { deed: 'create', id: 'made', task: { title: 'Полить рассаду' }, now: NOW };

describe('what the server has not heard', () => {
  it('of a new task shows it behind the others, and once where the server has it already', () => {
    const list = shown(tasks, creation);
    expect(of(list, 'made')).toMatchObject({ title: 'Полить рассаду', status: 'active', rank: '', position: 2 });
    expect(shown(list, creation)).toBe(list);
  });

  it('of a new task is the newest also where the clock of the server is ahead of the device’s', () => {
    const ahead = makeTask({ id: '018', createdAt: '2026-11-23T09:05:00.000Z' });
    const list = shown([ahead], { ...creation, id: '019' });
    expect([...list].sort(compareNewest).map(({ id }) => id)).toEqual(['019', '018']);
    expect(of(shown([makeTask({ createdAt: '2026-11-22T09:00:00.000Z' })], creation), 'made')!.createdAt).toBe(NOW);
  });

  it('of a new task goes on with what was done to it', () => {
    const list = shown(
      tasks,
      creation,
      { deed: 'change', id: 'made', change: { title: 'Полить сад', status: 'completed' }, now: NOW },
      { deed: 'change', id: 'first', change: { priority: 'high' }, now: NOW },
    );
    expect(of(list, 'made')).toMatchObject({ title: 'Полить сад', status: 'completed', kanbanColumnId: 'done' });
    expect(of(list, 'first')).toMatchObject({ priority: 'high', updatedAt: NOW });
  });

  it('of a field leaves the others as the server says them meanwhile', () => {
    const renamed = tasks.map((task) => (task.id === 'first' ? { ...task, title: 'С телефона' } : task));
    const list = shown(renamed, { deed: 'change', id: 'first', change: { description: 'Отсюда' }, now: NOW });
    expect(of(list, 'first')).toMatchObject({ title: 'С телефона', description: 'Отсюда' });
  });

  it('of many statuses and a deletion shows them', () => {
    const list = shown(
      tasks,
      { deed: 'statuses', statuses: [['first', 'archived']], now: NOW },
      { deed: 'delete', id: 'second' },
    );
    expect(list.map(({ id, status }) => [id, status])).toEqual([['first', 'archived']]);
  });

  it('of an act that was taken back shows it as it was', () => {
    const before = tasks[0]!;
    const after = { ...before, title: 'Иначе' };
    const list = shown(
      tasks,
      { deed: 'change', id: 'first', change: { title: 'Иначе' }, now: NOW },
      { deed: 'take-back', acted: [{ id: 'first', before, after }] },
    );
    expect(of(list, 'first')!.title).toBe(before.title);
    const gone = shown(tasks, creation, { deed: 'take-back', acted: [{ id: 'made', before: null, after: before }] });
    expect(of(gone, 'made')).toBeUndefined();
  });
});

it('what the server has not heard of a step shows it', () => {
  const id = 'b0000000-0000-4000-8000-000000000001';
  const list = shown(tasks, { deed: 'step', id: 'first', act: { do: 'add', step: { id, title: 'Купить' } }, now: NOW });
  expect(of(list, 'first')!.steps).toMatchObject([{ id, title: 'Купить' }]);
  expect(of(list, 'second')).toEqual(tasks[1]);
});

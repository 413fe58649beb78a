import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Refused } from '#client/store/kept-rows.ts';
import type { Task } from '#features/tasks/contract.ts';
import { successorId } from '#features/tasks/successor-id.ts';
import { makeTask } from '../task.ts';
import { Past } from './past.ts';

const id = '01a227ac-eba7-7321-bbe1-77ab43007b3e';
const DAILY = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };
const next = (changes: Partial<Task> = {}) => makeTask({ id: successorId(id), repeatedFrom: id, ...changes });

const PUT = `/api/tasks/${id}`;
const NOW = Date.parse('2026-03-01T10:00:00.000Z');

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterAll(() => void vi.useRealTimers());

/** What is missed of something that somebody was told is done, and now is heard to be refused. */
function missed(said: object, tasks: readonly Task[], refused: readonly Partial<Refused>[] = []): string[] {
  const past = new Past();
  past.said(id, said)();
  return past.lost(tasks, refused as Refused[]);
}

it('misses what was said and is not', () => {
  expect(missed({ title: 'Купить хлеб' }, [makeTask({ id, title: 'Купить соль' })])).toHaveLength(1);
  expect(missed({ repeat: DAILY }, [makeTask({ id })])).toHaveLength(1);
  expect(missed({ plannedDay: '2026-03-02' }, [makeTask({ id, someday: true })])).toHaveLength(2);
});

it('misses no repeat that went over to the next one', () => {
  expect(missed({ repeat: DAILY }, [makeTask({ id }), next()])).toEqual([]);
  expect(missed({ repeat: DAILY }, [makeTask({ id }), next({ repeatedFrom: null })])).toHaveLength(1);
});

it('misses nothing of what was refused, also of what follows from it', () => {
  const body = { plannedDay: '2026-03-02' };
  const put = [makeTask({ id, someday: true })];
  expect(missed(body, put, [{ path: PUT, body, at: NOW }])).toEqual([]);
});

it('holds no refusal of before against what was said again', () => {
  const past = new Past();
  past.said(id, { someday: false })();
  vi.setSystemTime(NOW + 1000);
  past.said(id, { someday: true })();
  const before = { path: PUT, body: { someday: true }, at: NOW - 1000 } as Refused;
  expect(past.lost([makeTask({ id, someday: true })], [before])).toEqual([]);
  expect(past.lost([makeTask({ id, someday: false })], [before])).toHaveLength(1);
});

it('misses nothing that was said of one of a series before it was deleted, which is made anew', () => {
  const past = new Past();
  const told = (title: string) => past.lost([next({ title })], []);
  vi.setSystemTime(NOW);
  past.said(next().id, { title: 'Раннее' })();
  vi.setSystemTime(NOW + 1000);
  past.removed(next().id);
  expect(told('Полить цветы')).toEqual([]);
  vi.setSystemTime(NOW + 2000);
  past.said(next().id, { title: 'Позднее' })();
  expect([told('Полить цветы').length, told('Позднее').length]).toEqual([1, 0]);
});

const STEP = { id: 'step', title: 'Коробки', done: false, dueDay: null, rank: '' };

it('misses what was said of a step, and the step, while its task is there', () => {
  const past = new Past();
  past.saidOfStep(STEP.id, id, { title: 'Ящики', afterStepId: null })();
  const told = (steps: Task['steps']) => past.lost([makeTask({ id, steps })], []).length;
  expect([told([{ ...STEP, title: 'Ящики' }]), told([STEP]), told([])]).toEqual([0, 1, 1]);
  expect(past.lost([], [])).toEqual([]);
  past.removed(STEP.id);
  expect(told([])).toBe(0);
});

it('misses a task that was made, unless that was taken back before anybody was told of it', () => {
  const [past, takenBack] = [new Past(), new Past()];
  const [made, madeThen] = [past.making(id), takenBack.making(id)];
  expect(past.lost([], [])).toEqual([]);
  made();
  expect([past.lost([], []).length, past.lost([makeTask({ id })], []).length]).toEqual([1, 0]);
  takenBack.tookBack();
  madeThen();
  expect(takenBack.lost([], [])).toEqual([]);
});

it('finds a step that was deleted, unless that was taken back or forgotten by the server', () => {
  const tasks = [makeTask({ id, steps: [STEP] })];
  const removing = () => {
    const past = new Past();
    const done = past.removedForGood(STEP.id);
    expect(past.lost(tasks, [])).toEqual([]);
    done();
    expect(past.lost(tasks, [])).toHaveLength(1);
    return past;
  };
  const [takenBack, restored] = [removing(), removing()];
  takenBack.tookBack();
  restored.restored();
  expect([takenBack.lost(tasks, []), restored.lost(tasks, [])]).toEqual([[], []]);
});

it('misses what stands beside tasks, and what was said of it', () => {
  const past = new Past();
  past.saidBeside('column', { name: 'Потом' })();
  past.saidBeside('settings', { goalTasks: 3 })();
  const told = (...beside: { id: string; name?: string; goalTasks?: number }[]) => past.lost([], [], beside).length;
  const [column, settings] = [
    { id: 'column', name: 'Потом' },
    { id: 'settings', goalTasks: 3 },
  ];
  expect([told(column, settings), told(settings), told({ ...column, name: 'Готово' }, settings)]).toEqual([0, 1, 1]);
  past.tookBack();
  expect(told({ id: 'settings', goalTasks: 5 })).toBe(1);
});

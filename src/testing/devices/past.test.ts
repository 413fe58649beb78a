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

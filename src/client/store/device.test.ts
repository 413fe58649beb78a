import { afterEach, expect, it, vi } from 'vitest';
import { keepBy, keepUnsent } from './device.ts';

afterEach(() => {
  vi.useRealTimers();
  keepBy(undefined);
});

const CHANGE = { kind: 'tasks', method: 'POST', path: '/api/tasks', body: { title: 'Отчёт' }, key: 'one' } as never;

it('does not let a change wait for what would keep it, where that does not come', async () => {
  vi.useFakeTimers();
  keepBy(new Promise(() => undefined));
  const kept = keepUnsent([CHANGE]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await kept).toBeUndefined();
});

it('does not let a change wait for a database that gives no answer', async () => {
  vi.useFakeTimers();
  keepBy(Promise.resolve({ keepUnsent: () => new Promise(() => undefined), close: () => undefined } as never));
  const kept = keepUnsent([CHANGE]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await kept).toBeUndefined();
});

it('keeps nothing where nobody is signed in', async () => {
  expect(await keepUnsent([CHANGE])).toBeUndefined();
});

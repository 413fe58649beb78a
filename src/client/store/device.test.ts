import { afterEach, expect, it, vi } from 'vitest';
import { keepBy, keepShown, keepUnsent } from './device.ts';
import { deviceState, noteDevice } from './device-state.ts';

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

it('tells that it keeps nothing where the disk is full, and lets the change go out as any call', async () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  const full = new DOMException('The disk is full', 'QuotaExceededError');
  const fail = (error: Error) =>
    keepBy(
      Promise.resolve({
        keepUnsent: () => Promise.reject(error),
        keepShown: () => Promise.reject(error),
        close: () => undefined,
      } as never),
    );
  noteDevice({ keeps: true });
  fail(new Error('The database of this account is gone'));
  expect([await keepUnsent([CHANGE]), deviceState().keeps]).toEqual([undefined, true]);
  fail(full);
  expect([await keepUnsent([CHANGE]), deviceState().keeps]).toEqual([undefined, false]);
  noteDevice({ keeps: true });
  await expect(keepShown([CHANGE])).rejects.toBe(full);
  expect(deviceState().keeps).toBe(false);
});

it('keeps nothing where nobody is signed in', async () => {
  expect(await keepUnsent([CHANGE])).toBeUndefined();
});

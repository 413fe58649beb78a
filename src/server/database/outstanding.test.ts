import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutstanding } from './outstanding.ts';
import { Unavailable } from './trouble.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => {});
const fateOf = (operation: Promise<unknown>) => operation.catch((error: unknown) => error);

it('what answers in time is answered, what does not is unavailable', async () => {
  const slow = vi.fn();
  const { within } = createOutstanding(slow);
  expect(await within(2000, Promise.resolve('answer'))).toBe('answer');
  await expect(within(2000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  expect(slow).not.toHaveBeenCalled();
  const vain = fateOf(within(2000, never));
  await vi.advanceTimersByTimeAsync(2100);
  expect(await vain).toBeInstanceOf(Unavailable);
  expect(slow).toHaveBeenCalled();
});

it('an answer that came while the process could not look is not given up', async () => {
  const { within } = createOutstanding(() => {});
  let answer = (_: string) => {};
  const operation = within(1000, new Promise<string>((resolve) => (answer = resolve)));
  // The timer falls due ten times over, and fires once.
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(500);
  answer('late');
  expect(await operation).toBe('late');
});

it('all that is under way can be given up', async () => {
  const { within, giveUp } = createOutstanding(() => {});
  const operations = [within(60_000, never), within(60_000, never)].map(fateOf);
  giveUp(new Unavailable('database_away'));
  for (const fate of await Promise.all(operations)) expect(fate).toBeInstanceOf(Unavailable);
});

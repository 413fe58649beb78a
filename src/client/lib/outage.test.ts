import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts } from '#client/ui/toast.ts';
import { HttpError } from './http-error.ts';
import { watchOutage } from './outage.ts';

const AWAY = new HttpError(503, '', '{"message":"Сервер временно недоступен.","code":"unavailable"}', 3);
const told = () => currentToasts()[0]?.title;

let serves: boolean;
const ask = vi.fn(async (_url: string) => new Response(null, { status: serves ? 200 : 503 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  ask.mockClear();
  serves = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is told once, waited for, and everything fetched again when it is over', async () => {
  const onEnd = vi.fn();
  const notice = watchOutage(onEnd);
  notice(AWAY);
  expect(told()).toBe('Сервер временно недоступен.');
  notice(AWAY);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  expect(ask.mock.calls.every(([url]) => url === '/api/health')).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
  serves = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(told()).toBe('Сервер снова работает');
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBe(asked);
});

it('goes on through an absent network', async () => {
  const onEnd = vi.fn();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  watchOutage(onEnd)(AWAY);
  serves = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it.each([
  ['a refusal', new HttpError(400, '', '{}')],
  ['a service behind the server that is away', new HttpError(503, '', '{}')],
  ['a mistake of ours', new TypeError('x')],
])('%s is none', async (_name, error) => {
  watchOutage(() => {})(error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();
});

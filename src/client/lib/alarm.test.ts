import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAlarm } from './alarm.ts';

const DAY = 24 * 3_600_000;
let page: EventTarget;
const ring = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  page = new EventTarget();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it.each([1, 16 * 60_000, 40 * DAY])('rings once, after %i ms', (at) => {
  setAlarm(at, ring);
  vi.advanceTimersByTime(at - 1);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + DAY);
  expect(ring).toHaveBeenCalledOnce();
});

it('rings at once for an instant that is over', () => {
  setAlarm(-DAY, ring);
  vi.advanceTimersByTime(0);
  expect(ring).toHaveBeenCalledOnce();
});

it('looks at the clock when the window comes into sight after a sleep', () => {
  setAlarm(10 * 60_000, ring);
  vi.setSystemTime(DAY);
  expect(ring).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ring).toHaveBeenCalledOnce();
});

it('is called off', () => {
  setAlarm(1000, ring)();
  vi.advanceTimersByTime(DAY);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ring).not.toHaveBeenCalled();
});

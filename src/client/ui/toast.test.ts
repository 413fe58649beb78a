import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, pauseToast, resumeToast, toast } from './toast.ts';

const inSight = () => currentToasts().flatMap(({ title, open }) => (open ? [title] : []));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows one at a time, the newest', () => {
  toast({ title: 'a' });
  toast({ title: 'b' });
  expect(currentToasts().map(({ title }) => title)).toEqual(['b']);
});

it('goes out of sight after 5 s and out of memory 1,000,000 ms later', () => {
  toast({ title: 'a' });
  vi.advanceTimersByTime(4_999);
  expect(inSight()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(inSight()).toEqual([]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

it('gives the new one its whole time, however late it comes', () => {
  toast({ title: 'a' });
  vi.advanceTimersByTime(4_000);
  toast({ title: 'b' });
  vi.advanceTimersByTime(4_000);
  expect(inSight()).toEqual(['b']);
});

it('waits while it is read', () => {
  toast({ title: 'a', duration: 1_000 });
  pauseToast();
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toEqual(['a']);
  resumeToast();
  vi.advanceTimersByTime(1_000);
  expect(inSight()).toEqual([]);
});

it('goes at once when dismissed, and only the one that is meant', () => {
  const first = toast({ title: 'a' });
  toast({ title: 'b' });
  dismissToast(first);
  expect(inSight()).toEqual(['b']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimEvents } from './claim-events.ts';

const page = { hidden: false };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  page.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.spyOn(console, 'debug').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('gives each event to one window, under each name', async () => {
  expect(await claimEvents('a', ['1', '2'])).toEqual(['1', '2']);
  expect(await claimEvents('a', ['2', '3'])).toEqual(['3']);
  expect(await claimEvents('b', ['2'])).toEqual(['2']);
});

it('lets a window in sight go first', async () => {
  page.hidden = true;
  const behind = claimEvents('a', ['1']);
  page.hidden = false;
  expect(await claimEvents('a', ['1'])).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await behind).toEqual([]);
});

it('holds what it took against a window that cannot see it stored yet', async () => {
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as (lock: unknown) => Promise<unknown>;
        if (rest.length === 1) return work({ name });
        if (held.has(name)) return work(null);
        held.add(name);
        await work({ name });
        held.delete(name);
      },
    },
  });
  expect(await claimEvents('a', ['1'])).toEqual(['1']);
  kept.clear();
  expect(await claimEvents('a', ['1', '2'])).toEqual(['2']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(held.size).toBe(0);
  expect(await claimEvents('a', ['2'])).toEqual([]);
});

it.each(['{', '{"day":"2026-10-01","ids":["1"]}'])('begins anew over %s', async (old) => {
  kept.set('a', old);
  expect(await claimEvents('a', ['1'])).toEqual(['1']);
});

it('remembers the latest few hundred', async () => {
  const many = Array.from({ length: 700 }, (_, index) => String(index));
  expect(await claimEvents('a', many)).toHaveLength(700);
  expect(await claimEvents('a', ['0', '699'])).toEqual(['0']);
});

it('still shows the event where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(await claimEvents('a', ['1'])).toEqual(['1']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HeardSession } from '../../contract.ts';

const kept = new Map<string, string>();

/** The module as a window of the browser has it. */
async function openWindow() {
  vi.resetModules();
  const [{ tellOverlap }, { claimEnding }, { currentToasts: told }] = await Promise.all([
    import('./tell-overlap.ts'),
    import('../endings.ts'),
    import('#client/ui/toast.ts'),
  ]);
  return { tellOverlap, claimEnding, told: () => told().map(({ title, description }) => `${title}. ${description}`) };
}

const session = (id: string, status: HeardSession['status'] = 'interrupted') =>
  ({ id, status, overlapMinutes: 5 }) as HeardSession;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is told once in a browser, whichever window hears of it', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.tellOverlap('end', session('a'));
  other.tellOverlap('end', session('a'));
  one.tellOverlap('end', session('a'));
  expect(one.told()).toEqual([expect.stringContaining('Две сессии шли одновременно. Обе сохранены. Общее время')]);
  expect(other.told()).toEqual([]);
});

it('says which of the two goes on', async () => {
  const window = await openWindow();
  window.tellOverlap('start', session('a'));
  expect(window.told()).toEqual([expect.stringContaining('продолжается та, что на\u00a0другом устройстве')]);
  window.tellOverlap('start', session('b', 'active'));
  expect(window.told()).toEqual([expect.not.stringContaining('продолжается')]);
});

it('of a session that was ended here as well waits for what is answered to its end', async () => {
  const window = await openWindow();
  window.claimEnding('a');
  window.tellOverlap('start', session('a'));
  expect(window.told()).toEqual([]);
  window.tellOverlap('end', session('a'));
  expect(window.told()).toHaveLength(1);
});

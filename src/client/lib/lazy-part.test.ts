import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '#client/ui/toast.ts';
import { loadPart } from './lazy-part.ts';

const away = new TypeError('Failed to fetch');
const told = () => currentToasts().map(({ title }) => title);
const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('a part of the app', () => {
  it('is there at once where it can be had', async () => {
    expect(await loadPart(async () => 'part')).toBe('part');
    expect(fetched).not.toHaveBeenCalled();
    expect(told()).toEqual([]);
  });

  it('comes by itself once the network is back, which is missed aloud only once', async () => {
    const load = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('part');
    fetched.mockRejectedValue(away);
    const part = loadPart(load);
    await vi.advanceTimersByTimeAsync(1999);
    expect(load).toHaveBeenCalledTimes(1);
    expect(told()).toEqual(['Ошибка сети']);
    const [first] = currentToasts();
    await vi.advanceTimersByTimeAsync(2001);
    expect(await part).toBe('part');
    expect(currentToasts()).toEqual([first]);
  });

  it('that an updated server no longer has is given up', async () => {
    const load = vi.fn().mockRejectedValue(away);
    fetched.mockResolvedValue(new Response());
    await expect(loadPart(load)).rejects.toBe(away);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

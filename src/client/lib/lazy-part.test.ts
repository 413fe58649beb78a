import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '#client/ui/toast.ts';
import { NetworkError } from './http-error.ts';
import { isPartUnderWay, loadPart, tryPartsNow } from './lazy-part.ts';

const away = new NetworkError(new TypeError('Failed to fetch'));
const told = () => currentToasts().map(({ id, title }) => ({ id, title }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a part of the app', () => {
  it('is there at once where it can be had', async () => {
    expect(await loadPart(async () => 'part')).toBe('part');
    expect(told()).toEqual([]);
  });

  it('comes by itself once the network is back, which is missed aloud only once', async () => {
    const load = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('part');
    const part = loadPart(load);
    await vi.advanceTimersByTimeAsync(1999);
    expect(load).toHaveBeenCalledTimes(1);
    expect(told()).toMatchObject([{ title: 'Ошибка сети' }]);
    expect(isPartUnderWay()).toBe(true);
    const before = told();
    await vi.advanceTimersByTimeAsync(2001);
    expect(await part).toBe('part');
    expect(told()).toEqual(before);
    expect(isPartUnderWay()).toBe(false);
  });

  it('is looked for at once when that is asked for, and missed aloud again', async () => {
    const load = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('part');
    const part = loadPart(load);
    await vi.advanceTimersByTimeAsync(0);
    const before = told();
    tryPartsNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    expect(told()).not.toEqual(before);
    tryPartsNow();
    expect(await part).toBe('part');
  });

  it('that waiting does not bring is given up, and so is one whose wait ends in a refusal', async () => {
    const refusal = new Error('lost');
    const load = vi.fn().mockRejectedValue(refusal);
    await expect(loadPart(load)).rejects.toBe(refusal);
    expect(load).toHaveBeenCalledTimes(1);

    const later = loadPart(vi.fn().mockRejectedValueOnce(away).mockRejectedValue(refusal));
    const outcome = expect(later).rejects.toBe(refusal);
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
    expect(isPartUnderWay()).toBe(false);
  });
});

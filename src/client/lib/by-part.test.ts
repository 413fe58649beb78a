import { describe, expect, it, vi } from 'vitest';
import { currentToasts } from '#client/ui/toast.ts';
import { byPart, comeSoon } from './by-part.ts';
import { NetworkError } from './http-error.ts';
import { tryPartsNow } from './lazy-part.ts';

const away = new NetworkError(new TypeError('Failed to fetch'));

describe('a press of which the part is not there yet', () => {
  it('is kept, and done once it is, with those behind it in their order', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const did: string[] = [];
    const presses = ['first', 'second'].map((press) =>
      byPart(
        () => promise,
        (part) => did.push(`${press} by ${part}`),
      ),
    );
    await Promise.resolve();
    expect(did).toEqual([]);
    resolve('it');
    await Promise.all(presses);
    expect(did).toEqual(['first by it', 'second by it']);
  });

  it('waits for a network that is away, which is told', async () => {
    const load = vi.fn().mockRejectedValueOnce(away).mockResolvedValue('part');
    const act = vi.fn();
    const press = byPart(load, act);
    await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Ошибка сети' }]));
    expect(act).not.toHaveBeenCalled();
    tryPartsNow();
    await press;
    expect(act).toHaveBeenCalledExactlyOnceWith('part');
  });

  it('is told of where the part cannot be had, and done when that is tried again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue('part');
    const act = vi.fn();
    await byPart(load, act);
    expect(act).not.toHaveBeenCalled();
    const [told] = currentToasts();
    expect(told).toMatchObject({ title: 'Не получилось', tone: 'danger', action: { label: 'Повторить' } });
    const [again] = [told!.action!].flat();
    if (again && 'onClick' in again) again.onClick();
    await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith('part'));
  });

  it('fails as what it does fails, which is no matter of the part', async () => {
    const refusal = new Error('refused');
    await expect(
      byPart(
        async () => 'part',
        () => Promise.reject(refusal),
      ),
    ).rejects.toBe(refusal);
  });
});

it('is silent about what is only to be there ahead', async () => {
  const before = currentToasts();
  comeSoon(() => Promise.reject(away));
  await new Promise((resolve) => setTimeout(resolve));
  expect(currentToasts()).toEqual(before);
});

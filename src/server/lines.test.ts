import { expect, it } from 'vitest';
import { linesByKey } from './lines.ts';

it('does what stands under a key one by one, in its order, and what stands under others meanwhile', async () => {
  const oneByOne = linesByKey(5, () => new Error('full'));
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    oneByOne(name[0]!, async () => {
      done.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name === 'a2') throw new Error('broken');
    });
  const all = Promise.allSettled(['a1', 'a2', 'a3', 'b1'].map(ask));
  const seen: string[][] = [];
  for (const name of ['a1', 'a2', 'a3', 'b1']) {
    await new Promise((resolve) => setTimeout(resolve));
    seen.push([...done]);
    ends.get(name)!();
  }
  await all;
  expect(seen).toEqual([
    ['a1', 'b1'],
    ['a1', 'b1', 'a2'],
    ['a1', 'b1', 'a2', 'a3'],
    ['a1', 'b1', 'a2', 'a3'],
  ]);
});

it('turns away from a full line only', async () => {
  const oneByOne = linesByKey(1, () => new Error('full'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const [first, second] = [oneByOne('a', () => promise), oneByOne('a', async () => 'second')];
  await expect(oneByOne('a', async () => {})).rejects.toThrow('full');
  expect(await oneByOne('b', async () => 'other')).toBe('other');
  resolve();
  await first;
  expect(await second).toBe('second');
  expect(await oneByOne('a', async () => 'again')).toBe('again');
});

import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/** Pieces of work that end when they are told to, and how many are under way. */
function workshop() {
  const ends: ((how?: Error) => void)[] = [];
  const seen = { now: 0, most: 0 };
  const work = () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    return new Promise<number>((resolve, reject) => {
      const place = ends.length;
      ends.push((error) => {
        seen.now -= 1;
        if (error) reject(error);
        else resolve(place);
      });
    });
  };
  return { work, ends, seen };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('lets two work at a time and every one in the end, though some fail', async () => {
  const { work, ends, seen } = workshop();
  const inTurn = limitConcurrency(2);
  const results = Promise.allSettled(Array.from({ length: 7 }, () => inTurn(work)));
  for (let index = 0; index < 7; index++) {
    await settle();
    ends[index]!(index === 3 ? new Error('broken') : undefined);
  }
  expect((await results).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
    ...['fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  expect(seen).toEqual({ now: 0, most: 2 });
});

it('turns away what would stand too far back in the line, and takes work again when the line is shorter', async () => {
  const { work, ends } = workshop();
  const inTurn = limitConcurrency(1, 2, () => new Error('full'));
  const [first, second, third] = [inTurn(work), inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toThrow('full');
  ends[0]!();
  expect(await first).toBe(0);
  await settle();
  const fourth = inTurn(work);
  for (const index of [1, 2, 3]) {
    await settle();
    ends[index]!();
  }
  expect(await Promise.all([second, third, fourth])).toEqual([1, 2, 3]);
});

it('serves people in turn, however much one of them asks for', async () => {
  const inTurn = limitConcurrency(1);
  const done: string[] = [];
  const ask = (name: string) =>
    inTurn(async () => {
      await settle();
      done.push(name);
    }, name[0]);
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(ask));
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

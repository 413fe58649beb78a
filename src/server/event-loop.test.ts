import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { rest, restWhenLong } from './event-loop.ts';

it('lets one of those who rest go on with each turn, in their order', async () => {
  const gone: number[] = [];
  const working = [1, 2, 3].map(async (who) => {
    await rest();
    gone.push(who);
  });
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await nextTurn();
    expect(gone).toEqual(expected);
  }
  await Promise.all(working);
});

it('lets others in once a turn of the loop was worked in for long, and not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const order: string[] = [];
  setImmediate(() => order.push('somebody else'));
  for (const [piece, now] of [0, 3, 7, 9, 10].entries()) {
    clock.mockReturnValue(now);
    await restWhenLong();
    order.push(`piece ${piece}`);
  }
  clock.mockRestore();
  expect(order).toEqual(['piece 0', 'piece 1', 'piece 2', 'somebody else', 'piece 3', 'piece 4']);
});

it('lets each of many who work long go on in turn', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  const work = async (who: string) => {
    for (let piece = 0; piece < 3; piece++) {
      await restWhenLong();
      order.push(who);
      now += 10;
    }
  };
  await Promise.all([work('a'), work('b')]);
  clock.mockRestore();
  expect(order.filter((who) => who === 'b')).toHaveLength(3);
  expect(order.slice(0, 4).sort()).toEqual(['a', 'a', 'b', 'b']);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { rest } from './event-loop.ts';

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

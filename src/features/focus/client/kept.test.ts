import { expect, it } from 'vitest';
import { MINUTE } from '#shared/day.ts';
import { makeSession } from '#testing/session.ts';
import { keptActive } from './kept.ts';

const begun = (id: string, minutesAgo: number) =>
  makeSession({
    id,
    status: 'active',
    endTime: null,
    startTime: new Date(Date.now() - minutesAgo * MINUTE).toISOString(),
  });

const active = (...rows: object[]) => keptActive.answer(async () => rows as never);

it('of sessions that nobody has ended the one runs whose plan has not run out', async () => {
  expect(await active(begun('over', 60), begun('runs', 5))).toMatchObject({ id: 'runs' });
  expect(await active(begun('over', 60))).toBeNull();
  expect(await active(makeSession())).toBeNull();
});

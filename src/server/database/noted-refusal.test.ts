import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { useTestContext } from '#testing/server/use-context.ts';
import { NotedRefusal } from '../noted-refusal.ts';

const server = useTestContext();

const refusal = () => new AppError(404, 'not_found', 'Задача не найдена');

it.each([
  ['a refusal takes back what was written', refusal, 0],
  ['a refusal beside which something was noted keeps it', () => new NotedRefusal(refusal()), 1],
])('%s, also from within', async (_, made, kept) => {
  const { database, feed } = server.context;
  const userId = await server.account();
  const work = () =>
    database.write(userId, async () => {
      await feed.unbury(userId, 'tasks', 'gone');
      await feed.bury(userId, 'tasks', [{ id: 'gone' }]);
      throw made();
    });
  const raised = await database.revision(userId);
  await expect(database.write(userId, work)).rejects.toMatchObject({ status: 404, message: 'Задача не найдена' });
  expect([await database.revision(userId), await feed.isBuried(userId, 'tasks', 'gone')]).toEqual([
    raised + kept,
    kept === 1,
  ]);
  await database.write(userId, () => database.tentatively(work).catch(() => {}));
  expect(await feed.isBuried(userId, 'tasks', 'gone')).toBe(kept === 1);
});

import { expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { HOUR } from '#shared/day.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const DELETED = 1_100;

it('deletes however many for good, a part with each write, and tells the feed of all', async () => {
  const user = await server.user();
  const { body: first } = await user.post('/api/tasks', { title: 'Лишнее' });
  const { body: kept } = await user.post('/api/tasks', { title: 'Нужное' });
  await user.delete(`/api/tasks/${first.id}`);
  const { database } = server.context;
  const own = database.query.selectFrom('tasks').selectAll().where('user_id', '=', user.id);
  const row = await own.where('id', '=', first.id).executeTakeFirstOrThrow();
  const more = Array.from({ length: DELETED - 1 }, () => ({ ...row, id: newId() }));
  for (let at = 0; at < more.length; at += 100)
    await database.query
      .insertInto('tasks')
      .values(more.slice(at, at + 100))
      .execute();
  const before = await database.revision(user.id);

  server.clock.advance(31 * 24 * HOUR);
  await server.app.services.tasks.purge();
  expect((await own.execute()).map(({ id }) => id)).toEqual([kept.id]);
  const buried = database.query.selectFrom('tombstones').select('id').where('user_id', '=', user.id);
  expect(await buried.execute()).toHaveLength(DELETED);
  expect((await database.revision(user.id)) - before).toBe(3);
});

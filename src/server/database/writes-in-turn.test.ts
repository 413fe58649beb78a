import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

it.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'whoever writes much lets others write in between, and each account’s writes keep their order',
  async () => {
    const [eager, other] = [await server.user(), await server.user()];
    const { database } = server.context;
    const done: string[] = [];
    const write = (id: string, name: string) =>
      database.write(id, async () => {
        await database.query.selectFrom('tasks').select('id').where('user_id', '=', id).execute();
        done.push(name);
      });
    const many = Array.from({ length: 50 }, (_, n) => write(eager.id, `${n}`));
    await Promise.all([...many, write(other.id, 'of another')]);
    expect(done.indexOf('of another')).toBeLessThan(3);
    expect(done.filter((name) => name !== 'of another')).toEqual(many.map((_, n) => `${n}`));
  },
);

it('who is alone finds all that was written before, also beside a write that failed', async () => {
  const { id } = await server.user();
  const { database } = server.context;
  const before = await database.revision(id);
  const [, , found] = await Promise.allSettled([
    database.write(id, async () => {}),
    database.write(id, async () => {
      throw new Error('on purpose');
    }),
    database.alone(id, () => database.revision(id)),
  ]);
  expect(found).toEqual({ status: 'fulfilled', value: before + 1 });
});

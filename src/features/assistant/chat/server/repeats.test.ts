import { expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const say = async (user: TestUser, message: string): Promise<string> =>
  (await user.post('/api/ai/smart-chat', { message })).body.message.replaceAll('\u00a0', ' ');
const only = async (user: TestUser): Promise<Task> => (await user.get('/api/tasks')).body[0];

it('a task is made to repeat, let go by, changed, stopped and brought back by words alone', async () => {
  const user = await server.user();
  expect(await say(user, 'каждый понедельник в 10 планёрка')).toMatch(
    /^Добавлена задача «Планёрка»: .*каждый понедельник/,
  );
  const made = await only(user);
  expect(made.repeat).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO', index: 1, start: made.dueDay });
  expect(new Date(`${made.dueDay}T12:00Z`).getUTCDay()).toBe(1);

  expect(await say(user, 'пропусти планёрку')).toContain('Этот раз пропущен.');
  const skipped = await only(user);
  expect(Date.parse(skipped.dueDate!) - Date.parse(made.dueDate!)).toBe(7 * 86_400_000);
  expect(skipped.repeat).toEqual({ ...made.repeat, index: 2 });

  expect(await say(user, 'планёрка теперь каждый вторник')).toContain('повтор — каждый вторник');
  const changed = await only(user);
  expect(changed.repeat).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=TU', index: 1, start: changed.dueDay });

  expect(await say(user, 'больше не повторяй планёрку')).toContain('больше не повторяется');
  expect((await only(user)).repeat).toBeNull();
  await say(user, 'отмени');
  expect((await only(user)).repeat).toEqual(changed.repeat);
});

it('of a series this one alone is changed, or all that follow, by words alone', async () => {
  const user = await server.user();
  await say(user, 'каждый понедельник в 10 планёрка');
  const made = await only(user);
  expect(await say(user, 'переименуй только эту планёрку в созвон')).toContain('Только этот раз');
  const tasks: Task[] = (await user.get('/api/tasks')).body;
  expect(tasks.map(({ title, repeat }) => [title, repeat !== null]).sort()).toEqual([
    ['Планёрка', true],
    ['Созвон', false],
  ]);
  await say(user, 'отмени');
  expect(await only(user)).toMatchObject({ title: 'Планёрка', repeat: made.repeat });
  expect(await say(user, 'перенеси планёрку на вторник, эту и все следующие')).toContain('И все следующие.');
  expect((await only(user)).repeat).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=TU' });
});

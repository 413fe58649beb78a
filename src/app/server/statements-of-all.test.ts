import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { OF_ALL } from '#testing/server/owned/of-all.ts';
import { met } from '#testing/server/owned/watched.ts';
import { openTestApp } from '#testing/server/test-app.ts';
import { registerUpkeep } from './slices.ts';

let database: TestDatabase;
beforeAll(async () => {
  met.clear();
  database = await createTestDatabase();
});
afterAll(() => database.remove());

it('what may be asked of all accounts at once is asked: no permission stands there that nobody needs', async () => {
  const { app, context, user, close } = await openTestApp(database);
  const repeat = vi.spyOn(context.jobs, 'repeat');
  registerUpkeep(context, app.services);
  try {
    await (await user()).get('/api/tasks');
    for (const [, , sweep] of repeat.mock.calls) await sweep();
    await app.services.account.securityLog.ofOperator(null);
    await app.services.tasks.remindingAccounts('');
    await app.services.habits.habitAccounts('');
  } finally {
    await close();
  }
  const unused = OF_ALL.flatMap((one) => {
    const touched = met.get(one);
    const idle = one.tables?.filter((table) => !touched?.has(table)) ?? [];
    return touched && idle.length === 0 ? [] : [[one.file, one.by, ...idle].join(' ')];
  });
  expect(unused).toEqual([]);
});

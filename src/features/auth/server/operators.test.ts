import { expect, it, vi } from 'vitest';
import { PASSWORD, useTestApp } from '#testing/server/test-app.ts';

const test = useTestApp();
const services = () => test.app.services;

it('there is no account but those that somebody makes', async () => {
  expect(await services().operators.accounts()).toEqual([]);
});

it('a disabled account loses its sessions, lets nobody in, and has everything once it is enabled again', async () => {
  const [anna, boris] = [await test.user(), await test.user()];
  await anna.post('/api/tasks', { title: 'Отчёт' });
  const [login, token] = [{ email: anna.email, password: PASSWORD }, await services().auth.createReset(anna.email)];
  const closed: number[] = [];
  const session = { userId: anna.id, sessionId: 'of a window', clientId: undefined, send: () => {} };
  test.context.hub.join({ ...session, close: (code) => void closed.push(code) });
  await services().operators.disable(anna.id);
  expect((await anna.get('/api/tasks')).status).toBe(401);
  const refused = await test.visitor().post('/api/auth/login', login);
  expect([refused.status, refused.body.code]).toEqual([403, 'account_disabled']);
  expect(refused.body.message).toContain('отключена');
  const wrong = await test.visitor().post('/api/auth/login', { ...login, password: 'another one' });
  expect(wrong.status).toBe(401);
  const reset = await test.visitor().post('/api/auth/reset-password', { token, password: PASSWORD });
  expect(reset.status).toBe(403);
  expect((await boris.get('/api/tasks')).status).toBe(200);
  // As where the command was another process than the one that holds the window.
  await test.later(1000);
  expect(closed).toEqual([4401]);
  await services().operators.enable(anna.id);
  const back = test.visitor();
  expect((await back.post('/api/auth/login', login)).status).toBe(200);
  expect((await back.get('/api/tasks')).body).toMatchObject([{ title: 'Отчёт' }]);
});

it('an operator makes an account that its owner enters by a link, lists all, and deletes one', async () => {
  const { auth, operators, account } = services();
  const email = 'new@example.test';
  const id = await operators.create(email);
  await expect(operators.create(email)).rejects.toMatchObject({ status: 409 });
  const owner = test.visitor();
  const reset = { token: await auth.createReset(email), password: PASSWORD };
  expect((await owner.post('/api/auth/reset-password', reset)).status).toBe(200);
  expect((await owner.get('/api/kanban-columns')).body.length).toBeGreaterThan(0);
  await operators.disable(id);
  const listed = (await operators.accounts()).find((row) => row.email === email);
  expect(listed).toMatchObject({ seenAt: null, disabledAt: expect.any(Number) });
  const log = vi.spyOn(test.context.log, 'info');
  await account.endByOperator(id);
  await test.later(1000);
  expect(log).toHaveBeenCalledWith({ account: id, by: 'operator' }, 'an account was erased');
  expect((await operators.accounts()).map((row) => row.email)).not.toContain(email);
});

import type { KyselyPlugin } from 'kysely';
import { expect, it, vi } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

/** An account of so many tasks; their ids. */
async function filled(user: TestUser, tasks: number, projectId: string | null = null): Promise<string[]> {
  const actor = { userId: user.id, zone: 'Europe/Moscow' };
  return server.app.services.tasks.together(actor, [], async (together) => {
    const ids: string[] = [];
    for (let n = 0; n < tasks; n++)
      ids.push((await together.create(actor, { title: `Дело ${n}`, priority: 'medium', projectId })).id);
    return ids;
  });
}

/** What somebody else does meanwhile, one call after another. */
async function live(user: TestUser, answered: () => void): Promise<void> {
  const { body: task } = await user.post('/api/tasks', { title: 'Своё' });
  answered();
  for (const call of [
    () => user.get('/api/tasks'),
    () => user.put(`/api/tasks/${task.id}`, { priority: 'high' }),
    () => user.get('/api/analytics'),
  ]) {
    expect((await call()).status).toBe(200);
    answered();
  }
}

const MANY = 80;

it('many changes that one account sends at once hold up nobody else', async () => {
  const [busy, other] = [await server.user(), await server.user()];
  const ids = await filled(busy, MANY);
  // What is loaded when first needed is there.
  await live(other, () => {});
  const order: string[] = [];
  const changes = ids.map(async (id) => {
    expect((await busy.put(`/api/tasks/${id}`, { priority: 'low' })).status).toBe(200);
    order.push('busy');
  });
  await live(other, () => order.push('other'));
  const before = order.filter((whose) => whose === 'busy').length;
  await Promise.all(changes);
  expect(order.filter((whose) => whose === 'other')).toHaveLength(4);
  expect(before).toBeLessThan(MANY / 2);
});

it('lists and archives of a large account hold up nobody else', async () => {
  const [large, other] = [await server.user(), await server.user()];
  await filled(large, 700);
  await live(other, () => {});
  const order: string[] = [];
  const asked = ['/api/tasks', '/api/account/export', '/api/tasks', '/api/account/export', '/api/tasks'].map(
    async (path) => {
      expect((await large.get(path)).status).toBe(200);
      order.push('large');
    },
  );
  await live(other, () => order.push('other'));
  await Promise.all(asked);
  expect(order.lastIndexOf('other')).toBeLessThan(order.lastIndexOf('large') - 1);
});

/** How many rows each statement wrote meanwhile. */
async function written(work: () => Promise<unknown>): Promise<number[]> {
  const { database } = server.context;
  const counts: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counts.push(Number(result.numAffectedRows ?? 0));
      return result;
    },
  };
  const query = Object.getOwnPropertyDescriptor(database, 'query')!.get!;
  const spy = vi.spyOn(database, 'query', 'get').mockImplementation(() => query.call(database).withPlugin(counting));
  await work();
  spy.mockRestore();
  return counts;
}

it('a project of many tasks goes and comes back with all of them, so many by one statement', async () => {
  const user = await server.user();
  const { body: project } = await user.post('/api/projects', { name: 'Всё' });
  for (let n = 0; n < 2; n++) await filled(user, 600, project.id);
  const path = `/api/projects/${project.id}`;
  const projects = async () =>
    new Set((await user.get('/api/tasks')).body.map(({ projectId }: { projectId: string | null }) => projectId));
  /** Where the machine is too busy for so much at once, it is asked again, as a device does. */
  async function whole(ask: () => Promise<{ status: number }>): Promise<number[]> {
    let status = 503;
    let counts: number[] = [];
    while (status === 503) counts = await written(async () => ({ status } = await ask()));
    expect(status).toBeLessThan(300);
    return counts;
  }
  const gone = await whole(() => user.delete(path));
  expect(await projects()).toEqual(new Set([null]));
  const back = await whole(() => user.post(`${path}/restore`));
  expect(await projects()).toEqual(new Set([project.id]));
  for (const counts of [gone, back]) expect(counts.filter((rows) => rows > 1)).toEqual([1000, 200]);
});

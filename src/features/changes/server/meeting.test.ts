import { describe, expect, it } from 'vitest';
import { ago, late } from '#testing/server/late.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

async function taskOf(user: TestUser) {
  const { id } = (await user.post('/api/tasks', { title: 'Отчёт' })).body;
  return { id: id as string, path: `/api/tasks/${id}` };
}
const historyOf = async (user: TestUser, id: string) => (await user.get(`/api/tasks/${id}/history`)).body.entries;

const markOf = async (user: TestUser) => (await user.get('/api/tasks')).body[0].returnedAt;

describe('the same field, changed on two devices', () => {
  it('says what was said later, and what was said earlier is in the history, one press away', async () => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    await late(user, 10, 'PUT', path, { title: 'Позднее' });
    expect((await late(user, 20, 'PUT', path, { title: 'Раннее', priority: 'high' })).body).toMatchObject({
      title: 'Позднее',
      priority: 'high',
    });
    const [entry] = (await historyOf(user, id)).filter(({ changes }: { changes: { before: string }[] }) =>
      changes.some(({ before }) => before === 'Раннее'),
    );
    expect(entry.changes).toEqual([{ field: 'title', before: 'Раннее', after: 'Позднее' }]);
    expect(entry.canUndo).toBe(true);
    await user.post(`/api/journal/${entry.id}/undo`, { object: id });
    expect((await user.get('/api/tasks')).body[0]).toMatchObject({ title: 'Раннее', priority: 'high' });
  });

  it('leaves nothing in the history where both said the same', async () => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    await late(user, 10, 'PUT', path, { title: 'Доклад' });
    await late(user, 20, 'PUT', path, { title: 'Доклад' });
    expect(await historyOf(user, id)).toHaveLength(2);
  });

  it('is not what taking the earlier change back gives', async () => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    await late(user, 10, 'PUT', path, { title: 'Позднее' });
    const entry = '01a20a20-0000-7000-8000-000000000001';
    await user.call(
      'PUT',
      path,
      { title: 'Раннее' },
      { headers: { 'x-changed-at': ago(20), 'x-journal-entry': entry } },
    );
    expect((await user.post(`/api/journal/${entry}/undo`, { object: id })).status).toBe(404);
  });
});

describe('a task that one device deletes and another one changes', () => {
  it('comes back with a change that was made later and is heard later', async () => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    await late(user, 20, 'DELETE', path);
    const { status, body } = await late(user, 10, 'PUT', path, { description: 'Слова' });
    expect([status, body.title, body.description]).toEqual([200, 'Отчёт', 'Слова']);
    expect((await user.get('/api/tasks')).body).toMatchObject([{ id, description: 'Слова' }]);
    expect(await markOf(user)).not.toBeNull();
    const deeds = (await historyOf(user, id)).map(({ deed }: { deed: string }) => deed);
    expect(deeds.toSorted()).toEqual(['changed', 'created', 'deleted', 'restored']);
  });

  it('comes back where the deletion is heard behind a change that was made after it', async () => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    await late(user, 10, 'PUT', path, { description: 'Слова' });
    expect((await late(user, 20, 'DELETE', path)).status).toBe(204);
    expect((await user.get('/api/tasks')).body).toMatchObject([{ id, description: 'Слова' }]);
    expect(await markOf(user)).not.toBeNull();
    expect((await historyOf(user, id)).map(({ deed }: { deed: string }) => deed)).toContain('deleted');
  });

  it.each([
    [20, 10],
    [10, 20],
  ])('comes back with a step that was added later, whichever is heard first (%i, %i)', async (...order) => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    for (const at of order)
      await (at === 20
        ? late(user, 20, 'DELETE', path)
        : late(user, 10, 'POST', `${path}/steps`, { title: 'Черновик' }));
    expect((await user.get('/api/tasks')).body).toMatchObject([{ id, steps: [{ title: 'Черновик' }] }]);
  });

  it('does not come back where somebody only says that they know of an earlier return', async () => {
    const user = await server.user();
    const { path } = await taskOf(user);
    await late(user, 20, 'DELETE', path);
    expect((await late(user, 10, 'PUT', path, {})).status).toBe(404);
    expect((await user.get('/api/tasks')).body).toEqual([]);
  });

  it('stays deleted by whoever took its return back, whatever was changed before that', async () => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    await late(user, 30, 'DELETE', path);
    await late(user, 20, 'PUT', path, { description: 'Слова' });
    const entry = (await historyOf(user, id)).find(({ deed }: { deed: string }) => deed === 'restored');
    const { status } = await user.post(`/api/journal/${entry.id}/undo`, {});
    expect(status).toBe(200);
    expect((await user.get('/api/tasks')).body).toEqual([]);
    expect((await late(user, 10, 'PUT', path, { title: 'Доклад' })).status).toBe(404);
    expect((await user.get('/api/tasks')).body).toEqual([]);
  });

  it.each<[string, (user: TestUser, path: string) => Promise<unknown>]>([
    ['changes it', (user, path) => user.put(path, { title: 'Доклад' })],
    ['says that they know', (user, path) => user.put(path, {})],
    ['adds a step', (user, path) => user.post(`${path}/steps`, { title: 'Черновик' })],
  ])('is marked until somebody %s', async (_, known) => {
    const user = await server.user();
    const { path } = await taskOf(user);
    await late(user, 20, 'DELETE', path);
    await late(user, 10, 'PUT', path, { description: 'Слова' });
    await late(user, 5, 'PUT', path, { priority: 'high' });
    const at = await markOf(user);
    expect(Math.abs(Date.parse(at) - server.clock.now())).toBeLessThan(60_000);
    await server.later(1000);
    await known(user, path);
    expect(await markOf(user)).toBeNull();
  });

  it('can be deleted again as if it had never gone', async () => {
    const user = await server.user();
    const { path } = await taskOf(user);
    await late(user, 20, 'DELETE', path);
    await late(user, 10, 'PUT', path, { description: 'Слова' });
    await late(user, 5, 'DELETE', path);
    expect((await user.get('/api/tasks')).body).toEqual([]);
  });

  it('stays deleted where the deletion was later, whichever is heard first', async () => {
    const user = await server.user();
    const one = await taskOf(user);
    await late(user, 20, 'PUT', one.path, { description: 'Слова' });
    await late(user, 10, 'DELETE', one.path);
    const two = await taskOf(user);
    await late(user, 10, 'DELETE', two.path);
    expect((await late(user, 20, 'PUT', two.path, { description: 'Слова' })).status).toBe(404);
    expect((await user.get('/api/tasks')).body).toEqual([]);
  });

  it('comes back with what was said before the deletion, too, and heard behind it', async () => {
    const user = await server.user();
    const { id, path } = await taskOf(user);
    const step = (await late(user, 50, 'POST', `${path}/steps`, { title: 'Черновик' })).body;
    await late(user, 20, 'DELETE', path);
    expect((await late(user, 40, 'PUT', path, { priority: 'low', status: 'completed' })).status).toBe(404);
    expect((await late(user, 30, 'PATCH', `${path}/steps/${step.id}`, { done: true })).status).toBe(404);
    expect((await user.get('/api/tasks')).body).toEqual([]);
    expect((await late(user, 25, 'PUT', path, { projectId: id })).status).toBe(404);
    await late(user, 10, 'PUT', path, { description: 'Слова' });
    expect((await user.get('/api/tasks')).body).toMatchObject([
      { id, description: 'Слова', priority: 'low', status: 'completed', steps: [{ done: true }] },
    ]);
  });

  it('stays deleted for whoever does not say when they changed it', async () => {
    const user = await server.user();
    const { path } = await taskOf(user);
    await user.delete(path);
    expect((await user.put(path, { title: 'Доклад' })).status).toBe(404);
  });
});

describe('a project that one device deletes and another one changes', () => {
  async function projectOf(user: TestUser) {
    const { id } = (await user.post('/api/projects', { name: 'Дача' })).body;
    await user.post('/api/tasks', { title: 'Полить рассаду', projectId: id });
    return { id: id as string, path: `/api/projects/${id}` };
  }
  const seen = async (user: TestUser) => [
    (await user.get('/api/projects')).body.map(({ name }: { name: string }) => name),
    (await user.get('/api/tasks')).body.map(({ projectId }: { projectId: string | null }) => projectId),
  ];

  it('comes back with its tasks and a change that was made later, whichever is heard first', async () => {
    for (const order of [
      [20, 10],
      [10, 20],
    ]) {
      const user = await server.user();
      const { id, path } = await projectOf(user);
      for (const at of order) {
        const { status } = await (at === 20
          ? late(user, 20, 'DELETE', path)
          : late(user, 10, 'PUT', path, { name: 'Сад' }));
        expect(status).toBe(at === 20 ? 204 : 200);
      }
      expect(await seen(user)).toEqual([['Сад'], [id]]);
    }
  });

  it('comes back with a heading that was added later, whichever is heard first', async () => {
    for (const order of [
      [20, 10],
      [10, 20],
    ]) {
      const user = await server.user();
      const { id, path } = await projectOf(user);
      for (const at of order)
        await (at === 20
          ? late(user, 20, 'DELETE', path)
          : late(user, 10, 'POST', `${path}/headings`, { title: 'Весна' }));
      expect((await user.get('/api/projects')).body).toMatchObject([{ id, headings: [{ title: 'Весна' }] }]);
    }
  });

  it('comes back with a heading that was added later, also where another one that was added before is heard last', async () => {
    const user = await server.user();
    const { id, path } = await projectOf(user);
    await late(user, 10, 'POST', `${path}/headings`, { title: 'Весна' });
    await late(user, 20, 'POST', `${path}/headings`, { title: 'Зима' });
    await late(user, 15, 'DELETE', path);
    expect((await user.get('/api/projects')).body).toMatchObject([{ id }]);
  });

  it('comes back in the folder that it was put into later', async () => {
    const user = await server.user();
    const { id, path } = await projectOf(user);
    await late(user, 20, 'DELETE', path);
    await late(user, 10, 'POST', '/api/projects/folder', { ids: [id], folder: 'Семья' });
    expect((await user.get('/api/projects')).body).toMatchObject([{ id, folder: 'Семья' }]);
  });

  it('bears a mark until somebody changes it or says that they know', async () => {
    const markOf = async (user: TestUser) => (await user.get('/api/projects')).body[0].returnedAt;
    for (const [order, seen] of [
      [[20, 10], {}],
      [[10, 20], { color: '#10b981' }],
    ] as const) {
      const user = await server.user();
      const { path } = await projectOf(user);
      expect(await markOf(user)).toBeNull();
      for (const at of order)
        await (at === 20 ? late(user, 20, 'DELETE', path) : late(user, 10, 'PUT', path, { name: 'Сад' }));
      await late(user, 5, 'POST', `${path}/headings`, { title: 'Весна' });
      expect(Math.abs(Date.parse(await markOf(user)) - server.clock.now())).toBeLessThan(60_000);
      await server.later(1000);
      expect((await user.put(path, seen)).body.returnedAt).toBeNull();
      expect(await markOf(user)).toBeNull();
    }
  });

  it('stays deleted where the deletion was later, and a change that was made before is refused', async () => {
    const user = await server.user();
    const { path } = await projectOf(user);
    await late(user, 20, 'PUT', path, { name: 'Сад' });
    expect((await late(user, 10, 'DELETE', path)).status).toBe(204);
    expect((await late(user, 15, 'PUT', path, { name: 'Огород' })).status).toBe(404);
    expect((await user.put(path, { name: 'Поле' })).status).toBe(404);
    expect(await seen(user)).toEqual([[], [null]]);
  });
});

describe('a habit that one device deletes and another one changes', () => {
  const LATER = [
    ['renamed', 'PUT', '', { name: 'Бег по утрам' }, { name: 'Бег по утрам' }],
    ['marked', 'POST', '/toggle', {}, { currentStreak: 1 }],
  ] as const;

  it.each(LATER)('stays where it was %s later, and what follows is told', async (_, method, below, body, kept) => {
    const user = await server.user();
    const { id } = (await user.post('/api/habits', { name: 'Бег' })).body;
    const path = `/api/habits/${id}`;
    await late(user, 10, method, path + below, body);
    const { cursor } = (await user.get('/api/changes')).body;
    expect((await late(user, 20, 'DELETE', path)).status).toBe(204);
    expect((await user.get('/api/habits')).body).toMatchObject([{ id, ...kept }]);
    const told = (await user.get(`/api/changes?since=${encodeURIComponent(cursor)}`)).body;
    expect(JSON.stringify(told)).toContain(id);
  });

  it('is gone where the deletion was later, and a change that is heard behind it is refused', async () => {
    const user = await server.user();
    const { id } = (await user.post('/api/habits', { name: 'Бег' })).body;
    await late(user, 20, 'PUT', `/api/habits/${id}`, { name: 'Лыжи' });
    expect((await late(user, 10, 'DELETE', `/api/habits/${id}`)).status).toBe(204);
    expect((await late(user, 5, 'PUT', `/api/habits/${id}`, { name: 'Сад' })).status).toBe(404);
    expect((await user.get('/api/habits')).body).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { RANK_MAX } from '#server/ranks.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import { inProjectOrder } from '../project-order.ts';

const server = useTestApp();

const list = async (user: TestUser): Promise<Task[]> => (await user.get('/api/tasks')).body;

/** Titles of the tasks of a project in its order. */
const order = async (user: TestUser, projectId: string) =>
  inProjectOrder(
    (await list(user)).filter((task) => task.projectId === projectId),
    projectId,
  )
    .map(({ title }) => title)
    .join('');

async function made(letters: string) {
  const user = await server.user();
  const [{ body: project }, { body: other }] = [
    await user.post('/api/projects', { name: 'Ремонт', headings: [{ title: 'Отделка' }] }),
    await user.post('/api/projects', { name: 'Дача' }),
  ];
  const ids: Record<string, string> = {};
  for (const title of letters) ids[title] = (await user.post('/api/tasks', { title, projectId: project.id })).body.id;
  const put = (letter: string, afterTaskId: string | null | undefined, headers = {}, projectId = project.id) =>
    user.put(`/api/tasks/${ids[letter]}`, { projectPlace: { projectId, afterTaskId } }, { headers });
  return { user, project, other, ids, put };
}

describe('the order of a project', () => {
  it('is that in which its tasks were made, until one is put first, behind another or at the end', async () => {
    const { user, project, ids, put } = await made('абв');
    const now = () => order(user, project.id);
    expect(await now()).toBe('абв');
    expect((await put('в', null)).body.projectRank).toMatch(new RegExp(`^${project.id} \\w+$`));
    expect(await now()).toBe('ваб');
    await put('в', ids['а']);
    expect(await now()).toBe('авб');
    await put('а', newId());
    expect(await now()).toBe('вба');
    await user.post('/api/tasks', { title: 'г', projectId: project.id });
    expect(await now()).toBe('вбаг');
    const [{ rows }, exported] = await Promise.all([
      user.get('/api/changes').then(({ body }) => body.changes.tasks),
      user.get('/api/account/export').then(({ body }) => body.tasks),
    ]);
    for (const told of [rows, exported])
      expect(told).toContainEqual(expect.objectContaining({ title: 'а', projectRank: expect.any(String) }));
  });

  it('moves nothing on the board, and belongs to its project', async () => {
    const { user, project, other, ids, put } = await made('аб');
    const board = async () => (await list(user)).map(({ id, rank, position }) => ({ id, rank, position }));
    const before = await board();
    await put('б', null);
    expect(await board()).toEqual(before);
    await put('а', null, {}, other.id);
    expect(await order(user, project.id)).toBe('ба');
    await user.put(`/api/tasks/${ids['б']}`, { projectId: other.id });
    expect(await order(user, other.id)).toBe('б');
  });

  it('is taken back as it was said', async () => {
    const { user, project, put } = await made('аб');
    const entry = newId();
    await put('б', null, { 'x-journal-entry': entry });
    expect(await order(user, project.id)).toBe('ба');
    expect((await user.post(`/api/journal/${entry}/undo`)).status).toBe(200);
    expect(await order(user, project.id)).toBe('аб');
  });

  it('is kept where there is no room between two, and where two say it at once', async () => {
    const { user, project, ids, put } = await made('абв');
    for (let time = 0; time < 120; time++) {
      await put(time % 2 === 0 ? 'в' : 'б', ids['а']);
      expect(await order(user, project.id)).toBe(time % 2 === 0 ? 'авб' : 'абв');
    }
    const ranks = (await list(user)).map(({ projectRank }) => projectRank?.split(' ')[1]?.length ?? 0);
    expect(Math.max(...ranks)).toBeLessThanOrEqual(RANK_MAX);
    await Promise.all(['а', 'в'].map((letter) => put(letter, ids['б'])));
    expect([...(await order(user, project.id))].sort().join('')).toBe('абв');
  });

  it('refuses what is no place', async () => {
    const { put, user, ids } = await made('а');
    expect((await put('а', undefined)).status).toBe(400);
    expect((await user.put(`/api/tasks/${ids['а']}`, { headingId: 'nonsense' })).status).toBe(400);
  });
});

describe('a task under a heading', () => {
  it('stands there until it goes to another project, and is where it was once that is taken back', async () => {
    const { user, project, other, ids } = await made('а');
    const [{ id: headingId }] = project.headings;
    const path = `/api/tasks/${ids['а']}`;
    expect((await user.put(path, { headingId })).body.headingId).toBe(headingId);
    const entry = newId();
    const moved = await user.put(path, { projectId: other.id }, { headers: { 'x-journal-entry': entry } });
    expect(moved.body).toMatchObject({ projectId: other.id, headingId: null });
    await user.post(`/api/journal/${entry}/undo`);
    expect((await list(user))[0]).toMatchObject({ projectId: project.id, headingId });
  });

  it('stays in its project without it, and is under it again with the undo', async () => {
    const { user, project, ids } = await made('а');
    const [{ id: headingId }] = project.headings;
    await user.put(`/api/tasks/${ids['а']}`, { headingId });
    const entry = newId();
    const headers = { 'x-journal-entry': entry };
    expect((await user.delete(`/api/projects/${project.id}/headings/${headingId}`, { headers })).status).toBe(204);
    expect((await list(user))[0]).toMatchObject({ projectId: project.id });
    await user.post(`/api/journal/${entry}/undo`);
    const [kept] = (await user.get('/api/projects')).body.filter(({ id }: { id: string }) => id === project.id);
    expect(kept.headings).toEqual(project.headings);
    expect((await list(user))[0]).toMatchObject({ headingId });
  });

  it('goes on under it with its series', async () => {
    const { user, project, ids } = await made('а');
    const [{ id: headingId }] = project.headings;
    const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };
    await user.put(`/api/tasks/${ids['а']}`, { headingId, dueDay: '2026-12-02', repeat });
    await user.put(`/api/tasks/${ids['а']}`, { status: 'completed' });
    expect((await list(user)).map((task) => task.headingId)).toEqual([headingId, headingId]);
  });
});

import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import type { HistoryEntry } from '../history-contract.ts';

const server = useTestApp();
const NOWHERE = '01890000-0000-7000-8000-000000000000';

async function userWithTask() {
  const user = await server.user();
  const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
  const path = `/api/tasks/${task.id}`;
  const history = async (query = '') =>
    (await user.get(`${path}/history${query}`)).body as { entries: HistoryEntry[]; next: string | null };
  return { user, task, path, history };
}

describe('GET /api/tasks/:id/history', () => {
  it('tells what became of a task, the last act first, by whom, and what may be taken back', async () => {
    const { user, path, history } = await userWithTask();
    await user.put(path, { title: 'Доклад', dueDate: '2026-12-01T09:00:00.000Z' });
    await user.post('/api/ai/smart-chat', { message: 'отметь доклад выполненной' });
    await user.delete(path);
    await user.post(`${path}/restore`);
    const { entries, next } = await history();
    expect(next).toBeNull();
    expect(entries.map(({ deed, by, canUndo }) => [deed, by, canUndo])).toEqual([
      ['restored', 'person', false],
      ['deleted', 'person', false],
      ['changed', 'assistant', true],
      ['changed', 'person', true],
      ['created', 'person', false],
    ]);
    expect(entries[2]!.changes).toContainEqual({ field: 'status', before: 'active', after: 'completed' });
    expect(entries[3]!.changes).toEqual([
      { field: 'title', before: 'Отчёт', after: 'Доклад' },
      { field: 'dueDate', before: null, after: '2026-12-01T09:00:00.000Z' },
    ]);
  });

  it('knows what was taken back, and what was changed since', async () => {
    const { user, path, history } = await userWithTask();
    const entry = newId();
    await user.put(path, { title: 'Доклад' }, { headers: { 'x-journal-entry': entry } });
    await user.put(path, { title: 'Речь' });
    expect((await history()).entries.map(({ canUndo }) => canUndo)).toEqual([true, false, false]);
    const [last] = (await history()).entries;
    expect((await user.post(`/api/journal/${last!.id}/undo`, {})).status).toBe(200);
    expect((await history()).entries.map(({ undoes, undone, canUndo }) => [undoes, undone, canUndo])).toEqual([
      [true, false, true],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('tells what became of its steps, which is taken back from there', async () => {
    const { user, path, history } = await userWithTask();
    const { body: step } = await user.post(`${path}/steps`, { title: 'План' });
    await user.patch(`${path}/steps/${step.id}`, { done: true });
    const told = async () => {
      const all = (await history()).entries;
      return all.map(({ canUndo, changes }) => [canUndo, changes.map(({ after }) => JSON.parse(after!))]);
    };
    expect(await told()).toEqual([
      [true, [[{ ...step, done: true }]]],
      [false, [[step]]],
      [false, []],
    ]);
    const [ticked] = (await history()).entries;
    await user.post(`/api/journal/${ticked!.id}/undo`, {});
    expect((await told())[0]).toEqual([true, [[step]]]);
  });

  it('comes page by page, and says nothing of a place among others', async () => {
    const { user, path, history } = await userWithTask();
    await user.post('/api/tasks', { title: 'Другая' });
    await user.put(path, { position: 1 });
    for (let n = 0; n < 5; n++) await user.put(path, { title: `Отчёт ${n}` });
    const all = (await history()).entries.map(({ id }) => id);
    expect(all).toHaveLength(6);
    const paged: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page = await history(`?limit=2${next && `&before=${next}`}`);
      paged.push(...page.entries.map(({ id }) => id));
      next = page.next;
    }
    expect(paged).toEqual(all);
  });

  it('is missing for others and for what is not there, and refuses bad input and visitors', async () => {
    const { user, path } = await userWithTask();
    expect((await (await server.user()).get(`${path}/history`)).status).toBe(404);
    expect((await user.get(`/api/tasks/${NOWHERE}/history`)).status).toBe(404);
    for (const query of ['limit=0', 'limit=x', 'before=x'])
      expect((await user.get(`${path}/history?${query}`)).status).toBe(400);
    expect((await server.visitor().get(`${path}/history`)).status).toBe(401);
  });
});

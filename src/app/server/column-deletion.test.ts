import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { newId } from '#server/id.ts';
import { MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

/** More than two writes let go of. */
const MANY = 1_250;

const as = (entry: string) => ({ headers: { 'x-journal-entry': entry } });
const undo = (user: TestUser, entry: string) => user.post(`/api/journal/${entry}/undo`, {});

/** Somebody with so many tasks in a column, one more in another, and a deleted one. */
async function crowded(tasks = MANY) {
  const user = await server.user();
  const [column, other] = (await user.get('/api/kanban-columns')).body as { id: string; name: string }[];
  const actor = { userId: user.id, zone: 'Europe/Moscow' };
  await server.app.services.tasks.together(actor, [], async (together) => {
    for (let n = 0; n < tasks; n++)
      await together.create(actor, { title: `Дело ${n}`, priority: 'medium', kanbanColumnId: column!.id });
    await together.create(actor, { title: 'Другое', priority: 'medium', kanbanColumnId: other!.id });
  });
  const path = `/api/kanban-columns/${column!.id}`;
  /** What the tasks are, without what only tells that they were written. */
  const all = async () => ((await user.get('/api/tasks')).body as Task[]).map(({ updatedAt: _, ...task }) => task);
  const within = async () => (await all()).filter(({ kanbanColumnId }) => kanbanColumnId === column!.id).length;
  const board = async () => ((await user.get('/api/kanban-columns')).body as { id: string }[]).map(({ id }) => id);
  return { user, column: column!, path, all, within, board };
}

/** Has the account's writes fail from the one of that number on, as if the database were gone. */
function failingFrom(first: number) {
  const { database } = server.context;
  const { write } = database;
  let writes = 0;
  const spy = vi.spyOn(database, 'write').mockImplementation((userId, work) => {
    writes++;
    return writes < first ? write(userId, work) : Promise.reject(new Error('the database is gone'));
  });
  return () => spy.mockRestore();
}

describe('a column of many tasks', () => {
  it('goes whole, its tasks stand without one in their order, and comes back by one undo as it was', async () => {
    const { user, column, path, all, board } = await crowded();
    const before = [await board(), await all()];
    const entry = newId();
    expect((await user.delete(path, as(entry))).status).toBe(204);
    expect(await board()).not.toContain(column.id);
    const gone = (await all()).filter(({ kanbanColumnId }) => kanbanColumnId === null);
    const inOrder = gone.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ title }) => title);
    expect(inOrder).toEqual(Array.from({ length: MANY }, (_, n) => `Дело ${n}`));
    const { status, body } = await undo(user, entry);
    expect([status, body.message]).toEqual([200, 'Изменение отменено']);
    expect(body.objects).toHaveLength(MANY + 1);
    expect(body.objects[0]).toMatchObject({ kind: 'columns', deed: 'restored' });
    expect([await board(), await all()]).toEqual(before);
    expect((await undo(user, entry)).status).toBe(409);
    expect((await undo(user, body.id)).status).toBe(200);
    expect(await board()).not.toContain(column.id);
    expect((await undo(user, entry)).status).toBe(200);
    expect([await board(), await all()]).toEqual(before);
  });

  it('lets somebody else write while it goes, and while it comes back', async () => {
    const { user, path } = await crowded(2 * MANY);
    const other = await server.user();
    const { body: task } = await other.post('/api/tasks', { title: 'Своё' });
    const between = async (doing: Promise<{ status: number }>, status: number) => {
      let written = 0;
      let over = false;
      const ended = doing.finally(() => {
        over = true;
      });
      while (!over) {
        expect((await other.put(`/api/tasks/${task.id}`, { priority: written % 2 ? 'low' : 'high' })).status).toBe(200);
        if (!over) written++;
      }
      expect((await ended).status).toBe(status);
      return written;
    };
    const entry = newId();
    expect(await between(user.delete(path, as(entry)), 204)).toBeGreaterThan(1);
    expect(await between(undo(user, entry), 200)).toBeGreaterThan(1);
  });

  it('goes with what its owner adds to it meanwhile', async () => {
    const { user, column, path, within, board } = await crowded();
    const going = user.delete(path);
    await sleep(1);
    const { status } = await user.post('/api/tasks', { title: 'Ещё', kanbanColumnId: column.id });
    expect([201, 404]).toContain(status);
    expect((await going).status).toBe(204);
    expect([await within(), await board()]).toEqual([0, expect.not.arrayContaining([column.id])]);
  });

  it('is as it was where its deletion fails between two parts', async () => {
    const { user, path, all, board } = await crowded();
    const before = [await board(), await all()];
    const { write } = server.context.database;
    let writes = 0;
    const spy = vi.spyOn(server.context.database, 'write').mockImplementation((userId, work) => {
      writes++;
      return writes === 2 ? Promise.reject(new Error('no room')) : write(userId, work);
    });
    expect((await user.delete(path)).status).toBe(500);
    spy.mockRestore();
    expect([await board(), await all()]).toEqual(before);
  });

  it('is as it was once the server is there again that ended between two parts, or its owner undid that', async () => {
    const { user, path, all, within, board } = await crowded();
    const before = [await board(), await all()];
    const interrupted = async (entry: string) => {
      const goOn = failingFrom(2);
      expect((await user.delete(path, as(entry))).status).toBe(500);
      goOn();
      expect(await within()).toBe(MANY - 500);
    };
    await interrupted(newId());
    await server.later(MINUTE);
    expect([await board(), await all()]).toEqual(before);
    const entry = newId();
    await interrupted(entry);
    expect((await undo(user, entry)).status).toBe(200);
    expect([await board(), await all()]).toEqual(before);
    await server.later(MINUTE);
    expect([await board(), await all()]).toEqual(before);
  });

  it.each([
    ['by another undo', (user: TestUser, entry: string) => undo(user, entry)],
    ['once the server is there again', () => server.later(MINUTE)],
  ])('comes back whole %s where an undo was interrupted', async (_how, goOnUndoing) => {
    const { user, path, all, board } = await crowded();
    const before = [await board(), await all()];
    const entry = newId();
    await user.delete(path, as(entry));
    const goOn = failingFrom(3);
    expect((await undo(user, entry)).status).toBe(500);
    goOn();
    expect([await board(), await all()]).not.toEqual(before);
    await goOnUndoing(user, entry);
    expect([await board(), await all()]).toEqual(before);
  });

  it('stays gone, whatever is looked for that was interrupted', async () => {
    const { user, column, path, board } = await crowded(3);
    await user.delete(path);
    await server.later(MINUTE);
    expect(await board()).not.toContain(column.id);
  });

  it('comes back with all tasks but those that were changed since, which are named', async () => {
    const { user, column, path, all } = await crowded();
    const entry = newId();
    await user.delete(path, as(entry));
    const [other] = (await user.get('/api/kanban-columns')).body;
    const first = (await all()).find(({ title }) => title === 'Дело 0')!;
    await user.put(`/api/tasks/${first.id}`, { kanbanColumnId: other.id });
    const { body } = await undo(user, entry);
    expect(body.message).toMatch(/^Отменено не.всё. «Дело 0»: с.тех пор это изменили/);
    const back = (await all()).filter(({ kanbanColumnId }) => kanbanColumnId === column.id);
    expect(back).toHaveLength(MANY - 1);
  });
});

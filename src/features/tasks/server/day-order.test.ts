import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { RANK_MAX } from '#server/ranks.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import { putOn } from '../day-order.ts';
import { texts } from '../texts.ts';

const server = useTestApp();
const [DAY, NEXT] = ['2026-12-02', '2026-12-03'];
const MINUTE = 60_000;

const list = async (user: TestUser): Promise<Task[]> => (await user.get('/api/tasks')).body;

/** Titles of what was put in the order of a day. */
async function order(user: TestUser, day = DAY): Promise<string> {
  const tasks = await list(user);
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  return putOn(tasks, day, '')
    .map(({ id }) => titles.get(id))
    .join('');
}

async function create(user: TestUser, letters: string): Promise<Record<string, string>> {
  const made: [string, string][] = [];
  for (const title of letters) made.push([title, (await user.post('/api/tasks', { title })).body.id]);
  return Object.fromEntries(made);
}

const put = (user: TestUser, id: string | undefined, afterTaskId: string | null | undefined, headers = {}, day = DAY) =>
  user.put(`/api/tasks/${id}`, { dayPlace: { day, afterTaskId } }, { headers });

async function ordered(letters: string) {
  const user = await server.user();
  const ids = await create(user, letters);
  for (const [at, letter] of [...letters].entries()) await put(user, ids[letter], ids[letters[at - 1] ?? ''] ?? null);
  return { user, ids };
}

describe('the order of a day', () => {
  it('is said place by place: first, behind another one, or at the end', async () => {
    const { user, ids } = await ordered('абв');
    expect(await order(user)).toBe('абв');
    expect((await put(user, ids['в'], null)).body.dayRank).toMatch(new RegExp(`^${DAY} \\w+$`));
    expect(await order(user)).toBe('ваб');
    await put(user, ids['в'], ids['а']);
    expect(await order(user)).toBe('авб');
    await put(user, ids['а'], newId());
    expect(await order(user)).toBe('вба');
    const [{ rows }, exported] = await Promise.all([
      user.get('/api/changes').then(({ body }) => body.changes.tasks),
      user.get('/api/account/export').then(({ body }) => body.tasks),
    ]);
    for (const told of [rows, exported])
      expect(told).toContainEqual(expect.objectContaining({ title: 'а', dayRank: expect.stringContaining(DAY) }));
  });

  it('moves nothing on the board, and belongs to its day', async () => {
    const { user, ids } = await ordered('аб');
    const before = (await list(user)).map(({ id, rank, position }) => ({ id, rank, position }));
    await put(user, ids['б'], null, {}, NEXT);
    expect((await list(user)).map(({ id, rank, position }) => ({ id, rank, position }))).toEqual(before);
    expect([await order(user), await order(user, NEXT)]).toEqual(['а', 'б']);
  });

  it('is taken back as it was said, and no part of a task’s history', async () => {
    const { user, ids } = await ordered('аб');
    const entry = newId();
    for (const [id, after] of [
      [ids['б'], null],
      [ids['а'], ids['б']],
    ] as const)
      await put(user, id, after, { 'x-journal-entry': entry });
    expect(await order(user)).toBe('ба');
    expect((await user.post(`/api/journal/${entry}/undo`)).status).toBe(200);
    expect(await order(user)).toBe('аб');
    const { entries } = (await user.get(`/api/tasks/${ids['а']}/history`)).body;
    expect(entries.map(({ deed }: { deed: string }) => deed)).toEqual(['created']);
  });

  it('is the same for who comes back from the basket, and has no place for who is in it', async () => {
    const { user, ids } = await ordered('абв');
    await user.delete(`/api/tasks/${ids['б']}`);
    await put(user, ids['в'], ids['б']);
    expect(await order(user)).toBe('ав');
    await user.post(`/api/tasks/${ids['б']}/restore`);
    expect(await order(user)).toMatch(/^а/);
    expect(await order(user)).toHaveLength(3);
  });

  it('is not changed by what was said before it', async () => {
    const { user, ids } = await ordered('аб');
    const early = { 'x-changed-at': new Date(server.clock.now() - MINUTE).toISOString() };
    expect((await put(user, ids['б'], null, early)).status).toBe(200);
    expect(await order(user)).toBe('аб');
  });

  it('gives each a place of its own where two are put to one at once', async () => {
    const { user, ids } = await ordered('абвг');
    await Promise.all([put(user, ids['в'], ids['а']), put(user, ids['г'], ids['а'])]);
    expect(await order(user)).toMatch(/^а(вг|гв)б$/);
    expect(new Set((await list(user)).map(({ dayRank }) => dayRank)).size).toBe(4);
  });

  it('is ranked anew where there is no room, which everybody hears of', async () => {
    const { user, ids } = await ordered('аб');
    const long = `${DAY} a0${'0'.repeat(RANK_MAX - 3)}`;
    for (const [id, end] of [
      [ids['а'], '1'],
      [ids['б'], '2'],
    ])
      await server.context.database.query
        .updateTable('tasks')
        .set({ day_rank: `${long}${end}` })
        .where('user_id', '=', user.id)
        .where('id', '=', id!)
        .execute();
    const { cursor } = (await user.get('/api/changes')).body;
    const third = (await user.post('/api/tasks', { title: 'в' })).body.id;
    await put(user, third, ids['а']);
    expect(await order(user)).toBe('авб');
    for (const { dayRank } of await list(user)) expect(dayRank!.length).toBeLessThan(20);
    const { rows } = (await user.get(`/api/changes?since=${encodeURIComponent(cursor)}`)).body.changes.tasks;
    expect(rows).toHaveLength(3);
  });

  it('is that of its owner', async () => {
    const { user, ids } = await ordered('аб');
    const other = await server.user();
    expect((await put(other, ids['а'], null)).status).toBe(404);
    const { body } = await other.post('/api/tasks', { title: 'я' });
    await put(other, body.id, ids['а']);
    expect([await order(user), await order(other)]).toEqual(['аб', 'я']);
  });

  it.each([
    [{ day: '2026-02-30', afterTaskId: null }, texts.plan.dayInvalid],
    [{ day: DAY }, undefined],
    [{ afterTaskId: null }, texts.plan.dayInvalid],
  ])('%j is refused', async (dayPlace, message) => {
    const { user, ids } = await ordered('а');
    const { status, body } = await user.put(`/api/tasks/${ids['а']}`, { dayPlace });
    expect(status).toBe(400);
    if (message) expect(body.message).toBe(message);
    expect(await order(user)).toBe('а');
  });
});

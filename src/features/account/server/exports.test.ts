import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unavailable } from '#server/database/trouble.ts';
import { newId } from '#server/id.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { fillAccount } from '#testing/server/full-account.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Export } from '../contract.ts';

const PATH = '/api/account/exports';
const FULL = 'Не удалось собрать файл: на сервере кончилось место. Попробуйте ещё раз, когда оно появится.';
const FAILED = 'Не удалось собрать файл. Попробуйте ещё раз.';
const GONE = 'Файла больше нет: он хранится сутки или до следующего экспорта. Соберите его ещё раз.';

const server = useTestApp();
afterEach(() => void vi.restoreAllMocks());

const order = (user: TestUser) => user.post(PATH);
const listed = async (user: TestUser): Promise<Export[]> => (await user.get(PATH)).body;
const last = async (user: TestUser) => (await listed(user))[0]!;

async function made(user: TestUser): Promise<Export> {
  await order(user);
  await server.later(0);
  return last(user);
}

/** Gives an account tasks of a thousand characters each, past the server. */
async function giveTasks(user: TestUser, count: number): Promise<void> {
  const { body: task } = await user.post('/api/tasks', { title: 'Задача', description: 'а'.repeat(1000) });
  const { query } = server.context.database;
  const row = await query.selectFrom('tasks').selectAll().where('id', '=', task.id).executeTakeFirstOrThrow();
  for (let given = 1; given < count; given += 333) {
    const rows = Array.from({ length: Math.min(333, count - given) }, () => ({ ...row, id: newId() }));
    await query.insertInto('tasks').values(rows).execute();
  }
}

async function rowsLeft(user: TestUser): Promise<number> {
  const { query } = server.context.database;
  const rows = await Promise.all(
    (['exports', 'export_parts'] as const).map((table) =>
      query.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute(),
    ),
  );
  return rows.flat().length;
}

/** Has the job be done, and looks at it all the while. */
async function watch(user: TestUser, look: (now: Export) => Promise<unknown> | undefined): Promise<void> {
  let over = false;
  const work = server.context.jobs.runDue().finally(() => {
    over = true;
  });
  while (!over) {
    await look(await last(user));
    await sleep(1);
  }
  await work;
}

describe('an export that is ordered', () => {
  it('is made by a job and can be downloaded, as the same file that is answered at once', async () => {
    const user = await server.user();
    await fillAccount(server, user, 'добавь задачу позвонить плиточнику');
    const { status, body } = await order(user);
    expect([status, body]).toEqual([201, { id: expect.any(String), state: 'queued', progress: 0 }]);
    expect(await listed(user)).toEqual([body]);
    await server.later(0);
    const [done] = await listed(user);
    const expiresAt = new Date(server.clock.now() + 24 * HOUR).toISOString();
    expect(done).toEqual({ id: body.id, state: 'done', progress: 100, url: `${PATH}/${body.id}/file`, expiresAt });
    const file = await user.get(done!.url!);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="takt-\d{4}-\d\d-\d\d\.json"$/);
    expect(file.headers['cache-control']).toBe('private, no-store');
    // That it was downloaded, the later one tells.
    const later = { exportedAt: expect.any(String), securityEvents: expect.any(Array) };
    expect(file.body).toEqual({ ...(await user.get('/api/account/export')).body, ...later });
  });

  it('of an empty account is a file as well', async () => {
    const user = await server.user();
    const { state, url } = await made(user);
    const { body } = await user.get(url!);
    expect([state, body.user.email, body.tasks]).toEqual(['done', user.email, []]);
  });

  it('of ten thousand tasks tells how far it has come, and is whole', async () => {
    const user = await server.user();
    await giveTasks(user, 10_000);
    await order(user);
    const seen: number[] = [];
    await watch(user, async ({ state, progress }) => {
      if (state === 'running') seen.push(progress);
    });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(new Set(seen.filter((progress) => progress > 0 && progress < 100)).size).toBeGreaterThan(3);
    const { body } = await user.get((await last(user)).url!);
    expect(new Set(body.tasks.map(({ id }: { id: string }) => id)).size).toBe(10_000);
  });

  it('is the one that is under way, also of two orders at once, and a new one afterwards', async () => {
    const user = await server.user();
    const both = await Promise.all([order(user), order(user)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(both[0]!.body.id).toBe(both[1]!.body.id);
    await server.later(0);
    const first = await last(user);
    expect((await order(user)).status).toBe(201);
    const gone = await user.get(first.url!);
    expect([gone.status, gone.body.message]).toEqual([404, GONE]);
    await server.later(0);
    const second = await last(user);
    expect([second.state, second.id === first.id, (await user.get(second.url!)).status]).toEqual(['done', false, 200]);
    expect(await rowsLeft(user)).toBe(2);
  });

  it('is kept for a day, and then nothing of it', async () => {
    const user = await server.user();
    const { url } = await made(user);
    await server.later(24 * HOUR - 1);
    expect((await listed(user)).length).toBe(1);
    server.clock.advance(1);
    expect([await listed(user), (await user.get(url!)).status]).toEqual([[], 404]);
    await server.later(0);
    expect(await rowsLeft(user)).toBe(0);
  });

  it('goes with the account', async () => {
    const user = await server.user();
    await made(user);
    await user.call('DELETE', '/api/account', { password: 'correct horse' });
    await server.later(0);
    expect(await rowsLeft(user)).toBe(0);
  });

  it('is of nobody else, and of no visitor', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { url } = await made(user);
    expect([(await other.get(url!)).status, await listed(other)]).toEqual([404, []]);
    const visitor = server.visitor();
    const answers = await Promise.all([visitor.get(url!), visitor.get(PATH), order(visitor)]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await user.get(`${PATH}/no-id/file`)).status).toBe(404);
  });

  it('cannot be downloaded ahead of its end', async () => {
    const user = await server.user();
    const { body } = await order(user);
    expect((await user.get(`${PATH}/${body.id}/file`)).status).toBe(404);
  });
});

describe('an export that fails', () => {
  const breaking = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(server.context.database.query);

  it('is tried three times, then told, leaves nothing behind and can be ordered again', async () => {
    const user = await server.user();
    await giveTasks(user, 1000);
    await order(user);
    await breaking('encouragements', 'encouragements_away');
    const states: string[] = [];
    for (let n = 0; n < 3; n++) {
      await server.later(n * MINUTE);
      states.push((await last(user)).state);
    }
    await breaking('encouragements_away', 'encouragements');
    expect(states).toEqual(['queued', 'queued', 'failed']);
    expect(await last(user)).toMatchObject({ state: 'failed', error: FAILED });
    expect(await rowsLeft(user)).toBe(1);
    expect((await order(user)).status).toBe(201);
    await server.later(0);
    expect(await last(user)).toMatchObject({ state: 'done', progress: 100 });
  });

  it('for want of room is told at once', async () => {
    const user = await server.user();
    await order(user);
    vi.spyOn(server.context.database, 'transaction').mockRejectedValueOnce(new Unavailable('disk_full'));
    await server.later(0);
    expect(await last(user)).toMatchObject({ state: 'failed', error: FULL });
  });

  it('where not even that can be written is told as well, and goes on when it can', async () => {
    const user = await server.user();
    await order(user);
    vi.spyOn(server.context.database.condition, 'writing').mockResolvedValueOnce('disk_full');
    expect(await last(user)).toMatchObject({ state: 'failed', error: FULL });
    expect(await last(user)).toMatchObject({ state: 'queued' });
    await server.later(0);
    expect(await last(user)).toMatchObject({ state: 'done' });
  });

  it('with every server that took it up is told', async () => {
    const user = await server.user();
    await order(user);
    await server.context.database.query
      .updateTable('jobs')
      .set({ died_at: server.clock.now(), attempts: 3 })
      .where('user_id', '=', user.id)
      .where('kind', '=', 'make-export')
      .execute();
    expect(await last(user)).toMatchObject({ state: 'failed', error: FAILED });
    expect((await order(user)).status).toBe(201);
    await server.later(0);
    expect(await last(user)).toMatchObject({ state: 'done' });
  });
});

it('an attempt that another one has overtaken adds nothing to the file', async () => {
  const user = await server.user();
  await giveTasks(user, 3000);
  await order(user);
  const { query } = server.context.database;
  const mine = sql<boolean>`user_id = ${user.id}`;
  await watch(user, async ({ progress }) => {
    if (progress === 0) return;
    await query.updateTable('exports').set({ run: 'another', progress: 0 }).where(mine).execute();
    await query.deleteFrom('export_parts').where(mine).execute();
  });
  const row = await query.selectFrom('exports').selectAll().where(mine).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ run: 'another', parts: null, progress: 0 });
  expect(await rowsLeft(user)).toBe(1);
});

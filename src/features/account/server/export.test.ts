import { describe, expect, it } from 'vitest';
import type { StoredTask } from '#features/tasks/contract.ts';
import { TASK_FIELDS, type TaskFields } from '#features/tasks/fields.ts';
import { newId } from '#server/id.ts';
import { rowsOf } from '#shared/stored.ts';
import { fillAccount, rowsAbout, tablesOf } from '#testing/server/full-account.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { makeTask } from '#testing/task.ts';
import type { Section } from './export-section.ts';
import { LEFT_OUT, SECTIONS } from './export-sections.ts';

const server = useTestApp();
const COMMAND = 'добавь задачу позвонить плиточнику';
const exportOf = async (user: TestUser) => (await user.get('/api/account/export')).body;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();

describe('the export', () => {
  it('knows every table of the schema and every column of what it exports', async () => {
    const tables = await tablesOf(server.context.database);
    const exported = new Map<string, Section>(SECTIONS.map((section) => [section.table, section]));
    expect(names(tables)).toEqual([...exported.keys(), ...Object.keys(LEFT_OUT)].sort());
    for (const { name, columns } of tables) {
      const section = exported.get(name);
      if (!section) continue;
      const known = [section.owner, ...Object.keys(section.columns)];
      expect([...new Set(known)].sort(), name).toEqual(columns.sort());
    }
  });

  it('holds what is in every table of the account, in the words of the interface', async () => {
    const user = await server.user();
    await fillAccount(server, user, COMMAND);
    const file = await exportOf(user);
    for (const { name } of SECTIONS) expect(JSON.stringify(file[name]).length, name).toBeGreaterThan(4);
    const instants = [...JSON.stringify(file).matchAll(/"(\w+At)":(\d+)/g)].map(([, name]) => name);
    expect(instants, 'told as numbers').toEqual([]);
    expect(file.user).toMatchObject({ id: user.id, email: user.email, firstName: 'Anna', emailVerified: false });
    expect(file.settings).toMatchObject({ aiTone: 'strict', ttsVoice: 'female' });
    expect(Buffer.from(file.photo.webpBase64, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect(file.tasks.map(({ title, status }: Record<string, string>) => [title, status]).sort()).toEqual([
      ['Deleted', 'active'],
      ['Estimate', 'archived'],
      ['Tiles', 'active'],
      ['Wallpaper', 'completed'],
      ['Позвонить плиточнику', 'active'],
    ]);
    expect(file.habits[0]).toMatchObject({
      weekDays: [],
      reminderEnabled: true,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(file.habitEntries).toEqual([
      { habitId: file.habits[0].id, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), completed: false, skipped: true },
    ]);
    expect(file.focusSessions[0]).toMatchObject({ durationMinutes: 25, startTime: expect.stringMatching(/Z$/) });
    expect(file.chatMessages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
  });

  it('is a file named by the day, which nothing on the way keeps', async () => {
    const user = await server.user();
    server.clock.set('2026-03-31T22:30:00Z');
    await user.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const { headers, status } = await user.get('/api/account/export', { zone: 'Asia/Vladivostok' });
    server.clock.set(Date.now());
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="takt-2026-04-01.json"');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('tells no secret', async () => {
    const user = await server.user();
    await fillAccount(server, user, COMMAND);
    const { database } = server.context;
    const { tables, text } = {
      tables: await rowsAbout(database, user),
      text: JSON.stringify(await exportOf(user)),
    };
    const secrets = [
      ...tables.accounts!.map(({ password }) => password),
      ...tables.sessions!.map(({ token }) => token),
      ...tables.verifications!.map(({ identifier }) => identifier),
      ...tables.two_factors!.map(({ secret }) => secret),
      ...tables.recovery_codes!.map(({ code_hash }) => code_hash),
    ] as string[];
    expect(secrets.filter((secret) => !secret || text.includes(secret))).toEqual([]);
    expect(text).not.toContain('argon2');
  });

  it('of many rows is whole, each of them once', async () => {
    const user = await server.user();
    const { database } = server.context;
    const { revision } = await database.query
      .selectFrom('account_revisions')
      .select('revision')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const rows = rowsOf<StoredTask, TaskFields>(TASK_FIELDS);
    const { position: _, ...task } = makeTask();
    const row = {
      ...rows.write(task),
      user_id: user.id,
      deleted_at: null,
      revision,
      placed_revision: 0,
      field_times: '',
    };
    const ids = Array.from({ length: 1203 }, () => newId());
    for (let from = 0; from < ids.length; from += 400) {
      const chunk = ids.slice(from, from + 400);
      await database.query
        .insertInto('tasks')
        .values(chunk.map((id) => ({ ...row, id })))
        .execute();
    }
    const { tasks } = await exportOf(user);
    expect(tasks.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
  });

  it('is of nobody else', async () => {
    const [user, other] = [await server.user(), await server.user()];
    await fillAccount(server, other, COMMAND);
    const text = JSON.stringify(await exportOf(user));
    expect([text.includes(other.id), text.includes(other.email), text.includes('Kitchen')]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await server.visitor().get('/api/account/export')).status).toBe(401);
  });
});

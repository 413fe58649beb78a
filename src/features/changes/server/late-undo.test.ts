import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import type { Method } from '#shared/endpoint.ts';
import { ago, late } from '#testing/server/late.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const made = async (user: TestUser, path: string, body: object) => (await user.post(path, body)).body.id as string;

/** Something that is said of an object: how, where, and what is then told of it. */
interface Thing {
  say: readonly [method: Method, path: string];
  told: () => Promise<unknown>;
}

const field =
  (path: string, name: string, input: object = { [name]: 'Начало' }) =>
  async (user: TestUser): Promise<Thing> => {
    const id = await made(user, path, input);
    const told = async () => (await user.get(path)).body.find((one: { id: string }) => one.id === id)[name];
    return { say: ['PUT', `${path}/${id}`], told };
  };

const REMINDED = { name: 'Бег', reminderEnabled: true, reminderTimes: ['07:00'] };
const DATE = ago(3 * 24 * 60).slice(0, 10);
const noted = (note: string) => ({ date: DATE, completed: false, skipped: true, note });

/** Each with what is said of it: what is taken back, what comes later, and what came before that. */
const THINGS: [what: string, make: (user: TestUser) => Promise<Thing>, ...said: object[]][] = [
  ['a task', field('/api/tasks', 'title'), { title: 'Раз' }, { title: 'Два' }, { title: 'Три' }],
  ['a project', field('/api/projects', 'name'), { name: 'Раз' }, { name: 'Два' }, { name: 'Три' }],
  ['a column', field('/api/kanban-columns', 'name'), { name: 'Раз' }, { name: 'Два' }, { name: 'Три' }],
  ['a tag', field('/api/tags', 'name'), { name: 'раз' }, { name: 'два' }, { name: 'три' }],
  [
    'the reminders of a habit',
    field('/api/habits', 'reminderTime', REMINDED),
    ...['08:00', '09:00', '10:00'].map((time) => ({ reminderTimes: [time] })),
  ],
  [
    'a day of a habit',
    async (user) => {
      const entries = `/api/habits/${await made(user, '/api/habits', { name: 'Бег' })}/entries`;
      await user.post(entries, noted('Начало'), { headers: { 'x-changed-at': ago(60) } });
      return { say: ['POST', entries], told: async () => (await user.get(entries)).body[0].note };
    },
    ...['Раз', 'Два', 'Три'].map(noted),
  ],
];

describe.each(THINGS)('what was said of %s, and taken back on a device that was away', (_, make, ...said) => {
  async function takenBack(user: TestUser) {
    const thing = await make(user);
    const before = await thing.told();
    const entry = newId();
    const headers = { 'x-changed-at': ago(40), 'x-journal-entry': entry };
    await user.call(...thing.say, said[0], { headers });
    const once = await thing.told();
    expect(once).not.toBe(before);
    expect((await late(user, 20, 'POST', `/api/journal/${entry}/undo`, {})).status).toBe(200);
    expect(await thing.told()).toBe(before);
    return { thing, before };
  }

  it('gives way to what was said later', async () => {
    const user = await server.user();
    const { thing, before } = await takenBack(user);
    await late(user, 10, ...thing.say, said[1]);
    expect(await thing.told()).not.toBe(before);
  });

  it('does not give way to what was said before it was taken back', async () => {
    const user = await server.user();
    const { thing, before } = await takenBack(user);
    await late(user, 30, ...thing.say, said[2]);
    expect(await thing.told()).toBe(before);
  });
});

it('a task that was taken back comes back with what was said of it later', async () => {
  const user = await server.user();
  const [id, entry] = [newId(), newId()];
  const headers = { 'x-changed-at': ago(40), 'x-journal-entry': entry };
  await user.post('/api/tasks', { id, title: 'Раз' }, { headers });
  await late(user, 20, 'POST', `/api/journal/${entry}/undo`, {});
  expect((await user.get('/api/tasks')).body).toEqual([]);
  expect((await late(user, 30, 'PUT', `/api/tasks/${id}`, { priority: 'high' })).status).toBe(404);
  await late(user, 10, 'PUT', `/api/tasks/${id}`, { title: 'Два' });
  expect((await user.get('/api/tasks')).body).toMatchObject([{ id, title: 'Два', priority: 'high' }]);
});

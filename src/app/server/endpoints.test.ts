import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import type { Method } from '#shared/endpoint.ts';
import { createSecurityKey } from '#testing/server/security-key.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

/** All that needs no session; whatever else is served must answer 401 without one. */
const OPEN = [
  'GET /api/auth/logout',
  'GET /api/auth/providers',
  'GET /api/auth/{provider}',
  'GET /api/auth/{provider}/callback',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/letters/unsubscribe',
  'GET /api/login',
  'GET /calendar/{file}',
  'POST /api/auth/confirm-address',
  'POST /api/auth/forgot-password',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/auth/two-factor',
  'POST /api/letters/unsubscribe',
];

interface Served {
  method: Method;
  path: string;
}

async function listed(): Promise<Served[]> {
  const { body } = await server.visitor().get('/api/openapi.json');
  return Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase() as Method, path })),
  );
}

const nameOf = ({ method, path }: Served) => `${method} ${path}`;

describe('every endpoint', () => {
  it('that needs no session is one of these', async () => {
    const { body } = await server.visitor().get('/api/openapi.json');
    const open = (await listed()).filter(
      ({ method, path }) => body.paths[path][method.toLowerCase()].security.length === 0,
    );
    expect(open.map(nameOf).sort()).toEqual(OPEN);
  });

  it('but those answers 401 in the words that the client looks for, whatever is sent', async () => {
    const closed = (await listed()).filter((served) => !OPEN.includes(nameOf(served)));
    expect(closed.length).toBeGreaterThan(50);
    for (const served of closed) {
      const path = served.path.replaceAll(/\{\w+\}/g, newId());
      const sent = served.method === 'GET' ? undefined : { title: 'а' };
      const { status, body } = await server.visitor().call(served.method, path, sent);
      expect([nameOf(served), status, body]).toEqual([
        nameOf(served),
        401,
        { message: 'Unauthorized', code: 'unauthorized' },
      ]);
    }
  });
});

describe('an object of somebody else', () => {
  let owner: TestUser;
  let other: TestUser;
  /** Under which path which object of the owner is reached. */
  let objects: Record<string, string>;
  let before: unknown;

  const made = async (path: string, body: object) => (await owner.post(path, body)).body.id as string;

  async function passkey(): Promise<string> {
    const { body: options } = await owner.post('/api/account/passkeys/options', { password: PASSWORD });
    const credential = createSecurityKey({ origin: 'http://localhost', host: 'localhost' }).create(options);
    return made('/api/account/passkeys', { name: 'Ключ', credential });
  }

  async function everything(): Promise<unknown> {
    const paths = [
      'tasks',
      'projects',
      'tags',
      'kanban-columns',
      'habits',
      'focus-sessions/active',
      'account/passkeys',
      'push/subscriptions',
      'calendar-sources',
    ];
    return Promise.all(paths.map(async (path) => (await owner.get(`/api/${path}`)).body));
  }

  beforeAll(async () => {
    [owner, other] = [await server.user(), await server.user()];
    const reminder = newId();
    const reminders = [{ id: reminder, beforeMinutes: 5 }];
    const task = await made('/api/tasks', { title: 'Чужая', reminders });
    const entry = newId();
    await owner.put(`/api/tasks/${task}`, { priority: 'high' }, { headers: { 'x-journal-entry': entry } });
    objects = {
      '/api/tasks/': task,
      '/api/ai/tasks/': task,
      '/api/reminders/': reminder,
      '/api/projects/': await made('/api/projects', { name: 'Чужой', color: '#3b82f6' }),
      '/api/tags/': await made('/api/tags', { name: 'чужой' }),
      '/api/journal/': entry,
      '/api/kanban-columns/': await made('/api/kanban-columns', { name: 'Чужая' }),
      '/api/habits/': await made('/api/habits', { name: 'Чужая', icon: 'target', color: '#6366f1' }),
      '/api/focus-sessions/': await made('/api/focus-sessions', { taskId: task, durationMinutes: 25 }),
      '/api/account/passkeys/': await passkey(),
      '/api/account/exports/': await made('/api/account/exports', {}),
      '/api/auth/devices/': (await owner.get('/api/auth/devices')).body[0].id,
      '/api/calendar-sources/': await made('/api/calendar-sources', {
        name: 'Чужой',
        url: 'https://calendar.example.test/a.ics',
      }),
      '/api/push/subscriptions/': await made('/api/push/subscriptions', {
        endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
        deviceName: 'Чужой',
      }),
      '/api/auth/photo/': newId(),
      '/api/account/links/': 'yandex',
    };
    await server.later(0);
    before = await everything();
  });

  /** What a call must carry to get past the check of its form. */
  const BODIES: Record<string, object> = {
    'PUT /api/focus-sessions/{id}': { status: 'completed', actualDurationMinutes: 1 },
    'POST /api/tasks/{id}/steps': { title: 'Чужой' },
    'POST /api/projects/{id}/headings': { title: 'Чужой' },
    'POST /api/reminders/{id}/snooze': { minutes: 5 },
    'POST /api/habits/{id}/entries': { date: '2026-01-01', completed: true },
  };
  /** It names a provider of this server, nobody's object. */
  const NOBODYS = ['POST /api/account/links/{provider}'];

  it('is missing under every path that names one, and stays as it is', async () => {
    const named = (await listed()).filter(
      (served) => served.path.includes('{') && ![...OPEN, ...NOBODYS].includes(nameOf(served)),
    );
    expect(named.length).toBeGreaterThan(15);
    for (const served of named) {
      const [prefix = ''] = served.path.split('{');
      const id = objects[prefix];
      expect(id, `name an object of the owner for ${served.path}`).toBeDefined();
      const sent = served.method === 'GET' ? undefined : (BODIES[nameOf(served)] ?? {});
      const { status } = await other.call(served.method, served.path.replace(/\{\w+\}/, id!), sent);
      expect([nameOf(served), status]).toEqual([nameOf(served), 404]);
    }
    expect(await everything()).toEqual(before);
  });

  it.each<[string, string, (ids: Record<string, string>) => object]>([
    ['a project', '/api/tasks', (ids) => ({ title: 'а', projectId: ids['/api/projects/'] })],
    ['a column', '/api/tasks', (ids) => ({ title: 'а', kanbanColumnId: ids['/api/kanban-columns/'] })],
    ['a task', '/api/focus-sessions', (ids) => ({ taskId: ids['/api/tasks/'], durationMinutes: 25 })],
    ['a session', '/api/ai/checkin', (ids) => ({ sessionId: ids['/api/focus-sessions/'] })],
    ['a message', '/api/ai/undo', () => ({ messageId: newId() })],
  ])('%s cannot be named in a body either: %s', async (_name, path, body) => {
    const { status, body: answer } = await other.post(path, body(objects));
    expect([400, 404]).toContain(status);
    expect(answer.message).toMatch(/[а-я]/);
    expect(await everything()).toEqual(before);
  });
});

import nodeIcal from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { createTestDatabase } from '#testing/server/database.ts';
import { openTestApp, PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const NOW = Date.parse('2026-03-02T09:00:00Z');
beforeEach(() => server.clock.set(NOW));

const make = async (user: TestUser, kinds?: string[]): Promise<string> => {
  const { status, body } = await user.post('/api/calendar-feed', kinds ? { kinds } : {});
  expect(status).toBe(201);
  return body.path;
};
const read = (path: string, headers: Record<string, string> = {}) =>
  server.visitor().call('GET', path, undefined, { headers });

/** Its entries, as a parser by other hands reads them. */
async function entries(path: string) {
  const { status, body } = await read(path);
  expect(status).toBe(200);
  const all = Object.values(nodeIcal.sync.parseICS(body)).filter((part) => part?.type === 'VEVENT');
  return all.map(({ summary, start, end, datetype, uid }) => ({
    title: summary,
    start: datetype === 'date' ? [start.getFullYear(), start.getMonth() + 1, start.getDate()] : start.toISOString(),
    minutes: end && (Number(end) - Number(start)) / MINUTE,
    uid,
  }));
}
const titles = async (path: string) => (await entries(path)).map(({ title }) => title).sort();

/** A deadline of either kind, plans of either kind, and a session that has ended. */
async function fill(user: TestUser) {
  const made = async (body: object) => (await user.post('/api/tasks', body)).body.id as string;
  const ids = {
    day: await made({ title: 'Отчёт', dueDay: '2026-03-05' }),
    hour: await made({ title: 'Звонок', dueDate: '2026-03-06T12:30:00.000Z' }),
    planned: await made({ title: 'Уборка', plannedDay: '2026-03-07' }),
    plannedAt: await made({ title: 'Бег', plannedDay: '2026-03-08', plannedTime: '07:15', estimateMinutes: 50 }),
  };
  await made({ title: 'Когда-нибудь', someday: true });
  const session = await user.post('/api/focus-sessions', { taskId: ids.day, durationMinutes: 25 });
  server.clock.advance(25 * MINUTE);
  await user.patch(`/api/focus-sessions/${session.body.id}/end`, {});
  server.clock.set(NOW);
  return { ...ids, session: session.body.id };
}

describe('the calendar of an account', () => {
  it('has deadlines, plans and sessions under lasting ids, for whoever knows the address', async () => {
    const user = await server.user();
    const ids = await fill(user);
    const path = await make(user);
    expect(path).toMatch(/^\/calendar\/[\w-]{32}\.ics$/);
    const told = await entries(path);
    expect(told).toHaveLength(5);
    expect(told).toEqual(
      expect.arrayContaining([
        { title: 'Срок: Отчёт', start: [2026, 3, 5], minutes: 1440, uid: `due-${ids.day}@takt` },
        expect.objectContaining({ title: 'Срок: Звонок', start: '2026-03-06T12:30:00.000Z' }),
        { title: 'Уборка', start: [2026, 3, 7], minutes: 1440, uid: `plan-${ids.planned}@takt` },
        { title: 'Бег', start: '2026-03-08T04:15:00.000Z', minutes: 50, uid: `plan-${ids.plannedAt}@takt` },
        {
          title: 'Фокус: Отчёт',
          start: new Date(NOW).toISOString(),
          minutes: 25,
          uid: `focus-${ids.session}@takt`,
        },
      ]),
    );
    const { headers } = await read(path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
  });

  it('has what is chosen, at once for who reads it already', async () => {
    const user = await server.user();
    await fill(user);
    const path = await make(user, ['plans']);
    expect(await titles(path)).toEqual(['Бег', 'Уборка']);
    expect((await user.patch('/api/calendar-feed', { kinds: ['sessions', 'plans'] })).body.kinds).toEqual([
      'plans',
      'sessions',
    ]);
    expect(await titles(path)).toEqual(['Бег', 'Уборка', 'Фокус: Отчёт']);
  });

  it('is a 304 to who holds it, until something of it changes', async () => {
    const user = await server.user();
    const { day } = await fill(user);
    const path = await make(user);
    const { etag } = (await read(path)).headers as { etag: string };
    server.clock.advance(HOUR);
    const again = await read(path, { 'if-none-match': etag });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await user.put(`/api/tasks/${day}`, { title: 'Отчёт за март' });
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
    expect(await titles(path)).toContain('Срок: Отчёт за март');
    await user.put(`/api/tasks/${day}`, { status: 'completed' });
    expect(await titles(path)).not.toContain('Срок: Отчёт за март');
  });

  it('holds titles of any kind as one line each', async () => {
    const user = await server.user();
    const hostile = [
      'Две\r\nEND:VCALENDAR\r\nстроки',
      'Эмодзи 👩‍👩‍👧‍👦, запятая; точка \\ и "кавычки"',
      `${'ё'.repeat(299)}🧱`,
      'Разделители\u2028\u0085\u000b\u000c',
    ];
    for (const title of hostile) await user.post('/api/tasks', { title, plannedDay: '2026-03-07' });
    const path = await make(user, ['plans']);
    expect(await titles(path)).toEqual(
      ['Две END:VCALENDAR строки', 'Разделители', hostile[1], hostile[2]].sort() as string[],
    );
    const { body } = await read(path);
    for (const line of body.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it('tells of so many at most, the earliest first', async () => {
    const user = await server.user();
    for (const day of ['2026-03-09', '2026-03-07', '2026-03-08'])
      await user.post('/api/tasks', { title: day, dueDay: day, plannedDay: day });
    const days = { from: '2026-03-01', to: '2026-12-31' };
    const { dated } = server.app.services.tasks;
    for (const kind of ['due', 'planned'] as const)
      expect((await dated[kind](user.id, days, 2)).map(({ title }) => title)).toEqual(['2026-03-07', '2026-03-08']);
  });
});

describe('the address of a calendar', () => {
  it('is told once, kept as what it cannot be read from, and told of with its use', async () => {
    const user = await server.user();
    expect((await user.get('/api/calendar-feed')).body).toBeNull();
    const path = await make(user);
    const made = { kinds: ['deadlines', 'plans', 'sessions'], createdAt: new Date(NOW).toISOString() };
    expect((await user.get('/api/calendar-feed')).body).toEqual({ ...made, lastReadAt: null });
    server.clock.advance(HOUR);
    await read(path);
    expect((await user.get('/api/calendar-feed')).body).toEqual({
      ...made,
      lastReadAt: new Date(NOW + HOUR).toISOString(),
    });
    const rows = await server.context.database.query.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(path.slice(10, -4));
  });

  it('is no more once another is made, with the same in it, or it is taken back', async () => {
    const user = await server.user();
    const first = await make(user, ['plans']);
    const second = await make(user);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await user.get('/api/calendar-feed')).body.kinds).toEqual(['plans']);
    expect((await user.delete('/api/calendar-feed')).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect((await user.delete('/api/calendar-feed')).status).toBe(204);
    expect((await user.patch('/api/calendar-feed', { kinds: ['plans'] })).status).toBe(404);
  });

  it('that two windows ask for at once is one', async () => {
    const user = await server.user();
    const paths = await Promise.all([make(user), make(user)]);
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it.each([
    ['of nobody', '/calendar/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics'],
    ['without its ending', '/calendar/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['of another form', '/calendar/..%2f..%2fetc.ics'],
    ['with U+0000', '/calendar/%00.ics'],
  ])('%s is none', async (_, path) => {
    expect((await read(path)).status).toBe(404);
  });

  it('is of one account alone, whoever is signed in where it is read', async () => {
    const [anna, boris] = [await server.user(), await server.user()];
    await fill(anna);
    const path = await make(anna, ['plans']);
    expect((await boris.get('/api/calendar-feed')).body).toBeNull();
    const { body, headers } = await boris.get(path);
    expect(body).toContain('SUMMARY:Бег');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['nothing', { kinds: [] }],
    ['what there is not', { kinds: ['habits'] }],
    ['no list', { kinds: 'plans' }],
  ])('with %s in it is refused', async (_, body) => {
    const user = await server.user();
    expect((await user.post('/api/calendar-feed', body)).status).toBe(400);
    await make(user);
    expect((await user.patch('/api/calendar-feed', body)).status).toBe(400);
  });

  it('leads nowhere while the account is disabled, and goes with it', async () => {
    const user = await server.user();
    const path = await make(user);
    await server.app.services.operators.disable(user.id);
    expect((await read(path)).status).toBe(404);
    await server.app.services.operators.enable(user.id);
    expect((await read(path)).status).toBe(200);
    const again = server.visitor();
    await again.post('/api/auth/login', { email: user.email, password: PASSWORD });
    await again.call('DELETE', '/api/account', { password: PASSWORD });
    expect((await read(path)).status).toBe(404);
  });
});

describe('who asks for calendars again and again', () => {
  it('is told to wait', async () => {
    const database = await createTestDatabase();
    const limited = await openTestApp(database, server.clock, { RATE_LIMITS: 'on' });
    const path = await make(await limited.user());
    const answers = [];
    for (let n = 0; n < 61; n++) answers.push((await limited.visitor().get(path)).status);
    expect([answers[59], answers[60]]).toEqual([200, 429]);
    await limited.close();
    await database.remove();
  });
});

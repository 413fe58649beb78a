import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#shared/day.ts';
import { type CalendarServer, startCalendarServer } from '#testing/server/calendar-server.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const env: NodeJS.ProcessEnv = {};
let calendar: CalendarServer;
beforeAll(async () => {
  calendar = await startCalendarServer();
  env.CALENDAR_ALLOWED_ORIGINS = calendar.origin;
});
afterAll(() => calendar.close());
const server = useTestApp(env);
const NOW = Date.parse('2026-03-02T09:00:00Z');

beforeEach(async () => {
  for (const table of ['calendar_sources', 'jobs'] as const)
    await server.context.database.query.deleteFrom(table).execute();
  server.clock.set(NOW);
  calendar.asked = [];
});

const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${lines.join()}`, ...lines, 'END:VEVENT'];
const ics = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const MEETING = event('SUMMARY:Встреча', 'DTSTART:20260302T120000Z', 'DTEND:20260302T130000Z');
const answer = (text: string, headers: Record<string, string> = {}) => {
  calendar.answers = (_, response) => void response.writeHead(200, headers).end(text);
};

const add = async (user: TestUser, path = '/a.ics', name = 'Работа') => {
  const { status, body } = await user.post('/api/calendar-sources', { name, url: calendar.origin + path });
  expect(status).toBe(201);
  await server.later(0);
  return body;
};
const sources = async (user: TestUser) => (await user.get('/api/calendar-sources')).body;
const events = async (user: TestUser) => (await user.get('/api/calendar-events')).body;
const titles = async (user: TestUser) => (await events(user)).map(({ title }: { title: string }) => title);

describe('a calendar elsewhere', () => {
  it('is read by and by, and its events of some months are told, whole days first', async () => {
    const user = await server.user();
    answer(
      ics(
        MEETING,
        event('SUMMARY:Отпуск', 'DTSTART;VALUE=DATE:20260301', 'DTEND;VALUE=DATE:20260304'),
        event(
          'SUMMARY:Планёрка',
          'DTSTART;TZID=Europe/Moscow:20250106T100000',
          'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20260310',
        ),
        event('SUMMARY:Давно', 'DTSTART:20260101T120000Z'),
        event('SUMMARY:Нескоро', 'DTSTART:20260701T120000Z'),
        event('SUMMARY:В прошлом месяце', 'DTSTART:20260210T120000Z'),
      ),
    );
    const made = await add(user);
    expect(made).toMatchObject({ name: 'Работа', host: new URL(calendar.origin).host, readAt: null, failure: null });
    expect(JSON.stringify(made)).not.toContain('a.ics');
    const told = await events(user);
    expect(told).toHaveLength(8);
    expect(told.map(({ title }: { title: string }) => title)).toContain('В прошлом месяце');
    const near = told.filter(
      ({ startsAt }: { startsAt: string | null }) => !startsAt || /^2026-03-0[1-3]/.test(startsAt),
    );
    expect(near).toEqual([
      {
        title: 'Отпуск',
        calendar: 'Работа',
        startsAt: null,
        endsAt: null,
        firstDay: '2026-03-01',
        lastDay: '2026-03-03',
      },
      {
        title: 'Встреча',
        calendar: 'Работа',
        startsAt: '2026-03-02T12:00:00.000Z',
        endsAt: '2026-03-02T13:00:00.000Z',
        firstDay: null,
        lastDay: null,
      },
      expect.objectContaining({ title: 'Планёрка', startsAt: '2026-03-03T07:00:00.000Z' }),
    ]);
    expect(await sources(user)).toMatchObject([{ readAt: new Date(NOW).toISOString(), failure: null }]);
    const rows = await server.context.database.query.selectFrom('calendar_sources').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('a.ics');
  });

  it('is asked by the hour whether it changed, and read whole where its days run out', async () => {
    const user = await server.user();
    calendar.answers = (request, response) =>
      request.headers['if-none-match'] === '"one"'
        ? void response.writeHead(304).end()
        : void response.writeHead(200, { etag: '"one"' }).end(ics(MEETING));
    await add(user);
    await server.later(HOUR - 1);
    expect(calendar.asked).toHaveLength(1);
    await server.later(1);
    expect(calendar.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"']);
    expect(await titles(user)).toEqual(['Встреча']);
    await server.later(21 * 24 * HOUR);
    expect(calendar.asked.at(-1)!.headers['if-none-match']).toBeUndefined();
  });

  it.each([
    [
      'is missing',
      (response: { writeHead(status: number): { end(): void } }) => response.writeHead(404).end(),
      'missing',
    ],
    [
      'is in trouble',
      (response: { writeHead(status: number): { end(): void } }) => response.writeHead(503).end(),
      'unreachable',
    ],
  ] as const)('that %s is said to be, asked more and more seldom, and keeps what it had', async (_, fail, failure) => {
    const user = await server.user();
    answer(ics(MEETING));
    await add(user);
    calendar.answers = (__, response) => fail(response);
    await server.later(HOUR);
    expect(await sources(user)).toMatchObject([{ readAt: new Date(NOW).toISOString(), failure }]);
    expect(await titles(user)).toEqual(['Встреча']);
    await server.later(HOUR);
    expect(calendar.asked).toHaveLength(2);
    await server.later(HOUR);
    expect(calendar.asked).toHaveLength(3);
    answer(ics(MEETING));
    await server.later(4 * HOUR);
    expect(await sources(user)).toMatchObject([{ failure: null }]);
  });

  it.each([
    ['a page', '<!doctype html><title>Вход</title>', 'not-a-calendar'],
    ['nothing', '', 'not-a-calendar'],
    ['too much', 'x'.repeat(5_000_001), 'too-large'],
  ])('that is %s is said to be', async (_, text, failure) => {
    const user = await server.user();
    answer(text);
    await add(user);
    expect(await sources(user)).toMatchObject([{ readAt: null, failure }]);
  });

  it.each([
    ['of this machine', 'https://127.0.0.1:1/'],
    ['of a network of its own', 'https://192.168.1.1/calendar.ics'],
    ['by a name of this machine', 'https://localhost/'],
  ])('that leads on to an address %s is not followed', async (_, location) => {
    const user = await server.user();
    calendar.answers = (__, response) => void response.writeHead(302, { location }).end();
    await add(user);
    expect(await sources(user)).toMatchObject([{ failure: 'forbidden' }]);
  });

  it('that leads on to where one may go is followed, and not for ever', async () => {
    const user = await server.user();
    calendar.answers = (request, response) =>
      request.url === '/b.ics'
        ? void response.writeHead(200).end(ics(MEETING))
        : void response.writeHead(302, { location: '/b.ics' }).end();
    await add(user);
    expect(await titles(user)).toEqual(['Встреча']);
    calendar.answers = (_, response) => void response.writeHead(302, { location: '/again' }).end();
    await server.later(HOUR);
    expect(await sources(user)).toMatchObject([{ failure: 'refused' }]);
    expect(calendar.asked).toHaveLength(2 + 6);
  });

  it.each([
    ['without https', 'http://calendar.example.ru/a.ics'],
    ['of this machine', 'https://localhost/a.ics'],
    ['of a network of its own', 'https://10.0.0.5/a.ics'],
    ['of another port', 'https://calendar.example.ru:8443/a.ics'],
    ['with a password', 'https://anna:secret@calendar.example.ru/a.ics'],
    ['that is none', 'календарь'],
  ])('at an address %s is refused', async (_, url) => {
    const user = await server.user();
    const { status, body } = await user.post('/api/calendar-sources', { name: 'Работа', url });
    expect([status, body.issues[0].path]).toEqual([400, 'url']);
  });

  it('needs a name, and there are five at most, also where several come at once', async () => {
    const user = await server.user();
    answer(ics());
    const say = (name: string) =>
      user.post('/api/calendar-sources', { name, url: `webcal://calendar.example.ru/${name}` });
    expect((await say(' ')).status).toBe(400);
    const statuses = (await Promise.all(['1', '2', '3', '4', '5', '6'].map(say))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it('is of one account alone, and goes with its events when it is removed', async () => {
    const [anna, boris] = [await server.user(), await server.user()];
    answer(ics(MEETING));
    const { id } = await add(anna);
    expect([await sources(boris), await events(boris)]).toEqual([[], []]);
    expect((await boris.delete(`/api/calendar-sources/${id}`)).status).toBe(404);
    expect((await anna.delete(`/api/calendar-sources/${id}`)).status).toBe(204);
    expect((await anna.delete(`/api/calendar-sources/${id}`)).status).toBe(404);
    expect([await sources(anna), await events(anna)]).toEqual([[], []]);
    await server.later(2 * HOUR);
    expect(calendar.asked).toHaveLength(1);
  });
});

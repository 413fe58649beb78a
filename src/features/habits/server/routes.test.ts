import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Habit, HabitEntry } from '../contract.ts';

const server = useTestApp();
const PATH = '/api/habits';

/** A Saturday noon in Moscow. */
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

const create = async (user: TestUser, body: object = {}): Promise<Habit> => {
  const answer = await user.post(PATH, { name: 'Зарядка', ...body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const mark = (user: TestUser, { id }: Habit, date: string, body: object = { completed: true }) =>
  user.post(`${PATH}/${id}/entries`, { date, ...body });
const today = async (user: TestUser): Promise<Habit[]> => (await user.get(`${PATH}/today`)).body;
const moveTo = (user: TestUser, zone: string) => user.put('/api/settings', { zone });

describe('habits', () => {
  it('begin with the defaults', async () => {
    const user = await server.user();
    const { status, body } = await user.post(PATH, { name: '  Зарядка ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Зарядка',
      description: null,
      type: 'positive',
      icon: 'target',
      color: '#6366f1',
      frequency: 'daily',
      weekDays: [],
      timesPerPeriod: 1,
      periodType: 'week',
      targetDays: 30,
      timeOfDay: 'anytime',
      reminderTime: null,
      reminderTimes: [],
      reminderDays: [],
      reminderEnabled: true,
      snoozed: null,
      isActive: true,
      createdAt: '2026-11-21T09:00:00.000Z',
      rank: expect.any(String),
      startedOn: '2026-11-21',
      pauses: [],
      dueToday: true,
      completedToday: false,
      currentStreak: 0,
      streakPeriods: null,
      earlierSchedules: [],
      quota: null,
      todaysEntry: null,
      lastDays: ['before', 'before', 'before', 'before', 'before', 'before', 'open'],
    });
    expect((await user.get(PATH)).body).toEqual([body]);
    expect(await today(user)).toEqual([body]);
  });

  it.each([
    [null, 'вабг'],
    ['б', 'абвг'],
    ['а', 'авбг'],
    ['г', 'абгв'],
    ['gone', 'абгв'],
  ])('stand where they are moved: «в» behind %s', async (after, order) => {
    const user = await server.user();
    const ids = new Map<string, string>();
    for (const name of 'абвг') ids.set(name, (await user.post(PATH, { name })).body.id);
    const afterHabitId = after && (ids.get(after) ?? '01890000-0000-7000-8000-000000000000');
    const { status, body } = await user.put(`${PATH}/${ids.get('в')}`, { afterHabitId });
    expect([status, body.name]).toEqual([200, 'в']);
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name).join('');
    expect([names((await user.get(PATH)).body), names(await today(user))]).toEqual([order, order]);
  });

  it('keep every field that is sent, in parts, too', async () => {
    const user = await server.user();
    const fields = {
      name: 'Не курить',
      description: 'С понедельника',
      type: 'negative',
      icon: 'cigarette-off',
      color: '#ef4444',
      frequency: 'weekly',
      weekDays: [1, 3, 5],
      timesPerPeriod: 3,
      periodType: 'month',
      targetDays: 90,
      timeOfDay: 'evening',
      reminderTime: '21:30',
      reminderEnabled: false,
    };
    const habit = await create(user, fields);
    expect(habit).toMatchObject(fields);
    const { body } = await user.put(`${PATH}/${habit.id}`, {
      name: 'Курить реже',
      reminderTime: null,
      description: '',
    });
    expect(body).toMatchObject({ ...fields, name: 'Курить реже', reminderTime: null, description: null });
    const daily = await user.put(`${PATH}/${habit.id}`, { frequency: 'daily' });
    expect(daily.body).toMatchObject({ frequency: 'daily', weekDays: [] });
  });

  it.each([
    [{ name: ' ' }, 'Название обязательно'],
    [{ name: undefined }, 'Название обязательно'],
    [{ name: 'я'.repeat(101) }, 'Не длиннее 100 символов'],
    [{ icon: '' }, 'Выберите иконку'],
    [{ color: '' }, 'Выберите цвет'],
    [{ color: 'red' }, 'Выберите цвет'],
    [{ type: 'neutral' }, 'Тип: positive или negative'],
    [{ frequency: 'hourly' }, 'Частота: daily, every_other_day, weekly, monthly или custom'],
    [{ timeOfDay: 'night' }, 'Время дня: morning, afternoon, evening или anytime'],
    [{ weekDays: [0] }, 'Дни недели — числа от 1 до 7'],
    [{ targetDays: 0 }, 'Не меньше 1'],
    [{ timesPerPeriod: 0 }, 'Не меньше 1'],
    [{ reminderTime: '25:00' }, 'Время в виде ЧЧ:ММ'],
    [{ reminderEnabled: 'yes' }, 'Ожидается true или false'],
  ])('refuse %j', async (wrong, message) => {
    const user = await server.user();
    const { status, body } = await user.post(PATH, { name: 'Зарядка', ...wrong });
    expect([status, body.message]).toEqual([400, message]);
    expect((await user.get(PATH)).body).toEqual([]);
  });

  it('go with their history', async () => {
    const user = await server.user();
    const [habit, other] = [await create(user), await create(user)];
    await mark(user, habit, '2026-11-20', { completed: true, note: 'легко' });
    await user.put(`${PATH}/${habit.id}`, { isActive: false });
    expect((await user.delete(`${PATH}/${habit.id}`)).status).toBe(204);
    expect((await user.get(PATH)).body).toEqual([other]);
    expect((await user.get(`${PATH}/${habit.id}/entries`)).status).toBe(404);
  });

  it('answer a repeated creation once', async () => {
    const user = await server.user();
    const headers = { 'idempotency-key': 'the-same' };
    const [first, second] = await Promise.all([
      user.post(PATH, { name: 'Бег' }, { headers }),
      user.post(PATH, { name: 'Бег' }, { headers }),
    ]);
    expect(second.body).toEqual(first.body);
    expect((await user.get(PATH)).body).toHaveLength(1);
  });
});

describe('nobody else', () => {
  const calls = (id: string): [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] => [
    ['PUT', `${PATH}/${id}`, { name: 'Чужая' }],
    ['DELETE', `${PATH}/${id}`],
    ['GET', `${PATH}/${id}/entries`],
    ['POST', `${PATH}/${id}/entries`, { date: '2026-11-21', completed: true }],
    ['GET', `${PATH}/${id}/stats`],
    ['POST', `${PATH}/${id}/toggle`],
  ];

  it('gets in without a session', async () => {
    const paths = [
      ['GET', PATH],
      ['GET', `${PATH}/today`],
      ['POST', PATH, { name: 'Бег' }],
      ...calls(newId()),
    ] as const;
    for (const [method, path, body] of paths) {
      const answer = await server.visitor().call(method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, 401]);
    }
  });

  it('sees or touches a habit of somebody', async () => {
    const [owner, other] = [await server.user(), await server.user()];
    const habit = await create(owner);
    for (const id of [habit.id, newId(), 'not-an-id']) {
      for (const [method, path, body] of calls(id)) {
        const answer = await other.call(method, path, body);
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
    }
    expect((await other.get(PATH)).body).toEqual([]);
    expect((await owner.get(PATH)).body).toEqual([habit]);
  });
});

describe('marks', () => {
  it('replace each other, with their notes', async () => {
    const user = await server.user();
    const habit = await create(user);
    const answers: HabitEntry[] = [];
    for (const body of [
      { completed: true, note: 'Бегал в парке' },
      { completed: false },
      { completed: true, skipped: true, note: 'болею' },
    ]) {
      const { status, body: entry } = await mark(user, habit, '2026-11-20', body);
      expect(status).toBe(200);
      answers.push(entry);
      const { body: entries } = await user.get(`${PATH}/${habit.id}/entries?startDate=2026-11-01&endDate=2026-11-30`);
      expect(entries).toEqual([entry]);
    }
    const day = { habitId: habit.id, date: '2026-11-20' };
    expect(answers).toEqual([
      { ...day, completed: true, skipped: false, note: 'Бегал в парке' },
      { ...day, completed: false, skipped: false, note: null },
      { ...day, completed: false, skipped: true, note: 'болею' },
    ]);
  });

  it('of years ago begin the habit there', async () => {
    const user = await server.user();
    const habit = await create(user);
    for (const date of ['2026-11-20', '2024-02-29', '2025-12-31', '2026-01-01']) await mark(user, habit, date);
    const { body } = await user.get(`${PATH}/${habit.id}/entries`);
    expect(body.map(({ date }: HabitEntry) => date)).toEqual(['2024-02-29', '2025-12-31', '2026-01-01', '2026-11-20']);
    const [listed] = (await user.get(PATH)).body;
    expect(listed).toMatchObject({ startedOn: '2024-02-29', currentStreak: 1 });
    const range = await user.get(`${PATH}/${habit.id}/entries?startDate=2025-12-31&endDate=2026-01-01`);
    expect(range.body).toHaveLength(2);
  });

  it('taken back before the creation day leave no trace in the figures', async () => {
    const user = await server.user();
    const habit = await create(user);
    await mark(user, habit, '2020-01-01');
    await mark(user, habit, '2020-01-01', { completed: false });
    expect((await user.get(PATH)).body[0].startedOn).toBe('2026-11-21');
  });

  it.each([
    [{ date: '2026-11-22', completed: true }, 'Нельзя отметить день, который ещё не наступил'],
    [{ date: '1999-12-31', completed: true }, 'Нельзя отметить день раньше 2000 года'],
    [{ date: '2026-02-30', completed: true }, 'Неверная дата'],
    [{ date: '2026-11-20' }, 'Укажите, выполнена ли привычка'],
    [{ date: '2026-11-20', completed: 'yes' }, 'Ожидается true или false'],
  ])('refuse %j', async (body, message) => {
    const user = await server.user();
    const habit = await create(user);
    const answer = await user.post(`${PATH}/${habit.id}/entries`, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await user.get(`${PATH}/${habit.id}/entries`)).body).toEqual([]);
  });

  it('refuse a range that ends before it begins', async () => {
    const user = await server.user();
    const habit = await create(user);
    for (const list of ['entries', 'stats']) {
      const answer = await user.get(`${PATH}/${habit.id}/${list}?startDate=2026-11-02&endDate=2026-11-01`);
      expect([answer.status, answer.body.message]).toEqual([400, 'Начало периода позже конца']);
    }
  });

  it('made at once are all kept', async () => {
    const user = await server.user();
    const habit = await create(user);
    const dates = Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    await Promise.all(dates.map((date) => mark(user, habit, date)));
    expect((await user.get(`${PATH}/${habit.id}/entries`)).body).toHaveLength(20);
    expect((await user.get(PATH)).body[0].currentStreak).toBe(20);
  });
});

describe('the toggle', () => {
  it('flips today and answers the habit', async () => {
    const user = await server.user();
    const habit = await create(user);
    await mark(user, habit, '2026-11-20');
    const done = await user.post(`${PATH}/${habit.id}/toggle`);
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ completedToday: true, currentStreak: 2, todaysEntry: { completed: true } });
    const undone = await user.post(`${PATH}/${habit.id}/toggle`);
    expect(undone.body).toMatchObject({ completedToday: false, currentStreak: 1, todaysEntry: { completed: false } });
  });

  it('makes a skipped day done and forgets the reason', async () => {
    const user = await server.user();
    const habit = await create(user);
    await mark(user, habit, '2026-11-21', { skipped: true, note: 'болею' });
    expect((await today(user))[0]).toMatchObject({
      dueToday: false,
      todaysEntry: { completed: false, skipped: true, note: 'болею' },
    });
    const { body } = await user.post(`${PATH}/${habit.id}/toggle`);
    expect(body).toMatchObject({ completedToday: true, todaysEntry: { skipped: false, note: null } });
  });

  it('pressed an even number of times at once changes nothing', async () => {
    const user = await server.user();
    const habit = await create(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => user.post(`${PATH}/${habit.id}/toggle`)));
    expect(answers.filter(({ body }) => body.completedToday)).toHaveLength(5);
    expect((await today(user))[0]?.completedToday).toBe(false);
  });
});

describe('reminders', () => {
  it('come at several times and on chosen days, told as one to whoever knows one', async () => {
    const user = await server.user();
    const habit = await create(user, { reminderTime: '07:30' });
    expect(habit).toMatchObject({ reminderTime: '07:30', reminderTimes: ['07:30'], reminderDays: [] });
    const put = (body: object) => user.put(`${PATH}/${habit.id}`, body);
    const { body } = await put({ reminderTimes: ['20:00', '08:00', '20:00'], reminderDays: [5, 1, 5] });
    expect(body).toMatchObject({ reminderTime: '08:00', reminderTimes: ['08:00', '20:00'], reminderDays: [1, 5] });
    expect((await put({ name: 'Бег' })).body).toMatchObject({ reminderTimes: ['08:00', '20:00'] });
    expect((await put({ reminderTime: null })).body).toMatchObject({ reminderTime: null, reminderTimes: [] });
    const many = Array.from({ length: 6 }, (_, hour) => `1${hour}:00`);
    for (const reminderTimes of [many, ['8:00'], [null]]) expect((await put({ reminderTimes })).status).toBe(400);
    expect((await put({ reminderDays: [8] })).status).toBe(400);
  });
});

describe('a pause', () => {
  it('hides the habit from today and keeps its streak', async () => {
    const user = await server.user();
    const habit = await create(user);
    for (const date of ['2026-11-19', '2026-11-20']) await mark(user, habit, date);
    const { body: resting } = await user.put(`${PATH}/${habit.id}`, { isActive: false });
    expect(resting).toMatchObject({ isActive: false, currentStreak: 2, dueToday: false });
    expect(await today(user)).toEqual([]);

    server.clock.set('2026-12-10T09:00:00Z');
    expect((await user.get(PATH)).body[0].currentStreak).toBe(2);
    const { body: back } = await user.put(`${PATH}/${habit.id}`, { isActive: true });
    expect(back).toMatchObject({
      isActive: true,
      currentStreak: 2,
      dueToday: true,
      pauses: [{ from: '2026-11-21', until: '2026-12-10' }],
    });
    expect((await user.post(`${PATH}/${habit.id}/toggle`)).body.currentStreak).toBe(3);
  });

  it('told twice, or taken back at once, leaves no trace', async () => {
    const user = await server.user();
    const habit = await create(user);
    const { body: done } = await user.post(`${PATH}/${habit.id}/toggle`);
    for (const isActive of [true, false, false]) await user.put(`${PATH}/${habit.id}`, { isActive });
    const { body } = await user.put(`${PATH}/${habit.id}`, { isActive: true });
    expect(body).toEqual(done);
  });
});

describe('quotas', () => {
  it('tell how far the period is and leave today when they are met', async () => {
    const user = await server.user();
    const habit = await create(user, { frequency: 'custom', timesPerPeriod: 2, periodType: 'week' });
    expect(habit.quota).toEqual({ completed: 0, required: 2 });
    await mark(user, habit, '2026-11-17');
    await mark(user, habit, '2026-11-19');
    expect((await user.get(PATH)).body[0]).toMatchObject({
      dueToday: false,
      currentStreak: 2,
      quota: { completed: 2, required: 2 },
    });
    expect(await today(user)).toEqual([]);
    server.clock.set('2026-11-23T09:00:00Z');
    expect(await today(user)).toMatchObject([
      { quota: { completed: 0, required: 2 }, currentStreak: 2, streakPeriods: 1 },
    ]);
  });

  it('judge a week when it is over: two of three are 67 %, and a skip asks for one less', async () => {
    const user = await server.user();
    const habit = await create(user, { frequency: 'custom', timesPerPeriod: 3, periodType: 'week' });
    const stats = async () => (await user.get(`${PATH}/${habit.id}/stats`)).body;
    for (const date of ['2026-11-16', '2026-11-18']) await mark(user, habit, date);
    expect(await stats()).toMatchObject({ totalEntries: 0, completedEntries: 0, streakPeriods: 0 });
    server.clock.set('2026-11-23T09:00:00Z');
    expect(await stats()).toMatchObject({ totalEntries: 3, completedEntries: 2, completionRate: 67, currentStreak: 0 });
    await mark(user, habit, '2026-11-20', { skipped: true });
    expect(await stats()).toMatchObject({ completionRate: 100, currentStreak: 2, streakPeriods: 1 });
  });
});

describe('a schedule', () => {
  it('that is changed judges the days from then on, and rewrites none before', async () => {
    const user = await server.user();
    const habit = await create(user);
    for (const date of ['2026-11-19', '2026-11-20', '2026-11-21']) await mark(user, habit, date);
    server.clock.set('2026-11-23T09:00:00Z');
    const change = { frequency: 'weekly', weekDays: [3] };
    const { body } = await user.put(`${PATH}/${habit.id}`, change);
    const daily = { frequency: 'daily', weekDays: [], timesPerPeriod: 1, periodType: 'week' };
    expect(body).toMatchObject({ ...change, earlierSchedules: [{ ...daily, until: '2026-11-23' }], dueToday: false });
    const stats = `${PATH}/${habit.id}/stats?startDate=2026-11-19&endDate=2026-11-23`;
    expect((await user.get(stats)).body).toMatchObject({ totalEntries: 4, completedEntries: 3, longestStreak: 3 });
    const fed = (await user.get('/api/changes')).body.changes.habits.rows;
    expect(fed).toMatchObject([{ ...change, earlierSchedules: [{ ...daily, until: '2026-11-23' }] }]);
    const name = await user.put(`${PATH}/${habit.id}`, { name: 'Бег', frequency: 'weekly' });
    expect(name.body.earlierSchedules).toHaveLength(1);
    expect((await user.put(`${PATH}/${habit.id}`, { frequency: 'daily' })).body.earlierSchedules).toEqual([]);
  });

  it('of which two devices change parts offline is the same for each day, whoever is heard first', async () => {
    const user = await server.user();
    const said = [
      ['2026-11-22T09:00:00Z', { timesPerPeriod: 4 }],
      ['2026-11-23T09:00:00Z', { periodType: 'month' }],
    ] as const;
    const ends = [];
    for (const order of [said, said.toReversed()]) {
      server.clock.set('2026-11-21T09:00:00Z');
      const habit = await create(user, { frequency: 'custom', timesPerPeriod: 3 });
      server.clock.set('2026-11-24T09:00:00Z');
      for (const [at, change] of order)
        await user.put(`${PATH}/${habit.id}`, change, { headers: { 'X-Changed-At': at } });
      const { timesPerPeriod, periodType, earlierSchedules } = (await user.get(PATH)).body.at(-1);
      ends.push({ timesPerPeriod, periodType, earlierSchedules });
    }
    expect(ends[0]!.earlierSchedules).toMatchObject([
      { timesPerPeriod: 3, periodType: 'week', until: '2026-11-22' },
      { timesPerPeriod: 4, periodType: 'week', until: '2026-11-23' },
    ]);
    expect(ends[1]).toEqual(ends[0]);
  });
});

describe('statistics', () => {
  it('count what was due in the range', async () => {
    const user = await server.user();
    const habit = await create(user);
    for (const date of ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-20', '2026-11-21'])
      await mark(user, habit, date);
    await mark(user, habit, '2026-11-19', { skipped: true });
    const whole = await user.get(`${PATH}/${habit.id}/stats`);
    expect(whole.body).toMatchObject({
      totalEntries: 9,
      completedEntries: 5,
      completionRate: 56,
      currentStreak: 2,
      longestStreak: 3,
    });
    expect(
      whole.body.weeks.map(({ startDate, completionRate }: Record<string, unknown>) => [startDate, completionRate]),
    ).toEqual([
      ['2026-10-26', 0],
      ['2026-11-02', 0],
      ['2026-11-09', 75],
      ['2026-11-16', 40],
    ]);
    const week = await user.get(`${PATH}/${habit.id}/stats?startDate=2026-11-12&endDate=2026-11-14`);
    expect(week.body).toMatchObject({ totalEntries: 3, completedEntries: 3, completionRate: 100, longestStreak: 3 });
  });
});

describe('the day', () => {
  it('is over at midnight of the user and not before', async () => {
    const user = await server.user();
    server.clock.set('2026-11-20T12:00:00Z');
    const habit = await create(user);
    server.clock.set('2026-11-20T20:59:00Z');
    expect((await user.post(`${PATH}/${habit.id}/toggle`)).body.todaysEntry.date).toBe('2026-11-20');
    server.clock.set('2026-11-20T21:01:00Z');
    expect(await today(user)).toMatchObject([{ completedToday: false, currentStreak: 1, todaysEntry: null }]);
    expect((await user.post(`${PATH}/${habit.id}/toggle`)).body).toMatchObject({
      currentStreak: 2,
      todaysEntry: { date: '2026-11-21' },
    });
  });

  it('comes twice on a flight from Vladivostok to Kaliningrad, and the streak lives through it', async () => {
    const user = await server.user();
    const [east, west] = ['Asia/Vladivostok', 'Europe/Kaliningrad'];
    server.clock.set('2026-11-20T15:30:00Z');
    await moveTo(user, east);
    const habit = await create(user);
    expect(habit.startedOn).toBe('2026-11-21');
    await user.post(`${PATH}/${habit.id}/toggle`);
    server.clock.set('2026-11-20T18:00:00Z');
    await moveTo(user, west);
    expect(await today(user)).toMatchObject([{ completedToday: false, currentStreak: 0, dueToday: true }]);
    const flown = await user.post(`${PATH}/${habit.id}/toggle`);
    expect(flown.body).toMatchObject({ currentStreak: 1, todaysEntry: { date: '2026-11-20' } });
    server.clock.set('2026-11-21T18:00:00Z');
    expect(await today(user)).toMatchObject([{ completedToday: true, currentStreak: 2 }]);
  });

  it('begins at the hour at which the day of its owner does', async () => {
    const user = await server.user();
    await user.put('/api/settings', { dayStart: 4 });
    server.clock.set('2026-11-20T12:00:00Z');
    const habit = await create(user);
    await user.post(`${PATH}/${habit.id}/toggle`);
    server.clock.set('2026-11-21T00:59:00Z');
    expect(await today(user)).toMatchObject([{ completedToday: true, todaysEntry: { date: '2026-11-20' } }]);
    server.clock.set('2026-11-21T01:00:00Z');
    expect(await today(user)).toMatchObject([{ completedToday: false, currentStreak: 1 }]);
  });

  it.each([
    ['2026-03-08', ['2026-03-07', '2026-03-11']],
    ['2026-11-01', ['2026-11-01', '2026-11-04']],
  ])('of a clock change in New York (%s) is one day', async (date, [first, last]) => {
    const zone = 'America/New_York';
    server.clock.set(`${date}T04:00:00Z`);
    const user = await server.user();
    await moveTo(user, zone);
    const habit = await create(user);
    for (let hour = 0; hour < 4 * 24; hour++) {
      const [present] = await today(user);
      if (!present?.completedToday) await user.post(`${PATH}/${habit.id}/toggle`);
      server.clock.advance(59 * 60_000);
    }
    const entries: HabitEntry[] = (await user.get(`${PATH}/${habit.id}/entries`)).body;
    expect([entries[0]?.date, entries.at(-1)?.date]).toEqual([first, last]);
    expect((await today(user))[0]?.currentStreak).toBe(entries.length);
    expect(entries.every(({ completed }) => completed)).toBe(true);
  });

  it('makes another answer, even to a caller who holds yesterday’s', async () => {
    const user = await server.user();
    await create(user);
    const first = await user.get(`${PATH}/today`);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await user.get(`${PATH}/today`, { headers })).status).toBe(304);
    server.clock.advance(24 * 60 * 60_000);
    expect((await user.get(`${PATH}/today`, { headers })).status).toBe(200);
  });
});

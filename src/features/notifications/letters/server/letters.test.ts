import { beforeEach, describe, expect, it } from 'vitest';
import { broughtBy } from '#features/auth/letters/links.ts';
import { newId } from '#server/id.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createMail } from '#server/mail/mail.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { PASSWORD, type TestUser } from '#testing/server/test-app.ts';
import { useMail } from '#testing/server/use-mail.ts';
import { noticing } from '../../server/telling.ts';
import { letterService } from './service.ts';

const server = useMail();
/** Noon in Moscow, a Saturday. */
const NOON = Date.parse('2026-11-21T09:00:00Z');
beforeEach(async () => {
  server.clock.set(NOON);
  // Of an earlier test, whom a clock that is put back would have everything put down for anew, nobody wants any letters.
  await server.context.database.query.deleteFrom('settings').execute();
});

/** Somebody whose address is their own, by what the house knows. */
async function reader(settings: object = {}): Promise<TestUser> {
  const user = await server.user();
  await user.post('/api/auth/address/confirmation');
  await server.later(0);
  const token = broughtBy(server.linkTo(user.email)).address;
  expect((await server.visitor().post('/api/auth/confirm-address', { token })).status).toBe(200);
  server.mail.received = [];
  expect((await user.put('/api/settings', settings)).status).toBe(200);
  return user;
}
const remind = (time: string) => ({ id: newId(), at: `2026-11-21T${time}` });
const make = async (user: TestUser, said: object) => (await user.post('/api/tasks', { title: 'Созвон', ...said })).body;
const LOOK = { icon: 'target', color: '#6366f1', frequency: 'daily' };
const habit = async (user: TestUser, said: object = {}) =>
  (await user.post('/api/habits', { name: 'Вода', ...LOOK, ...said })).body;
const subjects = (user: TestUser) => server.subjects(user.email);
const lastLetter = () => server.mail.received.at(-1)!.letter;
/** Puts the hands of the clock there, and does what is due then. */
async function at(instant: number | string) {
  server.clock.set(instant);
  await server.later(0);
}

describe('a reminder by letter', () => {
  it('comes at its time, in text and in HTML in which no word of a person is markup', async () => {
    const user = await reader({ reminderLetters: true });
    const task = await make(user, { title: 'Отчёт <b>&"Ы"', reminders: [remind('12:30')] });
    await server.later(30 * MINUTE - 1);
    expect(subjects(user)).toEqual([]);
    await server.later(1);
    await server.later(HOUR);
    expect(subjects(user)).toEqual(['Напоминание: Отчёт <b>&"Ы"']);
    const { text, html, headers } = lastLetter();
    expect(text).toContain('Отчёт <b>&"Ы"');
    expect(text).toContain(`https://takt.example.test/?section=tasks&task=${task.id}`);
    expect(html).toContain('Отчёт &lt;b&gt;&amp;&quot;Ы&quot;');
    expect(html).not.toContain('<b>');
    expect(headers.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } });
  });

  it.each([
    ['nobody has asked for any', {}, async () => {}],
    [
      'it is switched off by then',
      { reminderLetters: true },
      (user: TestUser) => user.put('/api/settings', { reminderLetters: false }),
    ],
    [
      'its task is done',
      { reminderLetters: true },
      (user: TestUser, id: string) => user.put(`/api/tasks/${id}`, { status: 'completed' }),
    ],
    ['its task is deleted', { reminderLetters: true }, (user: TestUser, id: string) => user.delete(`/api/tasks/${id}`)],
    [
      'the account is gone',
      { reminderLetters: true },
      (user: TestUser) => user.call('DELETE', '/api/account', { password: PASSWORD }),
    ],
  ])('does not come where %s', async (_, settings, deed) => {
    const user = await reader(settings);
    const { id } = await make(user, { reminders: [remind('12:30')] });
    await deed(user, id);
    await server.later(HOUR);
    expect(server.mail.received).toEqual([]);
  });

  it('does not come to an address that nobody has confirmed', async () => {
    const user = await server.user();
    await user.put('/api/settings', { reminderLetters: true, planLetterAt: '12:30' });
    await make(user, { reminders: [remind('12:30')], dueDay: '2026-11-21' });
    await server.later(HOUR);
    expect(server.mail.received).toEqual([]);
  });

  it('whose task is done while the mail server is away is not sent, and one that is not is', async () => {
    const user = await reader({ reminderLetters: true });
    const { id } = await make(user, { title: 'Первое', reminders: [remind('12:30')] });
    await make(user, { title: 'Второе', reminders: [remind('12:30')] });
    await server.mail.stop();
    await server.later(30 * MINUTE);
    await user.put(`/api/tasks/${id}`, { status: 'completed' });
    await server.mail.start();
    await server.later(10 * MINUTE);
    await server.later(10 * MINUTE);
    expect(subjects(user)).toEqual(['Напоминание: Второе']);
  });

  it.each([
    [12 * HOUR, ['Напоминание: Созвон']],
    [12 * HOUR + 1, []],
  ])('comes after %i milliseconds without a server: %j', async (late, told) => {
    const user = await reader({ reminderLetters: true });
    await make(user, { reminders: [remind('12:30')] });
    await server.later(30 * MINUTE + late);
    expect(subjects(user)).toEqual(told);
    if (told.length > 0) expect(lastLetter().text).toContain('Письмо опоздало: оно должно было прийти в\u00a012:30.');
  });

  it('waits for the end of quiet hours', async () => {
    const user = await reader({ reminderLetters: true, quietFrom: '12:00', quietTo: '13:00' });
    await make(user, { reminders: [remind('12:30')] });
    await server.later(59 * MINUTE);
    expect(subjects(user)).toEqual([]);
    await server.later(MINUTE);
    expect(subjects(user)).toHaveLength(1);
  });

  it('is one of twenty in an hour', async () => {
    const user = await reader({ reminderLetters: true });
    for (let n = 0; n < 22; n++) await make(user, { title: `Дело ${n}`, reminders: [remind('12:30')] });
    await server.later(30 * MINUTE);
    expect(subjects(user)).toHaveLength(20);
  });

  it('of a habit comes at its time, and not of one that is done', async () => {
    const user = await reader({ habitLetters: true });
    await habit(user, { reminderTimes: ['12:30'] });
    const { id } = await habit(user, { name: 'Чтение', reminderTimes: ['12:30'] });
    await user.post(`/api/habits/${id}/toggle`);
    await server.later(30 * MINUTE);
    expect(subjects(user)).toEqual(['Пора: Вода']);
    expect(lastLetter().text).toContain('Напоминание на 12:30');
  });
});

describe('the plan of a day', () => {
  const MORNING = Date.parse('2026-11-22T05:00:00Z');

  it('comes each day at its time, with what is on it', async () => {
    const user = await reader({ planLetterAt: '08:00' });
    await make(user, { title: 'Налог', dueDay: '2026-11-21' });
    await make(user, { title: 'Отчёт', dueDate: '2026-11-22T15:00:00.000Z' });
    await make(user, { title: 'Зал', plannedDay: '2026-11-22', plannedTime: '10:00' });
    await make(user, { title: 'Потом', dueDay: '2026-11-25' });
    await habit(user);
    await at(MORNING - 1);
    expect(subjects(user)).toEqual([]);
    await at(MORNING);
    expect(subjects(user)).toEqual(['План на сегодня: 3\u00a0дела']);
    const text = lastLetter().text!;
    for (const line of ['Воскресенье, 22 ноября.', '— Налог (вчера)', '— Отчёт (18:00)', '— Зал (10:00)', '— Вода'])
      expect(text).toContain(line);
    expect(text).not.toContain('Потом');
    await at(MORNING + 24 * HOUR);
    expect(subjects(user)).toHaveLength(2);
  });

  it('does not come of a day with nothing on it', async () => {
    const user = await reader({ planLetterAt: '08:00' });
    await at(MORNING);
    expect(subjects(user)).toEqual([]);
    await make(user, { title: 'Зал', plannedDay: '2026-11-23' });
    await at(MORNING + 24 * HOUR);
    expect(subjects(user)).toHaveLength(1);
  });

  it.each([
    ['an earlier time', { planLetterAt: '07:00' }, [-2, -1]],
    ['a later time', { planLetterAt: '09:00' }, [0, 1]],
    ['another zone', { zone: 'Asia/Yekaterinburg' }, [-3, -2]],
    ['no time', { planLetterAt: null }, []],
  ] as const)('follows %s', async (_, change, [before, then]: readonly number[]) => {
    const user = await reader({ planLetterAt: '08:00' });
    await make(user, { dueDay: '2026-11-22' });
    await user.put('/api/settings', change);
    const until = (hours: number) => at(MORNING + hours * HOUR);
    await until(before ?? 0);
    expect(subjects(user)).toEqual([]);
    await until(then ?? 2);
    expect(subjects(user)).toHaveLength(then === undefined ? 0 : 1);
  });

  it.each([
    ['late, and says so', 6 * HOUR, {}, ['План на сегодня: 1\u00a0дело']],
    [
      'as well where the settings are written at that moment',
      6 * HOUR,
      { zone: 'Asia/Tbilisi' },
      ['План на сегодня: 1\u00a0дело'],
    ],
    ['no more after twelve hours', 12 * HOUR + 1, {}, []],
  ])('comes after a stop %s', async (_, late, change, told) => {
    const user = await reader({ planLetterAt: '08:00' });
    await make(user, { dueDay: '2026-11-22' });
    server.clock.advance(20 * HOUR + late);
    await user.put('/api/settings', change);
    await server.later(0);
    await server.later(0);
    expect(subjects(user)).toEqual(told);
    if (told.length > 0) expect(lastLetter().text).toContain('Письмо опоздало');
    await at(MORNING + 24 * HOUR);
    expect(subjects(user)).toHaveLength(told.length + 1);
  });

  it('of a day that is over by then does not come', async () => {
    const user = await reader({ planLetterAt: '20:00' });
    await make(user, { dueDay: '2026-11-21' });
    server.clock.advance(13 * HOUR);
    await server.later(0);
    expect(subjects(user)).toEqual([]);
  });

  it('comes by the right time after a clock that was ahead', async () => {
    const user = await reader({ planLetterAt: '08:00' });
    await make(user, { dueDay: '2026-11-22' });
    await at(NOON + 100 * HOUR);
    server.mail.received = [];
    await at(NOON);
    await server.later(0);
    await at(MORNING);
    expect(subjects(user)).toHaveLength(1);
  });

  it('is sent once by two servers', async () => {
    const users = [];
    for (let n = 0; n < 4; n++) users.push(await reader({ planLetterAt: '13:00' }));
    for (const user of users) await make(user, { dueDay: '2026-11-21' });
    const { context, app, clock } = server;
    const { config, database, log } = context;
    const jobs = createJobs({ database, clock, log });
    const mail = createMail({ config, database, clock, log, jobs });
    letterService({ ...context, jobs, mail }, { ...app.services, notices: noticing(app.services) });
    clock.advance(HOUR);
    await Promise.all([context.jobs.runDue(), jobs.runDue()]);
    await context.jobs.runDue();
    expect(users.map((user) => subjects(user).length)).toEqual([1, 1, 1, 1]);
  });
});

describe('the report of a day', () => {
  const EVENING = Date.parse('2026-11-21T18:00:00Z');

  it('comes in the evening, with what was done and what is left', async () => {
    const user = await reader({ reportLetterAt: '21:00' });
    const { id } = await make(user, { title: 'Отчёт', dueDay: '2026-11-21' });
    await user.put(`/api/tasks/${id}`, { status: 'completed' });
    const dropped = await make(user, { title: 'Передумали' });
    await user.put(`/api/tasks/${dropped.id}`, { status: 'completed', outcome: 'dropped' });
    await make(user, { title: 'Зал', plannedDay: '2026-11-21' });
    await make(user, { title: 'Врач', dueDay: '2026-11-22' });
    const water = await habit(user);
    await habit(user, { name: 'Чтение' });
    await user.post(`/api/habits/${water.id}/toggle`);
    await user.post('/api/focus/sessions', { startTime: '2026-11-21T07:00:00Z', endTime: '2026-11-21T08:15:00Z' });
    await at(EVENING);
    expect(subjects(user)).toEqual(['Итоги дня: 1\u00a0дело сделано']);
    const text = lastLetter().text!;
    for (const line of ['— Отчёт', '— Зал', '— Вода', '— Чтение', 'На завтра: 1\u00a0дело.'])
      expect(text).toContain(line);
    expect(text).not.toContain('Передумали');
  });

  it('of a day without anything does not come', async () => {
    const user = await reader({ reportLetterAt: '21:00' });
    await at(EVENING);
    expect(subjects(user)).toEqual([]);
  });

  it('that comes after midnight is about the day that it was to be of', async () => {
    const user = await reader({ reportLetterAt: '21:00' });
    const { id } = await make(user, { title: 'Отчёт' });
    await user.put(`/api/tasks/${id}`, { status: 'completed' });
    await make(user, { title: 'Завтрашнее', dueDay: '2026-11-22' });
    server.clock.advance(9 * HOUR + 5 * HOUR);
    await server.later(0);
    const text = lastLetter().text!;
    expect(text).toContain('Суббота, 21 ноября.');
    expect(text).toContain('— Отчёт');
    expect(text).not.toContain('Завтрашнее');
  });
});

describe('a link by which letters end', () => {
  /** What a mailbox reads of its letter: the address of its button, and the page. */
  function links() {
    const { raw, letter } = server.mail.received.at(-1)!;
    const header = /^List-Unsubscribe: ?<([^>]+)>/m.exec(raw.replaceAll(/\r\n[ \t]+/g, ''))![1]!;
    const page = /https:\/\/takt\.example\.test\/letters\?\S+/.exec(letter.text!)![0];
    return { button: new URL(header), page: new URL(page) };
  }
  const press = (
    { pathname, search }: URL,
    body: unknown = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  ) => server.visitor().call('POST', pathname + search, body, { headers: { 'content-type': type } });
  async function told() {
    const user = await reader({
      reminderLetters: true,
      habitLetters: true,
      planLetterAt: '12:30',
      reportLetterAt: '21:00',
    });
    await make(user, { reminders: [remind('12:30')] });
    await server.later(30 * MINUTE);
    expect(subjects(user)).toEqual(['Напоминание: Созвон']);
    return user;
  }
  const settingsOf = async (user: TestUser) => {
    const { reminderLetters, habitLetters, planLetterAt, reportLetterAt } = (await user.get('/api/settings')).body;
    return [reminderLetters, habitLetters, planLetterAt, reportLetterAt];
  };

  it('ends those of its kind alone, signed out, at one press, and once more changes nothing', async () => {
    const user = await told();
    const { button } = links();
    const answer = await press(button);
    expect([answer.status, answer.body]).toEqual([200, { letter: 'reminder' }]);
    expect(await settingsOf(user)).toEqual([false, true, '12:30', '21:00']);
    await user.put('/api/settings', { habitLetters: false });
    expect((await press(button)).status).toBe(200);
    expect(await settingsOf(user)).toEqual([false, false, '12:30', '21:00']);
  });

  it('is pressed by a mailbox with a form of parts, and by the page with nothing', async () => {
    const user = await told();
    const { button, page } = links();
    expect(page.searchParams.get('token')).toBe(button.searchParams.get('token'));
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press(button, parts, 'multipart/form-data; boundary=x')).status).toBe(200);
    await user.put('/api/settings', { reminderLetters: true });
    expect((await server.visitor().post(button.pathname + button.search)).status).toBe(200);
    expect((await settingsOf(user))[0]).toBe(false);
  });

  it('ends nothing where it is only followed: it leads to the page that asks', async () => {
    const user = await told();
    const { button, page } = links();
    const { status, headers } = await server.visitor().get(button.pathname + button.search);
    expect([status, headers.location]).toEqual([302, page.pathname + page.search]);
    expect((await settingsOf(user))[0]).toBe(true);
  });

  it('is made by nobody else', async () => {
    const user = await told();
    const { button } = links();
    const token = button.searchParams.get('token')!;
    for (const other of ['abc', `${token.slice(0, -4)}AAAA`, 'A'.repeat(300)]) {
      const forged = new URL(button);
      forged.searchParams.set('token', other);
      expect([other, (await press(forged)).status]).toEqual([other, 400]);
    }
    expect((await press(new URL('https://x.test/api/letters/unsubscribe'))).status).toBe(400);
    expect((await settingsOf(user))[0]).toBe(true);
    expect(token).not.toContain(user.id);
  });

  it('of a mailbox that the account has left ends nothing', async () => {
    const user = await told();
    const { button } = links();
    await user.put('/api/auth/profile', { email: `new-${user.email}`, currentPassword: PASSWORD });
    await server.later(0);
    const token = broughtBy(server.linkTo(`new-${user.email}`)).address;
    await server.visitor().post('/api/auth/confirm-address', { token });
    expect((await press(button)).status).toBe(200);
    expect((await settingsOf(user))[0]).toBe(true);
  });

  it('of an account that is gone says nothing of it', async () => {
    const user = await told();
    const { button } = links();
    await user.call('DELETE', '/api/account', { password: PASSWORD });
    const { status, body } = await press(button);
    expect([status, body]).toEqual([200, { letter: 'reminder' }]);
  });
});

describe('letters by words', () => {
  const say = async (user: TestUser, message: string) =>
    (await user.post('/api/ai/chat', { message })).body.response.replaceAll('\u00a0', ' ');

  it('are asked for and ended, and whoever has no confirmed address is told so', async () => {
    const user = await reader();
    expect(await say(user, 'присылай план дня на почту в 7:30')).toBe('План дня буду присылать письмом в 07:30.');
    expect((await user.get('/api/settings')).body).toMatchObject({ planLetterAt: '07:30', reportLetterAt: null });
    await make(user, { dueDay: '2026-11-22' });
    await at('2026-11-22T04:30:00Z');
    expect(subjects(user)).toHaveLength(1);
    await say(user, 'не присылай план дня на почту');
    expect((await user.get('/api/settings')).body).toMatchObject({ planLetterAt: null });
    const stranger = await server.user();
    expect(await say(stranger, 'шли вечерний отчёт письмом')).toContain('подтвердите адрес');
  });
});

import type { Page } from '@playwright/test';
import { restNotice } from '#features/focus/notice/rest-notice.ts';
import { habitNotice } from '#features/habits/notice/reminder-notice.ts';
import { newId } from '#server/id.ts';
import { expectFlawless } from './axe.ts';
import { expect } from './fixtures.ts';
import { keptToStart, OFFLINE_STARTS, signUp } from './offline-steps.ts';
import { cut } from './own-server.ts';
import { startProductServer } from './product-server.ts';
import { canSubscribe, Device, test } from './push-steps.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ serviceWorkers: 'allow', expectedProblems: OFFLINE_STARTS });

const LIST = '/?section=tasks';
const HOUR = 3_600_000;
const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });
/** The clock on the wall in Moscow. */
const wall = () => new Date(Date.now() + 3 * HOUR).toISOString().slice(0, 16);

/** Makes a task with a reminder of this very minute, which comes at once. */
async function remindNow(page: Page, baseURL: string | undefined, title: string): Promise<string> {
  const data = { title, reminders: [{ id: newId(), at: wall() }] };
  const answer = await page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}
const task = async (page: Page, id: string) =>
  (await (await page.request.get('/api/tasks')).json()).find((one: { id: string }) => one.id === id);

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Настройки' }).click();
  await page.getByRole('tab', { name: 'Приложение' }).click();
}
const turnOn = async (page: Page) => {
  await page.getByRole('button', { name: 'Включить на этом устройстве' }).click();
  await expect(toast(page, 'Уведомления включены')).toBeVisible();
};

test.beforeEach(async ({ page, context, baseURL, service }) => {
  await canSubscribe(context, service, 'Телефон');
  await signUp(page, baseURL);
  service.known.key = (await (await page.request.get('/api/push/key')).json()).key;
  await page.goto(LIST);
  await keptToStart(page);
});

for (const [screen, width, theme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, theme });

    test('notices are turned on for this device, tried, hushed at night, and turned off', async ({ page, service }) => {
      await openSettings(page);
      await turnOn(page);
      const devices = page.getByRole('list', { name: 'Устройства с уведомлениями' });
      await expect(devices.getByRole('listitem')).toContainText('это устройство');
      await expect(page.getByRole('button', { name: 'Включить на этом устройстве' })).toBeHidden();

      const device = await Device.of(page);
      await devices.getByRole('button', { name: /^Проверить/ }).click();
      await expect(toast(page, 'Уведомление отправлено')).toBeVisible();
      await device.deliver(service);
      await expect.poll(device.shown).toMatchObject([{ title: 'Проверка связи' }]);

      await page.locator('label', { has: page.getByRole('switch', { name: 'Тихие часы' }) }).click();
      await expect(page.getByLabel('С', { exact: true })).toHaveValue('22:00');
      await expectFlawless(page);
      await devices.getByRole('button', { name: /^Убрать/ }).click();
      await expect(page.getByRole('button', { name: 'Включить на этом устройстве' })).toBeVisible();
      const settings = await (await page.request.get('/api/settings')).json();
      expect(settings).toMatchObject({ quietFrom: '22:00', quietTo: '08:00' });
    });
  });

test('a reminder reaches the device with no window open; it is done, put off and opened from the notice, also without a network', async ({
  page,
  context,
  baseURL,
  own,
  service,
  ownEnv: env,
}) => {
  await openSettings(page);
  await turnOn(page);
  const device = await Device.of(page);
  await page.goto(LIST);
  await expect(page.locator('[data-notification-watch]')).toBeAttached();

  // A window in sight tells of it itself.
  await remindNow(page, baseURL, 'На виду');
  await expect(toast(page, 'На виду')).toBeVisible();
  await device.deliver(service);
  expect(await device.shown()).toEqual([]);

  // A window tells of no rest that another browser is in.
  await device.say(restNotice('01936f2c-8a00-7000-8000-000000000001', 'На виду', Date.now()));
  await expect.poll(device.shown).toMatchObject([{ title: 'Перерыв окончен', body: 'На виду', actions: [] }]);
  await device.press();

  await page.goto('about:blank');
  const report = await remindNow(page, baseURL, 'Отчёт');
  await device.deliver(service);
  await expect
    .poll(device.shown)
    .toMatchObject([{ title: 'Напоминание', body: 'Отчёт', actions: ['Готово', 'Отложить на 10\u00a0минут'] }]);
  await device.press();
  expect(await device.opened()).toEqual(['/', `/?section=tasks&task=${report}`]);
  await remindNow(page, baseURL, 'Созвон');
  await expect.poll(async () => (await task(page, report)).status).toBe('active');
  await page.request.put(`/api/tasks/${report}`, { data: { status: 'completed' }, headers: { Origin: baseURL! } });
  await device.deliver(service, 2);
  await expect.poll(device.shown).toMatchObject([{ body: 'Созвон' }]);

  const { id: call } = (await device.shown())[0]!.data;
  const before = Date.now();
  await device.press('snooze');
  const [{ snoozedUntil }] = (await task(page, call)).reminders;
  expect(Date.parse(snoozedUntil) - before).toBeGreaterThan(HOUR / 7);
  await device.deliver(service);
  const letter = await remindNow(page, baseURL, 'Письмо');
  await device.deliver(service);
  await device.press('done');
  expect(await task(page, letter)).toMatchObject({ status: 'completed' });
  await device.deliver(service);
  await expect.poll(device.shown).toEqual([]);

  const day = wall().slice(0, 10);
  const water = { name: 'Вода', icon: 'target', color: '#6366f1', frequency: 'daily' };
  const made = await page.request.post('/api/habits', { data: water, headers: { Origin: baseURL! } });
  const { id: habit } = await made.json();
  const reading = await page.request.post('/api/habits', {
    data: { ...water, name: 'Чтение', reminderTimes: ['00:00'] },
    headers: { Origin: baseURL! },
  });
  const { id: book } = await reading.json();
  const putOff = async () =>
    (await (await page.request.get('/api/habits')).json()).find((one: { id: string }) => one.id === book).snoozed;
  const came = Date.now();
  const bookNotice = (at: number) => habitNotice({ id: book, name: 'Чтение' }, { at, time: '08:00', day });
  await device.say(bookNotice(came));
  await expect.poll(device.shown).toMatchObject([{ actions: ['Выполнено', 'Отложить на 10\u00a0минут'] }]);
  await device.press('snooze');
  const online = await putOff();
  expect(Date.parse(online.from)).toBe(came);
  expect(Date.parse(online.until) - came).toBeGreaterThanOrEqual(HOUR / 6);
  await device.deliver(service);

  const plan = await remindNow(page, baseURL, 'План');
  await device.deliver(service);
  await cut(context, own.server);
  await device.press('done');
  await device.say(habitNotice({ id: habit, name: 'Вода' }, { at: Date.now(), time: '08:00', day }));
  await expect.poll(device.shown).toMatchObject([{ title: 'Пора: Вода' }]);
  await device.press('done');
  const cameAgain = Date.now();
  await device.say(bookNotice(cameAgain));
  await device.press('snooze');
  own.server = await startProductServer({ env, after: own.server });
  await context.setOffline(false);
  expect(await task(page, plan)).toMatchObject({ status: 'active' });
  await page.goto(LIST);
  await expect.poll(async () => (await task(page, plan)).status, { timeout: 20_000 }).toBe('completed');
  const marked = async () => (await page.request.get(`/api/habits/${habit}/entries`)).json();
  await expect.poll(marked).toMatchObject([{ date: day, completed: true }]);
  await expect.poll(async () => Date.parse((await putOff()).from)).toBe(cameAgain);
});

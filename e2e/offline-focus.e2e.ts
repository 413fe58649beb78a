import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './fixtures.ts';
import { kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ expectedProblems: OFFLINE_PROBLEMS });

const CALLS = '**/api/**';
const panel = (page: Page) => page.getByRole('region', { name: /: Отчёт$/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const history = async (page: Page) => (await page.request.get('/api/focus-sessions')).json();
const active = async (page: Page) => (await page.request.get('/api/focus-sessions/active')).json();

test('a session is begun, paused, resumed and ended without a network, through a reload, and is counted once', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.request.post('/api/tasks', { data: { title: 'Отчёт' }, headers: { Origin: baseURL! } });
  await page.goto('/?section=tasks');
  await kept(page);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Начать фокус-сессию' })).toBeEnabled();
  await context.route(CALLS, (route) => route.abort());

  await press(page, 'Начать фокус-сессию');
  await chooseOption(page, 'Над чем работаем', 'Отчёт');
  await page.getByRole('radio', { name: /25 минут/ }).check({ force: true });
  await press(page, 'Начать сессию');
  await expect(panel(page)).toBeVisible();
  await expect(panel(other)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Пауза' }).click();
  await expect(panel(other).getByRole('button', { name: 'Продолжить' })).toBeVisible();
  const [from] = await Promise.all([panel(page).getByRole('timer').textContent(), page.waitForTimeout(3000)]);

  await page.reload();
  await expect(panel(page).getByRole('timer')).toHaveText(from!);
  await panel(page).getByRole('button', { name: 'Продолжить' }).click();
  await panel(page).getByRole('button', { name: 'Завершить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Посчитать' }).click();
  await expect(page.getByText('Нет связи: итог отправится, когда она вернётся.')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(panel(other)).toBeHidden();
  expect(await history(page)).toEqual([]);

  const offline = Date.now();
  await page.waitForTimeout(3000);
  await context.unroute(CALLS);
  await expect.poll(async () => (await history(page)).length, { timeout: 40_000 }).toBe(1);
  const [session] = await history(page);
  expect(session).toMatchObject({ status: 'interrupted', taskTitle: 'Отчёт', durationMinutes: 25 });
  expect(session.pausedMs).toBeGreaterThan(2500);
  expect(Date.parse(session.endTime)).toBeLessThan(offline + 1500);
  expect(await active(page)).toBeNull();
  await expect(panel(page)).toBeHidden();
});

test('of two sessions that were begun on two devices without a network both are kept, and what they have in common is told once', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const other = await newVisitor();
  await other.context().addCookies(await page.context().cookies());
  await Promise.all(
    [page, other].map(async (device) => {
      await device.goto('/');
      await kept(device);
      await device.context().route(CALLS, (route) => route.abort());
    }),
  );
  const runs = (device: Page) => device.getByRole('button', { name: 'Пауза', exact: true });
  /** So many minutes ago, by the clock of the device. */
  const turnBack = (device: Page, minutes: number) => device.clock.setSystemTime(Date.now() - minutes * 60_000);
  for (const [device, minutes] of [
    [other, 8],
    [page, 10],
  ] as const) {
    await turnBack(device, minutes);
    await press(device, 'Начать фокус-сессию');
    await device.getByRole('radio', { name: /60 минут/ }).check({ force: true });
    await press(device, 'Начать сессию');
    await expect(runs(device)).toBeVisible();
  }
  await turnBack(page, 3);
  await press(page, 'Завершить');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
  await expect(runs(page)).toBeHidden();

  // The one that began later is heard first, and runs on.
  for (const device of [other, page]) {
    await turnBack(device, 0);
    await device.context().unroute(CALLS);
    await device.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => active(other), { timeout: 40_000 }).not.toBeNull();
  }
  await expect(page.getByText('Две сессии шли одновременно')).toBeVisible({ timeout: 40_000 });
  await expect(runs(page)).toBeVisible();
  await page.reload();
  await expect(runs(page)).toBeVisible();
  await expect(page.getByText('Две сессии шли одновременно')).toHaveCount(0);
  const { id } = await active(page);
  await page.request.patch(`/api/focus-sessions/${id}/end`, { headers: { Origin: baseURL! } });
  const [later, earlier] = await history(page);
  const minutes = (from: string, until: string) => Math.floor((Date.parse(until) - Date.parse(from)) / 60_000);
  expect(later.id).toBe(id);
  expect(minutes(later.startTime, earlier.endTime)).toBeGreaterThan(1);
  expect(earlier.actualDurationMinutes).toBe(minutes(earlier.startTime, earlier.endTime));
  expect(later.actualDurationMinutes).toBe(minutes(earlier.endTime, later.endTime));
});

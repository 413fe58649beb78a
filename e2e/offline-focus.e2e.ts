import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './fixtures.ts';
import { kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 90_000 });
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

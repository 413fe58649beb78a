import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Download, Page } from '@playwright/test';
import { analyticsExport } from '../src/features/analytics/contract.ts';
import { addDays, dayOf, startOfWeek } from '../src/shared/day.ts';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const ZONE = 'Europe/Moscow';
const NBSP = '\u00a0';
const today = () => dayOf(Date.now(), ZONE);

/** Signs the browser in with a new account. @returns its id */
async function settle(page: Page): Promise<string> {
  const data = { email: `analytics-${randomUUID()}@example.test`, password: 'верный пароль' };
  const answer = await page.request.post('/api/auth/register', { data, headers: { 'X-Timezone': ZONE } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

async function complete(page: Page, title: string): Promise<void> {
  const headers = { 'X-Timezone': ZONE };
  const answer = await page.request.post('/api/tasks', { data: { title }, headers });
  const { id } = await answer.json();
  const data = { status: 'completed' };
  expect((await page.request.put(`/api/tasks/${id}`, { data, headers })).status()).toBe(200);
}

/** Writes sessions into the past, where no call can: 50 minutes on each day. */
function workOn(dataDir: string, userId: string, days: string[]): void {
  const database = new DatabaseSync(join(dataDir, 'takt.db'), { timeout: 5000 });
  const insert = database.prepare(
    `insert into focus_sessions (user_id, id, status, planned_minutes, started_at, witnessed_at, ended_at, actual_minutes, local_date)
     values (?, ?, 'completed', 60, 0, 0, 0, 50, ?)`,
  );
  for (const day of days) insert.run(userId, randomUUID(), day);
  database.prepare('update account_revisions set revision = revision + 1 where user_id = ?').run(userId);
  database.close();
}

const open = (page: Page, period = '') => page.goto(`/?section=analytics${period && `&period=${period}`}`);
const choose = (page: Page, period: string) => page.locator('label', { hasText: period }).click();
const figure = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Показатели' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const charts = (page: Page) => page.locator('.recharts-surface');
const PLACEHOLDER = 'Детальная аналитика появится после накопления данных';

/** Presses an export button and answers what was saved. */
async function save(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return download;
}

test.describe('the section', () => {
  test('shows today, and follows what happens elsewhere', async ({ page }) => {
    await settle(page);
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аналитика');
    await expect(figure(page, 'Выполнено задач')).toContainText(`цель${NBSP}— 5`);
    await expect(figure(page, 'Эффективность')).toContainText('сегодня по плану пока ни минуты');
    await expect(page.getByRole('heading', { name: 'ИИ-отчёт' })).toBeVisible();
    await complete(page, 'Отчёт');
    await expect(figure(page, 'Выполнено задач').getByText('1', { exact: true })).toBeVisible();
    await expect(figure(page, 'Продуктивность').getByText(`7${NBSP}%`)).toBeVisible();
    await expect(figure(page, 'Прогресс').getByText(`100${NBSP}%`)).toBeVisible();
    await expect(page.getByText(`1${NBSP}день подряд`)).toBeVisible();
  });

  test('promises more until there is something to show, then draws it', async ({ page, server }) => {
    const id = await settle(page);
    await open(page);
    for (const period of ['Неделя', 'Месяц']) {
      await choose(page, period);
      await expect(page.getByText(PLACEHOLDER)).toBeVisible();
      await expect(figure(page, 'Эффективность')).toBeHidden();
    }
    const monday = startOfWeek(today());
    workOn(server.dataDir, id, [monday, addDays(monday, -7)]);
    await complete(page, 'Отчёт');
    await choose(page, 'Неделя');
    await expect(charts(page)).toHaveCount(2);
    await expect(page.getByText(PLACEHOLDER)).toBeHidden();
    await expect(page.getByText(`Всего 50м`)).toBeVisible();
    await expect(page.getByText(`Всего 1${NBSP}задача`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Фокус по дням' })).toContainText('понедельник');
    await expect(page.locator('.recharts-bar-rectangle path')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'По проектам' })).toContainText('Без проекта');
    await expect(figure(page, 'Время фокуса')).toContainText('К этому дню прошлой недели: 50м');
  });

  test('denies no session that ended within its first minute', async ({ page }) => {
    await settle(page);
    const { id } = await (await page.request.post('/api/focus-sessions', { data: { durationMinutes: 25 } })).json();
    expect((await page.request.patch(`/api/focus-sessions/${id}/end`)).status()).toBe(200);
    await open(page, 'week');
    await expect(figure(page, 'Сессии').getByText('1', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Фокус по дням' })).toContainText('Времени фокуса пока нет.');
    await choose(page, 'Сегодня');
    await expect(figure(page, 'Сессии').getByText('1', { exact: true })).toBeVisible();
    await expect(figure(page, 'Эффективность')).toContainText('сегодня по плану пока ни минуты');
  });

  test('does not take for new what came with the document before the last change', async ({ page }) => {
    await settle(page);
    await page.goto('/?section=tasks');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await complete(page, 'Отчёт');
    await expect(page.getByText('Отчёт', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Панель' }).click();
    await page.getByRole('link', { name: 'Выполнено задач' }).click();
    await expect(figure(page, 'Выполнено задач').getByText('1', { exact: true })).toBeVisible();
  });

  test('keeps the period over a reload, and takes it from the keyboard', async ({ page }) => {
    await settle(page);
    await open(page);
    await page.getByRole('radio', { name: 'Сегодня' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Неделя' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Неделя' })).toBeChecked();
    await expect(figure(page, 'Сессии')).toContainText(`цель${NBSP}— 20`);
  });
});

test.describe('the export', () => {
  for (const [name, period] of [
    ['Сегодня', 'today'],
    ['Неделя', 'week'],
    ['Месяц', 'month'],
  ] as const) {
    test(`of the section (${period}) is JSON as it is described`, async ({ page }) => {
      await settle(page);
      await complete(page, 'Отчёт');
      await open(page);
      await choose(page, name);
      await expect(page.getByRole('radio', { name })).toBeChecked();
      const download = await save(page, 'Экспорт');
      expect(download.suggestedFilename()).toBe(`analytics-${period}-${today()}.json`);
      const report = analyticsExport.strict().parse(JSON.parse(await readFile(await download.path(), 'utf8')));
      expect(report).toMatchObject({ period, completedTasks: 1, streakDays: 1, zone: ZONE });
      await expect(toast(page, 'Экспорт завершен')).toContainText('Файл с аналитикой загружен');
    });
  }

  test('of the dashboard is a spreadsheet', async ({ page }) => {
    await settle(page);
    await complete(page, '=HYPERLINK("https://example.test";"сюда")');
    await page.goto('/');
    const download = await save(page, 'Экспорт CSV');
    expect(download.suggestedFilename()).toBe(`analytics-${today()}.csv`);
    const bytes = await readFile(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines).toHaveLength(32);
    expect(lines[0]?.split(';')).toHaveLength(6);
    expect(lines[30]).toBe(`${today()};1;0;0;7;"'=HYPERLINK(""https://example.test"";""сюда"")"`);
    await expect(toast(page, 'Экспорт завершен')).toContainText('Файл с аналитикой загружен');
  });
});

test.describe('a server in trouble', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('is told of, and asked again', async ({ page }) => {
    await settle(page);
    const failure = { status: 500, json: { message: 'Внутренняя ошибка сервера', code: 'internal' } };
    await page.route('**/api/analytics?*', (route) => route.fulfill(failure));
    await page.route('**/api/analytics/export*', (route) => route.fulfill(failure));
    await open(page, 'week');
    await expect(page.getByText('Не удалось загрузить аналитику')).toBeVisible();
    await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
    await expect(toast(page, 'Ошибка экспорта')).toContainText('Не удалось экспортировать отчет');
    await page.unroute('**/api/analytics?*');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByText(PLACEHOLDER)).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Экспорт CSV' }).click();
    await expect(toast(page, 'Ошибка экспорта')).toContainText('Не удалось экспортировать данные');
  });
});

for (const width of [1440, 390])
  test(`what is wanted of a day is one’s own, and past days keep theirs, at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const id = await settle(page);
    workOn(server.dataDir, id, [addDays(today(), -1)]);
    await complete(page, 'Отчёт');
    await page.goto('/profile?tab=settings');
    await page.getByRole('tab', { name: 'Приложение' }).click();
    for (const [label, option] of [
      ['Время фокуса', '1ч 0м'],
      ['Выполненные задачи', '2'],
      ['Фокус-сессии', '1'],
    ] as const)
      await page.getByRole('region', { name: 'Цели на день' }).getByLabel(label, { exact: true }).selectOption(option);
    await page.locator('label', { hasText: 'Следующая сессия начинается сама' }).click();
    await page.locator('label', { hasText: 'Как в системе' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    const settings = async () => (await page.request.get('/api/settings')).json();
    const wanted = { goalFocusMinutes: 60, goalTasks: 2, goalSessions: 1, autoNextSession: true };
    await expect.poll(settings).toMatchObject(wanted);

    await page.goto('/');
    const goals = page.getByRole('region', { name: 'Цели на день' }).getByRole('listitem');
    await expect(goals).toHaveText([/^Фокус0м\sиз\s1ч\s0м/, /^Задачи1\sиз\s2/, /^Сессии0\sиз\s1/]);
    const lines = (await readFile(await (await save(page, 'Экспорт CSV')).path(), 'utf8')).split('\r\n');
    // Yesterday 50 minutes of 480 and a session of four, today one task of two.
    expect(lines.slice(29, 31).map((line) => line.split(';')[4])).toEqual(['12', '17']);
    await open(page);
    await expect(figure(page, 'Время фокуса')).toContainText(`цель${NBSP}— 1ч 0м`);
    await expect(figure(page, 'Сессии')).toContainText(`цель${NBSP}— 1`);
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

for (const width of [1440, 320]) {
  test(`every period is accessible and fits ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
    const id = await settle(page);
    workOn(server.dataDir, id, [today(), addDays(today(), -1)]);
    await complete(page, 'Отчёт');
    for (const period of ['today', 'week', 'month']) {
      await open(page, period);
      await expect(figure(page, 'Продуктивность')).toBeVisible();
      await expect(charts(page)).toHaveCount(period === 'today' ? 0 : 2);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // A month is drawn as a week is.
      if (period !== 'month') await expectFlawless(page);
    }
  });
}

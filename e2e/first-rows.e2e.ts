import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, NOON_ZONE, test } from './fixtures.ts';

const MANY = 300;
const DAY = 24 * 60 * 60_000;

test.use({ timezoneId: NOON_ZONE });
test.describe.configure({ timeout: 180_000 });

/** Signs up, and has the account know its zone: the first document of a new one brings nothing. */
async function settle(page: Page): Promise<void> {
  const account = { email: `many-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201);
}

async function createMany(page: Page): Promise<void> {
  const dueDate = new Date(Date.now() - 3 * DAY).toISOString();
  const titles = ['Просрочено', 'Тоже просрочено', ...Array.from({ length: MANY - 2 }, (_, at) => `Дело ${at}`)];
  for (let at = 0; at < MANY; at += 100) {
    const changes = titles.slice(at, at + 100).map((title) => ({
      key: randomUUID(),
      method: 'POST',
      path: '/api/tasks',
      body: { title, ...(title.endsWith('росрочено') && { dueDate }) },
    }));
    expect((await page.request.post('/api/changes', { data: { changes } })).status()).toBe(200);
  }
}

/** Holds the list of all tasks back until it is told to let it come. */
async function holdList(page: Page) {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  let asked = 0;
  await page.route(
    ({ pathname }) => pathname === '/api/tasks',
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      asked++;
      await held;
      await route.fallback();
    },
  );
  return { letCome, asked: () => asked };
}

test('of three hundred tasks the day and the list are there before all of them are', async ({ page }) => {
  await settle(page);
  await createMany(page);
  await page.goto('/');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Сегодня')).toContainText('Просрочено');

  await test.step('the day', async () => {
    const list = await holdList(page);
    await page.reload();
    await expect(page.getByText('В работе 300 задач.')).toBeVisible();
    await expect(card('Сегодня').getByText('0 из 2', { exact: true })).toBeVisible();
    await card('Сегодня').getByRole('checkbox', { name: 'Завершить: Тоже просрочено' }).click();
    await expect(card('Сегодня').getByText('1 из 2', { exact: true })).toBeVisible();
    await expect(page.getByText('В работе 299 задач.')).toBeVisible();
    await expect(card('Текущая задача').getByRole('button', { name: 'Просрочено', exact: true })).toBeVisible();
    list.letCome();
    await expect(card('Недавно выполненные')).toContainText('Тоже просрочено');
    await expect(card('Сегодня').getByText('1 из 2', { exact: true })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('the list', async () => {
    const list = await holdList(page);
    await page.goto('/?section=tasks');
    const rows = page.getByRole('grid', { name: /Без срока/ });
    await expect(rows).toHaveAttribute('aria-rowcount', '298');
    await expect(page.getByRole('row').filter({ hasText: 'Дело 297' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Выбрать' })).toBeDisabled();
    await page.getByRole('checkbox', { name: /Дело 297/ }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Дело 297' })).toBeHidden();
    await expect(rows).toHaveAttribute('aria-rowcount', '297');
    list.letCome();
    await expect(page.getByRole('button', { name: 'Выбрать' })).toBeEnabled();
    await expect(rows).toHaveAttribute('aria-rowcount', '297');
    expect(list.asked()).toBeLessThanOrEqual(2);
    await page.unrouteAll();
    await page.keyboard.press('End');
    await expect(page.getByRole('row').filter({ hasText: 'Дело 297' })).toHaveCount(1);
  });

  await test.step('nothing is asked for twice', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const joined = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('joined')));
    await page.reload();
    await joined;
    await expect(page.getByRole('button', { name: 'Выбрать' })).toBeEnabled();
    await expect(page.getByRole('row').filter({ hasText: 'Дело 296' })).toBeVisible();
    expect(asked.filter((path) => path === '/api/tasks')).toHaveLength(1);
    for (const path of ['/api/projects', '/api/settings', '/api/tags', '/api/kanban-columns'])
      expect(asked).not.toContain(path);
  });
});

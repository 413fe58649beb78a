import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { startTcpProxy, type TcpProxy } from '#testing/server/tcp-proxy.ts';
import { test as base, expect } from './fixtures.ts';
import { startProductServer } from './product-server.ts';

/** A product whose PostgreSQL is behind a network that the journey breaks. */
const test = base.extend<object, { database: TestDatabase; network: TcpProxy }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const database = await createPostgresDatabase();
      await use(database);
      await database.remove();
    },
    { scope: 'worker' },
  ],
  network: [
    async ({ database }, use) => {
      const network = await startTcpProxy(Number(new URL(database.databaseUrl!).port));
      await use(network);
      await network.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, network }, use) => {
      const url = new URL(database.databaseUrl!);
      url.host = `127.0.0.1:${network.port}`;
      const server = await startProductServer({ databaseUrl: url.href });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ expectedProblems: /status of 503|response code: 503/ });

const TASK = 'Позвонить плиточнику';

async function settle(page: Page): Promise<void> {
  const data = { email: `away-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await page.goto('/?section=tasks');
  await expect(page.getByText('Пока нет задач')).toBeVisible();
}

const line = (page: Page) => page.getByLabel('Новая задача');
const row = (page: Page) => page.getByRole('row').filter({ hasText: TASK });
const toast = (page: Page, words: string) => page.locator('[data-toast]').filter({ hasText: words });

test('the words typed while the database is away stay, and the page comes back by itself', async ({
  page,
  network,
}) => {
  await settle(page);
  await network.refuse();
  try {
    await line(page).fill(TASK);
    await line(page).press('Enter');
    await expect(toast(page, 'Сервер временно недоступен')).toBeVisible();
    await expect(line(page)).toHaveValue(TASK);
    await expect(row(page)).toHaveCount(0);
    await page.reload();
    // In the page's place, or over what the device keeps already.
    await expect(page.getByText('Сервер временно недоступен').first()).toBeVisible();
  } finally {
    await network.accept();
  }
  await expect(line(page)).toHaveValue(TASK);
  // The row is there at once; a reload would cut off what is still being sent.
  const created = page.waitForResponse((answer) => answer.url().endsWith('/api/tasks') && answer.status() === 201);
  await line(page).press('Enter');
  await expect(row(page)).toBeVisible();
  await created;
  await page.reload();
  await expect(row(page)).toHaveCount(1);
});

test('a moment without the database is not even noticed', async ({ page, network }) => {
  await settle(page);
  await network.refuse();
  await line(page).fill(TASK);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/tasks') && answer.status() === 503);
  await line(page).press('Enter');
  await refused;
  await network.accept();
  const created = await page.waitForResponse((answer) => answer.request().method() === 'POST');
  expect(created.status()).toBe(201);
  await expect(row(page)).toHaveCount(1);
  await expect(line(page)).toHaveValue('');
});

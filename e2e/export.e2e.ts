import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { ProductServer } from './product-server.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ready = (page: Page) => page.getByText(/^Файл готов\. Скачать его можно до \d+ [а-я]+, \d\d:\d\d\.$/);

/** Somebody new with one task, at the card of the data. */
async function arrive(page: Page, baseURL: string | undefined) {
  const email = `anna-${randomUUID()}@example.test`;
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { Origin: baseURL! } });
  const { id } = await (await post('/api/auth/register', { email, password: 'верный пароль' })).json();
  await post('/api/tasks', { title: 'Взять с собой' });
  await page.goto('/profile?tab=security');
  return { email, id: id as string };
}

/** Changes rows past the server. */
function rewrite({ dataDir }: ProductServer, ...statements: string[]): void {
  const database = new DatabaseSync(join(dataDir, 'takt.db'), { timeout: 5000 });
  for (const statement of statements) database.exec(statement);
  database.close();
}

async function save(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, 'Скачать').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^takt-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(await readFile(await file.path(), 'utf8'));
}

test.describe('the export', () => {
  test('is ordered, and its file is downloaded, also after a reload', async ({ page, baseURL }) => {
    const { email } = await arrive(page, baseURL);
    await button(page, 'Экспорт').click();
    await expect(ready(page)).toBeVisible();
    expect(await save(page)).toMatchObject({ user: { email }, tasks: [{ title: 'Взять с собой' }] });
    await expect(page.getByText('Файл с данными загружен')).toBeVisible();
    await page.reload();
    expect((await save(page)).tasks).toHaveLength(1);
    await expectFlawless(page);
    const ordered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await button(page, 'Собрать заново').press('Enter');
    expect((await ordered).status()).toBe(201);
    await expect(ready(page)).toBeVisible();
    await expect(button(page, 'Собрать заново')).toBeFocused();
    expect((await save(page)).tasks).toHaveLength(1);
  });

  test('shows how far it has come, after a reload and while it waits for another server', async ({
    page,
    baseURL,
    server,
  }) => {
    const { id } = await arrive(page, baseURL);
    await button(page, 'Экспорт').click();
    await expect(ready(page)).toBeVisible();
    rewrite(
      server,
      `update exports set parts = null, progress = 40 where user_id = '${id}'`,
      `insert into jobs (id, user_id, kind, key, run_at, payload, leased_by)
       select 'of-${id}', user_id, 'make-export', '', 0, '"' || id || '"', 'a server' from exports where user_id = '${id}'`,
    );
    await page.setViewportSize({ width: 390, height: 800 });
    for (let n = 0; n < 2; n++) {
      await page.reload();
      await expect(page.getByRole('progressbar', { name: 'Экспорт данных' })).toHaveAttribute('aria-valuenow', '40');
    }
    await expect(button(page, 'Собираем файл: 40 %')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectFlawless(page);
    rewrite(server, `update jobs set leased_by = null where id = 'of-${id}'`);
    await expect(ready(page)).toBeVisible({ timeout: 20_000 });
    expect((await save(page)).tasks).toHaveLength(1);
  });

  test.describe('that is not to be had', () => {
    test.use({ expectedProblems: /status of 404/ });

    test('says why, and is made by another press', async ({ page, baseURL, server }) => {
      const { id } = await arrive(page, baseURL);
      await button(page, 'Экспорт').click();
      await expect(ready(page)).toBeVisible();
      rewrite(server, `update exports set expires_at = 0 where user_id = '${id}'`);
      await button(page, 'Скачать').click();
      await expect(page.getByText('Файла больше нет')).toBeVisible();
      await button(page, 'Экспорт').click();
      await expect(ready(page)).toBeVisible();
      rewrite(server, `update exports set parts = null, failure = 'disk_full' where user_id = '${id}'`);
      await page.reload();
      await expect(page.getByText('Не удалось собрать файл: на сервере кончилось место')).toBeVisible();
      await expectFlawless(page);
      await button(page, 'Повторить').click();
      await expect(ready(page)).toBeVisible();
    });
  });
});

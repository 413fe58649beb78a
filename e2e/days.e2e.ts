import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

const MOSCOW = { headers: { 'X-Timezone': 'Europe/Moscow' } };

/** Somebody of Moscow who has come to Los Angeles, with a deadline of a day and one with a time. */
async function travel(page: Page): Promise<void> {
  const data = { email: `days-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data, ...MOSCOW })).status()).toBe(201);
  const make = (task: object) => page.request.post('/api/tasks', { data: task, ...MOSCOW });
  expect((await make({ title: 'Сдать отчёт', dueDay: '2031-11-27' })).status()).toBe(201);
  expect((await make({ title: 'Созвон', dueDate: '2031-11-28T05:30:00.000Z' })).status()).toBe(201);
}

const offer = (page: Page) => page.getByRole('region', { name: 'Часовой пояс' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const tasks = async (page: Page) => (await page.request.get('/api/tasks', MOSCOW)).json();

test('a deadline without a time is the same day in Los Angeles, before and after the zone is changed', async ({
  page,
}) => {
  await travel(page);
  await page.goto('/?section=tasks');
  await expect(row(page, 'Сдать отчёт')).toContainText('27 ноября 2031');
  await expect(row(page, 'Созвон')).toContainText('28 ноября 2031');
  await expect(offer(page)).toContainText('Europe/Moscow (UTC+3)');
  await expectFlawless(page);
  await offer(page).getByRole('button', { name: 'Перейти на него' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(row(page, 'Созвон')).toContainText('27 ноября 2031');
  await expect(row(page, 'Сдать отчёт')).toContainText('27 ноября 2031');
  await expect
    .poll(async () => (await page.request.get('/api/settings')).json())
    .toMatchObject({
      zone: 'America/Los_Angeles',
    });
  await row(page, 'Сдать отчёт').getByText('Сдать отчёт').click();
  await expect(page.getByRole('dialog')).toContainText('27 ноября 2031');
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('27 ноября 2031');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Сдать отчёт')).toContainText('27 ноября 2031');
  await expect(offer(page)).toBeHidden();
});

test('who keeps the days of home is not asked again, and a new deadline is a day there', async ({ page }) => {
  await travel(page);
  await page.goto('/?section=tasks');
  await offer(page).getByRole('button', { name: 'Оставить как есть' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(row(page, 'Созвон')).toContainText('28 ноября 2031');
  await expect(offer(page)).toBeHidden();
  const line = page.getByRole('textbox', { name: /задач/i }).first();
  await line.fill('Купить билеты 5 декабря 2031');
  await line.press('Enter');
  await expect(row(page, 'Купить билеты')).toContainText('5 декабря 2031');
  await expect
    .poll(async () => (await tasks(page)).find(({ title }: { title: string }) => title === 'Купить билеты'))
    .toMatchObject({ dueDay: '2031-12-05', dueHasTime: false });
  expect(await (await page.request.get('/api/settings')).json()).toMatchObject({ zone: 'Europe/Moscow' });
});

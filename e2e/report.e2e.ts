import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const DAY = 24 * 60 * 60_000;

async function settle(page: Page): Promise<void> {
  const data = { email: `report-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
}

async function create(page: Page, data: object): Promise<string> {
  return (await (await page.request.post('/api/tasks', { data })).json()).id;
}

const report = (page: Page) => page.getByRole('region', { name: 'ИИ-отчёт о дне' });
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });

test('the report names what is done and what waits, and leads to it', async ({ page }) => {
  await settle(page);
  await create(page, { title: 'Сдать смету', dueDate: new Date(Date.now() - 3 * DAY).toISOString() });
  const letter = await create(page, { title: 'Письмо заказчику' });
  await page.request.put(`/api/tasks/${letter}`, { data: { status: 'completed' } });
  await page.request.post('/api/habits', { data: { name: 'Зарядка' } });
  await page.goto('/?section=analytics');
  await expect(report(page)).toContainText('Закрыта 1 задача: «Письмо заказчику».');
  await expect(report(page)).toContainText('«Сдать смету»: срок прошёл 3 дня назад.');
  await report(page).getByRole('link', { name: 'К привычке: Зарядка' }).click();
  await expect(page).toHaveURL(/section=habits/);

  await page.goBack();
  await report(page).getByRole('link', { name: 'Открыть задачу: Сдать смету' }).first().click();
  const detail = page.getByRole('dialog', { name: 'Сдать смету' });
  await detail.getByRole('button', { name: 'Завершить' }).click();
  await expect(report(page)).toContainText('Закрыты 2 задачи');
  await expect(report(page).getByRole('link', { name: 'Открыть задачу: Сдать смету' })).toBeHidden();
});

test('the report of an empty account says how to begin, on the dashboard too', async ({ page }) => {
  await settle(page);
  await page.goto('/?section=analytics');
  await expect(report(page)).toContainText('Когда отчёт составлялся, отмечать было ещё нечего.');
  await expect(report(page)).toContainText('Запишите три дела');
});

test('the report of the dashboard comes with its document, and is asked for once something has changed', async ({
  page,
}) => {
  await settle(page);
  await create(page, { title: 'Сдать смету', dueDate: new Date(Date.now() - 3 * DAY).toISOString() });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The first document of an account does not know its days yet.
  await page.goto('/');
  await expect(report(page)).toContainText('«Сдать смету»: срок прошёл 3 дня назад.');
  asked.length = 0;
  await page.reload();
  await expect(report(page)).toContainText('«Сдать смету»: срок прошёл 3 дня назад.');
  expect(asked).not.toContain('/api/analytics/report');
  await page
    .getByRole('region', { name: 'Сегодня', exact: true })
    .getByRole('checkbox', { name: 'Завершить: Сдать смету' })
    .click();
  await expect(report(page)).toContainText('Закрыта 1 задача: «Сдать смету».');
});

test.describe('a report that does not come', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('says so and is asked for again', async ({ page }) => {
    await settle(page);
    await page.route('**/api/analytics/report', (route) =>
      route.fulfill({ status: 500, json: { message: 'Внутренняя ошибка сервера', code: 'internal' } }),
    );
    await page.goto('/?section=analytics');
    await expect(page.getByText('Не удалось составить отчёт')).toBeVisible();
    await page.unroute('**/api/analytics/report');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(report(page)).toContainText('Запишите три дела');
  });
});

test.describe('a word of encouragement', () => {
  async function start(page: Page): Promise<void> {
    await settle(page);
    const taskId = await create(page, { title: 'Отчёт' });
    await page.request.post('/api/focus-sessions', { data: { taskId, durationMinutes: 45 } });
    await page.goto('/');
  }
  const word = (page: Page) => page.getByRole('complementary', { name: 'ИИ-помощник' });

  test('is about the session in which it is asked for, and another each time', async ({ page }) => {
    await start(page);
    await page.getByRole('button', { name: 'Подбодрить меня' }).click();
    await expect(toast(page, 'Мотивационное сообщение получено!')).toBeVisible();
    await expect(word(page)).toContainText('«Отчёт»');
    await expect(word(page).getByRole('button', { name: 'Всё идёт хорошо' })).toBeHidden();
    const first = await word(page).getByRole('status').textContent();
    await page.getByRole('button', { name: 'Подбодрить меня' }).click();
    await expect(word(page).getByRole('status')).not.toHaveText(first!);
    await page.getByRole('button', { name: 'Открыть на весь экран' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Подбодрить меня' })).toBeVisible();
  });

  test('is asked for in the chat by a button and in words', async ({ page }) => {
    await settle(page);
    await create(page, { title: 'Смета' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Открыть ИИ-помощника' }).click();
    const chat = page.getByRole('dialog', { name: 'ИИ-помощник' });
    await chat.getByRole('button', { name: 'Подбодрить меня' }).click();
    await expect(toast(page, 'Мотивационное сообщение получено!')).toContainText('«Смета»');
    await chat.getByLabel('Сообщение помощнику').fill('подбодри меня');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('Начните с малого: «Смета»')).toBeVisible();
  });

  test.describe('that does not come', () => {
    test.use({ expectedProblems: /status of 500/ });

    test('is told of', async ({ page }) => {
      await start(page);
      await page.route('**/api/ai/motivation', (route) =>
        route.fulfill({ status: 500, json: { message: 'x', code: 'x' } }),
      );
      await page.getByRole('button', { name: 'Подбодрить меня' }).click();
      await expect(toast(page, 'Ошибка')).toContainText('Не удалось получить мотивационное сообщение');
      await expect(word(page)).toBeHidden();
    });
  });
});

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the report is accessible, ${theme} and ${width} pixels wide, with the longest titles`, async ({ page }) => {
    await settle(page);
    await page.setViewportSize({ width, height: 850 });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    for (const sign of ['я', 'ю', 'э', 'ы'])
      await create(page, { title: sign.repeat(300), dueDate: new Date(Date.now() - DAY).toISOString() });
    await page.goto('/?section=analytics');
    await expect(report(page)).toContainText('Ещё ждут решения');
    await expectFlawless(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

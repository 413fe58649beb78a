import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#shared/day.ts';
import { expectFlawless } from './axe.ts';
import { expect, NOON_ZONE, test } from './fixtures.ts';

const LIST = '/?section=tasks';
test.use({ timezoneId: NOON_ZONE, expectedProblems: /ERR_INTERNET_DISCONNECTED|404 .*\/analytics/ });

const titles = (page: Page) => page.locator('[data-row-title]');
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const sign = (page: Page, title: string, name: string) => row(page, title).getByRole('button', { name });

for (const width of [1440, 390])
  test(`date, priority and project are changed in the row, at ${width} px`, async ({ page, baseURL, context }) => {
    const call = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data, headers: { Origin: baseURL! } });
      expect(answer.status()).toBe(201);
    };
    await page.setViewportSize({ width, height: 844 });
    await call('/api/auth/register', { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' });
    await page.request.put('/api/settings', { data: { zone: NOON_ZONE }, headers: { Origin: baseURL! } });
    await call('/api/projects', { name: 'Ремонт кухни' });
    const today = dayOf(Date.now(), NOON_ZONE);
    await call('/api/tasks', { title: 'Купить плитку', dueDay: addDays(today, -1), priority: 'high' });
    await call('/api/tasks', { title: 'Позвонить маме', dueDay: addDays(today, 40) });
    await page.goto(LIST);
    await expect(titles(page)).toHaveText(['Купить плитку', 'Позвонить маме']);
    const popup = page.getByRole('dialog');

    await sign(page, 'Купить плитку', 'Изменить срок').click();
    await expect(popup.getByRole('button', { name: /^Выходные/ })).toBeVisible();
    await expectFlawless(page);
    await popup.getByRole('button', { name: /^Завтра/ }).click();
    await expect(popup).toBeHidden();
    await expect(page.getByRole('grid', { name: 'Задачи: Завтра' })).toContainText('Купить плитку');
    await expect(row(page, 'Купить плитку').locator('[data-row-title]')).toBeFocused();

    // What is typed is read as everywhere; what is no date is said to be none.
    await sign(page, 'Купить плитку', 'Изменить срок').press('Enter');
    await popup.getByLabel('Когда').fill('огурцы');
    await popup.getByLabel('Когда').press('Enter');
    await expect(popup.getByRole('alert')).toContainText('Не похоже на дату');
    await popup.getByLabel('Когда').fill('сегодня 23:50');
    await popup.getByLabel('Когда').press('Enter');
    await expect(page.getByRole('grid', { name: 'Задачи: Сегодня' })).toContainText('23:50');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('grid', { name: 'Задачи: Завтра' })).toContainText('Купить плитку');

    await sign(page, 'Купить плитку', 'Изменить срок').click();
    await popup.getByRole('button', { name: /^Через неделю/ }).click();
    await expect(page.getByRole('grid', { name: 'Задачи: Позже' })).toContainText('Купить плитку');
    await sign(page, 'Купить плитку', 'Изменить срок').click();
    await popup.getByRole('button', { name: 'Без срока' }).click();
    await expect(page.getByRole('grid', { name: 'Задачи: Без срока' })).toContainText('Купить плитку');
    /** What is not said yet: the mouse makes its sign seen, a finger finds all of it behind one. */
    const askFor = async (field: string) => {
      await row(page, 'Купить плитку').hover();
      if (width > 640) return sign(page, 'Купить плитку', field).click();
      await expect(sign(page, 'Купить плитку', field)).toBeHidden();
      await sign(page, 'Купить плитку', 'Что изменить').click();
      await expectFlawless(page);
      await popup.getByRole('button', { name: field }).click();
      return expect(popup.locator(':focus')).toHaveCount(1);
    };
    await askFor('Изменить срок');
    await popup.getByRole('button', { name: /^Завтра/ }).click();
    await expect(page.getByRole('grid', { name: 'Задачи: Завтра' })).toContainText('Купить плитку');

    // Without a network as with one.
    await context.setOffline(true);
    await sign(page, 'Купить плитку', 'Изменить приоритет').click();
    await popup.getByRole('button', { name: 'Низкий' }).click();
    await expect(row(page, 'Купить плитку')).toContainText('Приоритет: низкий');
    await context.setOffline(false);
    await sign(page, 'Купить плитку', 'Изменить приоритет').click();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(sign(page, 'Купить плитку', 'Изменить приоритет')).toBeFocused();

    await askFor('Изменить проект');
    await popup.getByRole('button', { name: 'Ремонт кухни' }).click();
    await expect(row(page, 'Купить плитку')).toContainText('Ремонт кухни');
    await expect(popup).toBeHidden();
    if (width > 640) await expect(sign(page, 'Купить плитку', 'Изменить проект')).toBeFocused();

    await titles(page).first().press('F2');
    await page.getByLabel('Название').fill('не то');
    await page.getByLabel('Название').press('Escape');
    await expect(titles(page).first()).toBeFocused();
    await titles(page).first().press('F2');
    await page.getByLabel('Название').fill('Купить плитку для ванной');
    await page.getByLabel('Название').press('Enter');
    await expect(titles(page)).toHaveText(['Купить плитку для ванной', 'Позвонить маме']);
    await expect(titles(page).first()).toBeFocused();
    await expect(page.locator('[data-toast]').filter({ hasText: 'Задача обновлена!' }).first()).toBeVisible();

    // The first press opens the task, the second one the title.
    await titles(page).first().click();
    await popup.getByText('Купить плитку для ванной').click();
    await popup.getByLabel('Название').fill('не то');
    await popup.getByLabel('Название').press('Escape');
    await expect(popup.getByRole('heading', { name: 'Купить плитку для ванной' })).toBeVisible();
    await popup.getByText('Купить плитку для ванной').click();
    await popup.getByLabel('Название').fill('Купить плитку и затирку');
    await popup.getByLabel('Название').press('Enter');
    await expect(popup.getByRole('heading', { name: 'Купить плитку и затирку' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();

    // A task that the server has not answered yet opens like any other.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/tasks', async (route) => {
      if (route.request().method() === 'POST') await answer.promise;
      await route.continue();
    });
    await page.getByLabel('Новая задача').fill('Ещё не записана');
    await page.getByLabel('Новая задача').press('Enter');
    await titles(page).filter({ hasText: 'Ещё не записана' }).click();
    await expect(popup.getByRole('heading', { name: 'Ещё не записана' })).toBeVisible();
    answer.resolve();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.reload();
    await expect(titles(page)).toHaveText(['Купить плитку и затирку', 'Позвонить маме', 'Ещё не записана']);
    await expect(row(page, 'Купить плитку')).toContainText('Приоритет: низкий');
  });

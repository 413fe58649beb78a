import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const ARTICLE = 'Написать первую статью в блог';

async function arrive(page: Page): Promise<void> {
  const data = { email: `new-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await page.goto('/');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const count = async (page: Page, path: string) => (await (await page.request.get(path)).json()).length;

test('a newcomer looks at an example, keeps what became his own, and takes the rest away', async ({ page }) => {
  await arrive(page);
  await expect(page.getByRole('region', { name: 'Попробовать на примере' })).toBeVisible();
  await expectFlawless(page);
  await press(page, 'Показать пример');
  await expect(page.getByText('Пример готов')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Сегодня', exact: true })).toContainText(ARTICLE);
  await expect(page.getByRole('checkbox', { name: /Зарядка/ })).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('link', { name: 'Задачи' }).first().click();
  await expect(page.getByRole('region', { name: 'Это пример дня' })).toBeVisible();
  await page.getByRole('rowheader', { name: ARTICLE, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
  await page.getByRole('dialog').getByLabel('Название').fill('Моя статья');
  await press(page, 'Сохранить');
  await expect(page.getByText('Задача обновлена!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await press(page, 'Убрать пример');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).click();
  await expect(page.getByText('Пример убран')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Моя статья', exact: true })).toBeVisible();
  await expect(page.locator('[data-row-title]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Это пример дня' })).toHaveCount(0);
  expect(await count(page, '/api/habits')).toBe(0);
});

test('a declined example is offered on no other device', async ({ page, newVisitor }) => {
  await arrive(page);
  const other = await newVisitor();
  await other.context().addCookies(await page.context().cookies());
  await other.goto('/?section=tasks');
  await expect(other.getByRole('region', { name: 'Попробовать на примере' })).toBeVisible();
  await press(page, 'Не предлагать');
  await expect(page.getByRole('region', { name: 'Попробовать на примере' })).toHaveCount(0);
  await expect(other.getByRole('region', { name: 'Попробовать на примере' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Начать фокус-сессию' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Попробовать на примере' })).toHaveCount(0);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'верный пароль';

async function settle(page: Page, email = `device-${randomUUID()}@example.test`): Promise<string> {
  const answer = await page.request.post('/api/auth/register', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return email;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
}

const tasks = async (page: Page) => (await page.request.get('/api/tasks')).json();
const form = (page: Page) => page.getByRole('dialog', { name: 'Новая задача' });
const shareOf = (what: Record<string, string>) => `/share?${new URLSearchParams(what)}`;

test.describe('a shortcut of the icon', () => {
  for (const [address, name, below] of [
    ['/open/task', 'Новая задача', '/?section=tasks'],
    ['/open/focus', 'Новая фокус-сессия', '/'],
    ['/open/assistant', 'ИИ-помощник', '/'],
  ] as const) {
    test(`${address} opens what it names, once`, async ({ page }) => {
      await settle(page);
      await page.goto(address);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(page).toHaveURL(below);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test('brings a visitor there after signing in', async ({ page, newVisitor }) => {
    const email = await settle(await newVisitor());
    await page.goto('/open/focus');
    await expect(page).toHaveURL('/login');
    await logIn(page, email);
    await expect(page.getByRole('dialog', { name: 'Новая фокус-сессия' })).toBeVisible();
  });
});

test.describe('what another app shares', () => {
  test('opens the form with what was read, and becomes a task only by a press', async ({ page }) => {
    await settle(page);
    await page.request.post('/api/projects', { data: { name: 'Ремонт' } });
    await page.goto(shareOf({ text: 'Заказать плитку завтра в 18:00 @ремонт ! https://example.test/плитка' }));
    await expect(form(page)).toContainText('Это из того, чем вы поделились.');
    await expect(form(page).getByLabel('Название')).toHaveValue('Заказать плитку');
    await expect(form(page).getByLabel('Описание')).toHaveValue('https://example.test/плитка');
    await expect(form(page).getByLabel('Срок')).toHaveValue(/, 18:00$/);
    await expect(form(page).getByRole('radio', { name: 'Высокий' })).toBeChecked();
    await expect(form(page).getByLabel('Проект').locator('option:checked')).toHaveText('Ремонт');
    await expect(page).toHaveURL('/?section=tasks');
    expect(await tasks(page)).toEqual([]);
    await expectFlawless(page);

    await form(page).getByRole('button', { name: 'Создать задачу' }).click();
    await expect(form(page)).toBeHidden();
    await expect(page.locator('[data-row-title]')).toHaveText('Заказать плитку');
    await expect
      .poll(() => tasks(page))
      .toMatchObject([{ priority: 'high', description: 'https://example.test/плитка' }]);
    await page.reload();
    await expect(page.locator('[data-row-title]')).toHaveText('Заказать плитку');
    await expect(page.getByText('Остался черновик')).toBeHidden();
  });

  test('is given up by «Отмена» for good', async ({ page }) => {
    await settle(page);
    await page.goto(shareOf({ title: 'Не сейчас', url: 'https://example.test/' }));
    await expect(form(page).getByLabel('Название')).toHaveValue('Не сейчас');
    await form(page).getByRole('button', { name: 'Отмена' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
    await expect(page.getByText('Остался черновик')).toBeHidden();
    expect(await tasks(page)).toEqual([]);
  });

  test('is there again after a reload, beside a task that was being typed', async ({ page }) => {
    await settle(page);
    await page.goto('/open/task');
    await form(page).getByLabel('Название').fill('Начатая раньше');
    await page.goto(shareOf({ text: 'Купить хлеб' }));
    await expect(form(page).getByLabel('Название')).toHaveValue('Купить хлеб');
    await page.reload();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(form(page).getByLabel('Название')).toHaveValue(/^(Начатая раньше|Купить хлеб)$/);
    const kept = await page.evaluate(() => Object.values(sessionStorage).join());
    expect(kept).toContain('Начатая раньше');
    expect(kept).toContain('Купить хлеб');
  });

  test('comes back to a visitor who signs in, and leaves no trace with one who leaves', async ({
    page,
    newVisitor,
    baseURL,
  }) => {
    const email = await settle(await newVisitor());
    await page.goto(shareOf({ text: 'Позвонить маме завтра' }));
    await expect(page).toHaveURL('/login');
    await logIn(page, email);
    await expect(form(page).getByLabel('Название')).toHaveValue('Позвонить маме');
    await form(page).getByRole('button', { name: 'Закрыть' }).click();
    await leave(page);
    await expect(page).toHaveURL(`${baseURL}/`);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('маме');
  });

  test('fits a phone in the dark', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(shareOf({ title: 'Ж'.repeat(300), text: 'слово '.repeat(300), url: 'https://example.test/' }));
    await expect(form(page).getByRole('button', { name: 'Создать задачу' })).toBeInViewport({ ratio: 1 });
    await expectFlawless(page);
  });
});

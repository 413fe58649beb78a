import type { Page } from '@playwright/test';
import { freePort } from '#testing/server/free-port.ts';
import { issuerEnv, startIssuer } from '#testing/server/openid-issuer.ts';
import { expectFlawless } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { startProductServer } from './product-server.ts';

const PASSWORD = 'верный пароль';
const ACCOUNTS = [
  { id: 'anna', email: 'anna@issuer.test', given_name: 'Анна', family_name: 'Ким' },
  { id: 'boris', email: 'boris@issuer.test' },
];

/** Another site than the issuer's 127.0.0.1, so that cookies are asked to cross one. */
const byName = (baseUrl: string) => baseUrl.replace('127.0.0.1', 'localhost');

const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const port = await freePort();
      const server = await startProductServer({ env: issuerEnv(port) });
      const issuer = await startIssuer(ACCOUNTS, [`${byName(server.baseUrl)}/api/auth/oidc/callback`], port);
      await use(server);
      await issuer.stop();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(byName(server.baseUrl)),
});
test.use({
  expectedProblems:
    /^foreign host: http:\/\/127\.0\.0\.1:|status of (401|409)|WebSocket connection to .* HTTP Authentication failed/,
});

const provider = (page: Page) => page.getByRole('link', { name: 'Войти через Домашний вход' });
const inside = (page: Page) => expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();

test('another service opens the door, the first time and again', async ({ page }) => {
  await page.goto('/login');
  await provider(page).click();
  await expect(page.getByRole('heading', { name: 'Издатель' })).toBeVisible();
  await page.getByRole('link', { name: 'Войти как anna' }).click();
  await inside(page);
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await expect(page.getByText('Анна Ким', { exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
  await page.goto('/login');
  await provider(page).click();
  await inside(page);
});

test('declining there leads back with a word about it, which a reload forgets', async ({ page }) => {
  await page.goto('/login');
  await provider(page).click();
  await page.getByRole('link', { name: 'Отказаться' }).click();
  await expect(page.getByRole('alert')).toContainText('Вы отменили вход');
  await expect(page).toHaveURL('/login');
  await expectFlawless(page);
  await page.reload();
  await expect(provider(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an account with a password is linked by its owner alone, and unlinked again', async ({ page }) => {
  const { email } = ACCOUNTS[1]!;
  await page.goto('/login');
  await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Создать аккаунт', exact: true }).click();
  await inside(page);
  await page.goto('/api/auth/logout');

  await page.goto('/login');
  await provider(page).click();
  await page.getByRole('link', { name: 'Войти как boris' }).click();
  await expect(page.getByRole('alert')).toContainText('С этим адресом уже есть аккаунт');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await inside(page);

  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Привязать Домашний вход' }).click();
  await page.getByRole('dialog').getByLabel('Ваш пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('Сервис привязан', { exact: true })).toBeVisible();
  await expect(page.getByText('Привязан', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=security');
  await expectFlawless(page);

  await page.goto('/api/auth/logout');
  await page.goto('/login');
  await provider(page).click();
  await inside(page);
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Отвязать Домашний вход' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отвязать' }).click();
  await expect(page.getByText('Сервис отвязан', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Привязать Домашний вход' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the security tab fits, in the dark too', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/login');
    await provider(page).click();
    await page.getByRole('link', { name: 'Войти как anna' }).click();
    await inside(page);
    await page.goto('/profile?tab=security');
    await expect(page.getByText('Привязан', { exact: true })).toBeVisible();
    await expectFlawless(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Отвязать Домашний вход' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отвязать' }).click();
    await expect(page.getByText('Это единственный способ войти')).toBeVisible();
  });
});

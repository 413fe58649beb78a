import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'верный пароль';
const newAddress = () => `anna-${randomUUID()}@example.test`;

async function registerAt(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Создать аккаунт', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
}

test.describe('a visitor', () => {
  test('reads the landing page, registers, finds the product, and leaves', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
    await expect(page.getByText('© 2025 Такт')).toBeVisible();
    await page.getByRole('link', { name: 'Начать бесплатно' }).click();
    await expect(page).toHaveURL('/login#register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Создать аккаунт');
    await registerAt(page, newAddress());
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
  });

  test('sees the landing page whole without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    for (const title of ['ИИ-помощник', 'Фокус-сессии', 'Управление задачами', 'Аналитика', 'Голосовой интерфейс']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await context.close();
  });

  test('is told at a page of the product to sign in, and taken there', async ({ page }) => {
    // The page lives for half a second: what it says is noted from inside.
    await page.addInitScript(() =>
      new MutationObserver(() => {
        const said = document.querySelector('[aria-live="polite"]')?.textContent;
        if (said) sessionStorage.setItem('said', said);
      }).observe(document, { childList: true, subtree: true }),
    );
    await page.goto('/projects', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toContain('Необходима авторизация');
  });

  test('finds a page that does not exist missing', async ({ page }) => {
    const answer = await page.goto('/nowhere', { waitUntil: 'load' });
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expectFlawless(page);
  });
  test.use({ expectedProblems: /status of 404/ });
});

test.describe('signing in', () => {
  test.use({ expectedProblems: /status of (400|401|409)/ });

  test('answers empty fields, a wrong password and a taken address, and keeps what was typed', async ({
    page,
    newVisitor,
  }) => {
    const email = newAddress();
    await registerAt(await newVisitor(), email);

    await page.goto('/login');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByText('Заполните все поля')).toBeVisible();

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
    await page.getByLabel('Пароль', { exact: true }).press('Enter');
    await expect(page.getByText('Неверный email или пароль')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('не тот пароль');

    await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Создать аккаунт', exact: true }).click();
    await expect(page.getByText('Пользователь с таким email уже существует')).toBeVisible();
  });

  test('takes a pasted password, shows it on demand, and the provider that is not set up', async ({ page }) => {
    await page.goto('/login');
    const [address, password] = [page.getByLabel('Email'), page.getByLabel('Пароль', { exact: true })];
    await expect(address).toHaveAttribute('autocomplete', /^username\b/);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await address.fill('секрет');
    await address.press('ControlOrMeta+a');
    await address.press('ControlOrMeta+c');
    await password.press('ControlOrMeta+v');
    await expect(password).toHaveValue('секрет');
    await page.getByRole('button', { name: 'Показать пароль' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Войти через Яндекс' })).toBeDisabled();
    await expect(page.getByText('Не настроен на этом сервере')).toBeVisible();
    await expectFlawless(page);
  });

  test('a session that ended elsewhere asks to sign in again', async ({ page, context }) => {
    await registerAt(page, newAddress());
    await page.getByRole('link', { name: 'Задачи' }).first().click();
    const line = page.getByRole('textbox', { name: /задач/i }).first();
    await expect(line).toBeVisible();
    // From here on the first question of whatever kind tells of it.
    await context.clearCookies();
    await line.fill('Не потеряйте меня');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Не авторизован')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('the theme', () => {
  test('is light, turns dark, and is dark from the first frame after a reload', async ({ page }) => {
    await page.goto('/login');
    const root = page.locator('html');
    await expect(root).not.toHaveClass(/dark/);
    await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
    await expect(root).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    await expect(root).toHaveClass(/dark/);
    await expectFlawless(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFlawless(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sections are in a drawer', async ({ page }) => {
    await registerAt(page, newAddress());
    await page.getByRole('button', { name: 'Открыть разделы' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('link', { name: 'Задачи' }).click();
    await expect(page.getByRole('heading', { name: 'Управление задачами' })).toBeVisible();
    await expect(drawer).toBeHidden();
    await expectFlawless(page);
  });

  test('nothing scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/', '/login']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

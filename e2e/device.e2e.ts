import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, NOON_ZONE, test } from './fixtures.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'верный пароль';

test.use({ timezoneId: NOON_ZONE });

async function settle(page: Page, email = `device-${randomUUID()}@example.test`): Promise<string> {
  const answer = await page.request.post('/api/auth/register', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return email;
}

async function openDeviceSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Настройки' }).click();
  await page.getByRole('tab', { name: 'Приложение' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

test.describe('the number on the icon', () => {
  /** Notes what the page asks of the icon; a browser's own is out of a journey's sight. */
  const noteBadge = () => {
    const note = (count: number) => {
      localStorage.setItem('badge', String(count));
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) });
  };
  const badge = (page: Page) => page.evaluate(() => localStorage.getItem('badge'));

  test('is what is due today, and goes with whoever leaves', async ({ page }) => {
    await page.addInitScript(noteBadge);
    await settle(page);
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const day = (offset: number) =>
      new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date(Date.now() + offset * DAY));
    for (const [title, dueDay] of [
      ['Вчера', day(-1)],
      ['Сегодня', day(0)],
      ['Завтра', day(1)],
      ['Когда-нибудь', null],
    ])
      expect((await page.request.post('/api/tasks', { data: { title, dueDay } })).status()).toBe(201);
    await page.goto('/');
    await expect.poll(() => badge(page)).toBe('2');
    await page.goto('/?section=tasks');
    await page.getByRole('checkbox', { name: 'Завершить: Сегодня' }).click();
    await expect.poll(() => badge(page)).toBe('1');
    await leave(page);
    await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
    expect(await badge(page)).toBe('0');
  });

  test('goes with a session that has ended elsewhere', async ({ page }) => {
    await page.addInitScript(noteBadge);
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('badge', '3'));
    await page.goto('/kanban');
    await expect(page).toHaveURL('/login');
    expect(await badge(page)).toBe('0');
  });
});

test.describe('the screen', () => {
  /** Counts the locks that are held; headless Chromium has no screen. */
  const noteLocks = () => {
    const held = new Set<object>();
    const tell = () => {
      if (document.documentElement) document.documentElement.dataset.locks = String(held.size);
    };
    const request = async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
          held.delete(lock);
          tell();
        },
      };
      held.add(lock);
      tell();
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    // As a browser does when the page goes out of sight.
    addEventListener('lose-locks', () => {
      for (const lock of held) Object.assign(lock, { released: true });
      held.clear();
      tell();
    });
  };
  const locks = (page: Page) => page.locator('html').getAttribute('data-locks');

  async function run(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Начать фокус-сессию' }).click();
    await page.getByRole('button', { name: 'Начать сессию' }).click();
    await expect(page.getByRole('button', { name: 'Пауза' })).toBeVisible();
  }

  test('goes out as ever unless somebody wants it on', async ({ page }) => {
    await page.addInitScript(noteLocks);
    await settle(page);
    await page.goto('/');
    await run(page);
    expect(await locks(page)).toBeNull();
  });

  test('stays on while a session runs, and no longer', async ({ page }) => {
    await page.addInitScript(noteLocks);
    await settle(page);
    await page.goto('/');
    await openDeviceSettings(page);
    const toggle = page.getByRole('switch', { name: 'Не гасить экран во время сессии' });
    await page.locator('label', { has: toggle }).click();
    await expect(toggle).toBeChecked();
    await page.keyboard.press('Escape');
    expect(await locks(page)).toBeNull();
    await run(page);
    await expect.poll(() => locks(page)).toBe('1');
    await page.getByRole('button', { name: 'Пауза' }).click();
    await expect.poll(() => locks(page)).toBe('0');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect.poll(() => locks(page)).toBe('1');
    await page.evaluate(() => dispatchEvent(new Event('lose-locks')));
    expect(await locks(page)).toBe('0');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => locks(page)).toBe('1');
    await page.getByRole('button', { name: 'Завершить', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Не считать' }).click();
    await expect.poll(() => locks(page)).toBe('0');
    await page.reload();
    await openDeviceSettings(page);
    await expect(toggle).toBeChecked();
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ tourSeen: false });

const TITLES = [
  'Добро пожаловать в Такт',
  'Разделы и задачи',
  'Новая задача',
  'Фокус-сессия',
  'ИИ-помощник',
  'Аналитика',
  'Готово',
];

/** What the second to the sixth step point at; the page behind the tour is hidden from roles. */
const TARGETS = ['tasks', 'create', 'focus', 'assistant', 'analytics'];
const shown = (page: Page, step: string) => page.locator(`[data-tour="${step}"]`).filter({ visible: true }).first();

const tour = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^(${TITLES.join('|')})$`) });
const chat = (page: Page) => page.getByRole('dialog', { name: 'ИИ-помощник' }).getByRole('textbox');
const press = (page: Page, name: string) => tour(page).getByRole('button', { name, exact: true }).click();
const seenAt = (page: Page) => page.evaluate(() => localStorage.getItem('hasSeenWelcomeTour'));

async function signIn(page: Page): Promise<void> {
  const data = { email: `tour-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
}

const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** Opens the dashboard of a new account and waits for the tour. */
async function begin(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/');
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
}

test('opens a second and a half after signing in and ends in the assistant’s welcome half a second later', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
  await stopClock(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
  await page.clock.runFor(1400);
  await expect(tour(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(tour(page)).toBeVisible();

  for (const title of TITLES.slice(1)) {
    await press(page, 'Далее');
    await expect(tour(page)).toHaveAccessibleName(title);
  }
  await stopClock(page);
  await press(page, 'Завершить');
  expect(Number(await seenAt(page))).toBeGreaterThan(1_700_000_000_000);
  await page.clock.runFor(400);
  await expect(chat(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(chat(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Здравствуйте');

  await page.reload();
  await page.waitForTimeout(2000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('points at the real elements, beside them, whatever the step', async ({ page }) => {
  await begin(page);
  for (const target of TARGETS.map((step) => shown(page, step))) {
    await press(page, 'Далее');
    await expect(target).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [card, box] = [(await tour(page).boundingBox())!, (await target.boundingBox())!];
        const apart = (a: number, size: number, b: number, other: number) => a + size <= b || b + other <= a;
        return apart(card.x, card.width, box.x, box.width) || apart(card.y, card.height, box.y, box.height);
      })
      .toBe(true);
    await expect(tour(page)).toBeInViewport({ ratio: 1 });
  }
  await expectFlawless(page);
});

test('is walked by keyboard, keeps the focus, and gives it back', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Меню пользователя' }).focus();
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
  await expect(tour(page).getByRole('button', { name: 'Далее' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour(page)).toHaveAccessibleName(TITLES[1]!);
  await page.keyboard.press('ArrowRight');
  await expect(tour(page)).toHaveAccessibleName(TITLES[2]!);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    await expect(tour(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);
  expect(await seenAt(page)).not.toBeNull();
  await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeFocused();
});

test('closed by its cross, it opens neither the assistant nor itself again', async ({ page }) => {
  await begin(page);
  await press(page, 'Закрыть обзор');
  await expect(tour(page)).toHaveCount(0);
  expect(await seenAt(page)).not.toBeNull();
  await page.reload();
  await page.waitForTimeout(2200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('waits for a dialog that is open and for somebody who is typing', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Добавить задачу' }).click();
  await page.getByLabel('Название').fill('Не мешайте');
  await page.waitForTimeout(2500);
  await expect(page.getByRole('dialog', { name: 'Новая задача' })).toHaveCount(1);
  await expect(page.getByLabel('Название')).toBeFocused();
  await page.getByRole('button', { name: 'Создать задачу' }).click();
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
});

test('waits for a dialog that was opened while it was on its way', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  await page.route(/welcome-tour/, async (route) => {
    asked.resolve();
    await opened.promise;
    await route.continue();
  });
  await signIn(page);
  await page.goto('/');
  await asked.promise;
  await page.getByRole('button', { name: 'Добавить задачу' }).click();
  await expect(page.getByRole('dialog', { name: 'Новая задача' })).toBeVisible();
  const arrived = page.waitForResponse(/welcome-tour/);
  opened.resolve();
  await arrived;
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Новая задача');
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
});

test('waits for a dialog that was asked for and has not arrived yet', async ({ page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route(/create-task-dialog/, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Добавить задачу' }).click();
  await page.waitForTimeout(2500);
  await expect(tour(page)).toHaveCount(0);
  arrive.resolve();
  await expect(page.getByRole('dialog', { name: 'Новая задача' })).toHaveCount(1);
  await page.waitForTimeout(1000);
  await expect(page.getByLabel('Название')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
});

test('is shown again by the settings, in the dialog and on the profile page', async ({ page }) => {
  await begin(page);
  await press(page, 'Закрыть обзор');
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Настройки' }).click();
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await page.getByRole('button', { name: 'Показать обзор снова' }).click();
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
  expect(await seenAt(page)).toBeNull();
  await press(page, 'Далее');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Настройки' }).click();
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await page.getByRole('button', { name: 'Показать обзор снова' }).click();
  await expect(tour(page)).toHaveAccessibleName(TITLES[0]!);
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is a sheet that covers nothing that it points at', async ({ page }) => {
    await begin(page);
    for (const target of TARGETS.map((step) => shown(page, step))) {
      await press(page, 'Далее');
      await expect
        .poll(async () => {
          const [card, box] = [(await tour(page).boundingBox())!, (await target.boundingBox())!];
          return card.width === 390 && (card.y + card.height <= box.y || box.y + box.height <= card.y);
        })
        .toBe(true);
    }
    await expectFlawless(page);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks&group=none';
const HABITS = '/habits';

const title = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const menu = (page: Page) => page.getByRole('menu', { name: 'Меню пользователя' });
const user = (page: Page) => page.getByRole('button', { name: 'Меню пользователя' });
const layers = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=menu]');

for (const width of [1440, 390])
  test(`the way back closes what lies on top, and only then leaves, at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    const headers = { Origin: baseURL! };
    const data = { email: `layers-${randomUUID()}@example.test`, password: 'верный пароль' };
    await page.request.post('/api/auth/register', { data, headers });
    for (const name of ['Арбуз', 'Банан'])
      await page.request.post('/api/tasks', { data: { title: name, priority: 'high' }, headers });
    await page.goto(HABITS);
    await page.goto(LIST);

    // A menu, the bell's list, the palette, a form and what opens in it: each is closed alone, and the page stays.
    const opened: [open: () => Promise<unknown>, seen: ReturnType<typeof layers>][] = [
      [() => user(page).click(), menu(page)],
      [() => page.getByRole('button', { name: /^Уведомления/ }).click(), dialog(page, 'Уведомления')],
      [() => page.keyboard.press('Control+KeyK'), dialog(page, 'Поиск и команды')],
      [() => page.getByRole('button', { name: 'Создать задачу' }).click(), dialog(page, 'Новая задача')],
      [() => page.getByRole('button', { name: 'Изменить приоритет' }).first().press('Enter'), page.getByRole('dialog')],
      ...(width < 640
        ? [
            [() => page.getByRole('button', { name: 'Открыть разделы' }).click(), dialog(page, 'Такт')] as [
              () => Promise<void>,
              ReturnType<typeof layers>,
            ],
          ]
        : []),
    ];
    for (const [open, seen] of opened) {
      await open();
      await expect(seen).toBeVisible();
      await page.goBack();
      await expect(layers(page)).toHaveCount(0);
      await expect(page).toHaveURL(LIST);
    }

    // One above another, the top one first.
    await title(page, 'Арбуз').click();
    await dialog(page, 'Арбуз').getByRole('button', { name: 'Удалить' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(dialog(page, 'Арбуз')).toBeVisible();
    await expect(page).toHaveURL(/task=/);
    await page.goBack();
    await expect(layers(page)).toHaveCount(0);
    await expect(title(page, 'Арбуз')).toBeVisible();

    // Closed otherwise it leaves nothing behind on the way back; what was typed is not lost to it.
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    await dialog(page, 'Новая задача').getByLabel('Название').fill('Недописанное');
    await page.goBack();
    await expect(layers(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(dialog(page, 'Новая задача').getByLabel('Название')).toHaveValue('Недописанное');
    await dialog(page, 'Новая задача').getByRole('button', { name: 'Отмена' }).click();
    await expect(layers(page)).toHaveCount(0);
    // Opened by a key, a menu begins at an item; by the pointer, at none.
    for (const [key, item] of [
      ['Enter', 'Профиль'],
      ['ArrowDown', 'Профиль'],
      ['ArrowUp', 'Выйти'],
    ] as const) {
      await user(page).press(key);
      await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(layers(page)).toHaveCount(0);
      await expect(user(page)).toBeFocused();
    }
    // What lay above the page when it was loaded anew is not there any more, and the page below is met once.
    await user(page).click();
    await expect(menu(page)).toBeVisible();
    await page.reload();
    await expect(title(page, 'Арбуз')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.above ?? 0)).toBe(0);
    await page.goForward();
    await expect(layers(page)).toHaveCount(0);
    await expect(page).toHaveURL(LIST);

    // A page that is gone to from a menu: one step back, one step forth.
    await user(page).click();
    await page.getByRole('menuitem', { name: 'Профиль' }).click();
    await expect(page).toHaveTitle('Профиль — Такт');
    await page.goBack();
    await expect(title(page, 'Арбуз')).toBeVisible();
    await expect(layers(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveTitle('Профиль — Такт');
    await page.goBack();
    await expect(title(page, 'Арбуз')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(HABITS);
  });

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const signUp = async (page: Page, baseURL: string | undefined) => {
  const credentials = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data: credentials, headers: { Origin: baseURL! } });
};

test.describe('under a finger, in a browser that speaks English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' });
  test('a time is one of 24 hours, typed or moved by the arrows', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto('/?section=tasks');
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новая задача' });
    await dialog.getByLabel('Название').fill('Сдать отчёт');
    await dialog.getByLabel('Срок', { exact: true }).fill('2030-12-02');
    const time = dialog.getByLabel('Время', { exact: true }).first();
    await expect(time).toHaveValue('');
    for (const [field, place] of [
      ['Срок', 0],
      ['План', 1],
    ] as const) {
      const day = (await dialog.getByLabel(field, { exact: true }).boundingBox())!;
      const beside = (await dialog.getByLabel('Время', { exact: true }).nth(place).boundingBox())!;
      expect(day.width).toBeGreaterThan(beside.width);
      expect(beside.x + beside.width).toBeLessThan(390);
    }
    await time.fill('25');
    await dialog.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(dialog.getByText('Не похоже на дату')).toBeVisible();
    await time.fill('18.00');
    await time.blur();
    await expect(time).toHaveValue('18:00');
    await time.evaluate((field: HTMLInputElement) => {
      field.focus();
      field.setSelectionRange(4, 4);
    });
    for (const key of ['ArrowDown', 'ArrowDown']) await time.press(key);
    await expect(time).toHaveValue('17:50');
    await expectFlawless(page);
    await dialog.getByRole('button', { name: 'Создать задачу' }).click();
    await page.getByRole('rowheader', { name: 'Сдать отчёт', exact: true }).tap();
    await expect(page.getByRole('dialog').getByText(/2030.*17:50/)).toBeVisible();
  });
});

test('a deadline is typed as one says it, or chosen in a month with the Russian week', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page, baseURL);
  await page.goto('/?section=tasks');
  await page.getByRole('button', { name: 'Создать задачу' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая задача' });
  const due = dialog.getByLabel('Срок');
  await dialog.getByLabel('Название').fill('Сдать отчёт');
  await due.fill('огурцы');
  await dialog.getByRole('button', { name: 'Создать задачу' }).click();
  await expect(dialog.getByText('Не похоже на дату')).toBeVisible();
  await expect(due).toHaveValue('огурцы');

  await due.fill('31 декабря 2026 в 18:30');
  await expect(dialog.getByText('31 декабря 2026, 18:30')).toBeVisible();
  await due.press('Tab');
  await expect(due).toHaveValue('31.12.2026, 18:30');
  // Nothing stands under its figures, which keep their own width.
  await expect(due).toHaveCSS('font-variant-numeric', 'normal');
  await page.keyboard.press('Enter');
  const month = page.getByRole('grid', { name: /декабрь 2026/i });
  await expect(month.getByRole('columnheader').first()).toHaveText('пн');
  await expect(month.getByRole('button', { name: /^четверг, 31 декабря/ })).toHaveAttribute('aria-pressed', 'true');
  await expectFlawless(page);
  await page.getByRole('dialog', { name: 'Выбрать день', exact: true }).getByLabel('Время').selectOption('Без времени');
  await month.getByRole('button', { name: /^четверг, 31 декабря/ }).focus();
  for (const key of ['PageDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(due).toHaveValue('01.02.2027');
  await expect(page.getByRole('dialog', { name: 'Выбрать день', exact: true })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Выбрать день', exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Создать задачу' }).click();
  await page.getByRole('rowheader', { name: 'Сдать отчёт', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('01 февраля 2027')).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a deadline is typed as one says it, or chosen in a month with the Russian week', async ({ page, baseURL }) => {
  const credentials = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data: credentials, headers: { Origin: baseURL! } });
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
  await page.keyboard.press('Enter');
  const month = page.getByRole('grid', { name: /декабрь 2026/i });
  await expect(month.getByRole('columnheader').first()).toHaveText('пн');
  await expect(month.getByRole('button', { name: /^четверг, 31 декабря/ })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
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

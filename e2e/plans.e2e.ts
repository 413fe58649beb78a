import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './offline-steps.ts';

const LIST = '/?section=tasks';
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

for (const [screen, width, scheme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: scheme });

    test('somebody estimates a task by a press, in words and in a line, and sees it in list and board', async ({
      page,
      baseURL,
    }) => {
      await signUp(page, baseURL);
      await page.goto(LIST);
      await page.getByRole('button', { name: 'Создать задачу' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Название').fill('Отчёт');
      const estimate = dialog.getByLabel('Оценка времени');
      await dialog.getByRole('button', { name: '30 мин', exact: true }).click();
      await expect(estimate).toHaveValue('30 мин');
      await estimate.fill('завтра');
      await dialog.getByRole('button', { name: 'Создать задачу' }).click();
      await expect(dialog.getByText('Оценка: от минуты до суток, например «1 ч 30 мин»')).toBeVisible();
      await estimate.fill('полтора часа');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Создать задачу' }).click();
      await expect(dialog).toBeHidden();
      await expect(row(page, 'Отчёт').getByTitle('Оценка времени: 1 ч 30 мин')).toBeVisible();

      const line = page.getByRole('textbox', { name: 'Новая задача' });
      await line.fill('Созвон, оценка 2 часа');
      await expect(page.getByRole('button', { name: 'Убрать оценку времени: 2 ч' })).toBeVisible();
      await line.press('Enter');
      await expect(row(page, 'Созвон').getByTitle('Оценка времени: 2 ч')).toBeVisible();

      await row(page, 'Отчёт').getByRole('button', { name: 'Отчёт', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Отчёт' })).toContainText('1 ч 30 мин');
      await page.goto('/kanban');
      await expect(row(page, 'Созвон').getByTitle('Оценка времени: 2 ч')).toBeVisible();
    });
  });

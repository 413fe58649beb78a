import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './offline-steps.ts';

const LIST = '/?section=tasks';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

for (const [screen, width, theme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, theme });

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
      await expectFlawless(page);
      await dialog.getByRole('button', { name: 'Создать задачу' }).click();
      await expect(dialog).toBeHidden();
      await expect(row(page, 'Отчёт').getByTitle('Оценка времени: 1 ч 30 мин')).toBeVisible();

      const line = page.getByRole('textbox', { name: 'Новая задача' });
      await line.fill('Созвон, оценка 2 часа');
      await expect(page.getByRole('button', { name: 'Убрать оценку времени: 2 ч' })).toBeVisible();
      await line.press('Enter');
      await expect(row(page, 'Созвон').getByTitle('Оценка времени: 2 ч')).toBeVisible();

      await row(page, 'Отчёт').getByRole('rowheader').click();
      await expect(page.getByRole('dialog', { name: 'Отчёт' })).toContainText('1 ч 30 мин');
      await page.goto('/kanban');
      await expect(page.getByRole('row').filter({ hasText: 'Созвон' }).getByTitle('Оценка времени: 2 ч')).toBeVisible();
    });

    test('somebody plans a task for a day, moves it by a press, puts it off and finds it again', async ({
      page,
      baseURL,
    }) => {
      await signUp(page, baseURL);
      await page.goto(LIST);
      await page.getByRole('button', { name: 'Создать задачу' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Название').fill('Доклад');
      const plan = dialog.getByLabel('План', { exact: true });
      const choices = dialog.getByRole('group', { name: 'Обычные дни плана' });
      await plan.fill('никогда');
      await dialog.getByRole('button', { name: 'Создать задачу' }).click();
      await expect(dialog.getByText('Не похоже на день. Попробуйте «ср» или «завтра в 10»')).toBeVisible();
      await choices.getByRole('button', { name: 'Когда-нибудь' }).click();
      await expect(plan).toHaveValue('');
      await plan.fill('завтра в 10');
      await expect(choices.getByRole('button', { name: 'Когда-нибудь' })).toHaveAttribute('aria-pressed', 'false');
      await expectFlawless(page);
      await dialog.getByRole('button', { name: 'Создать задачу' }).click();
      await expect(dialog).toBeHidden();
      await expect(row(page, 'Доклад').getByTitle(/^План: завтра,\s10:00$/)).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Завтра/ })).toBeVisible();

      const change = row(page, 'Доклад').getByRole('button', { name: 'Изменить план' });
      await change.click();
      const popup = page.getByRole('dialog', { name: 'Изменить план' });
      await popup.getByRole('button', { name: 'Сегодня' }).click();
      await expect(row(page, 'Доклад').getByTitle(/^План: сегодня,\s10:00$/)).toBeVisible();
      await page.goto('/');
      const today = page.getByRole('list', { name: 'Задачи на сегодня' });
      await expect(today.getByRole('button', { name: 'Доклад' })).toBeVisible();

      await page.goto(LIST);
      await change.click();
      await popup.getByRole('button', { name: 'Когда-нибудь' }).click();
      await expect(row(page, 'Доклад')).toBeHidden();
      await page.getByLabel('Какой план').selectOption({ label: 'Когда-нибудь' });
      await expect(row(page, 'Доклад').getByTitle('План: когда-нибудь')).toBeVisible();
      await expect(page).toHaveURL(/planned=someday/);
      await page.reload();
      await expect(row(page, 'Доклад')).toBeVisible();
      await expectFlawless(page);
      await page.keyboard.press('Control+z');
      await expect(row(page, 'Доклад')).toBeHidden();
      await page.getByLabel('Какой план').selectOption({ label: 'План на сегодня' });
      await expect(row(page, 'Доклад').getByTitle(/^План: сегодня,\s10:00$/)).toBeVisible();
    });
  });

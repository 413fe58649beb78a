import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.use({ expectedProblems: OFFLINE_PROBLEMS });

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`${width}`, () => {
    test.use({ viewport: { width, height: 844 }, theme });

    test('what nobody is going to do is over, stands in the log beside what was done, and counts nowhere', async ({
      page,
      context,
      baseURL,
    }) => {
      await signUp(page, baseURL);
      const headers = { Origin: baseURL! };
      for (const title of ['Отчёт', 'Абонемент', 'Лекция'])
        await page.request.post('/api/tasks', { data: { title }, headers });
      await page.goto('/?section=tasks');
      const rows = page.locator('[data-row-title]');
      await page.getByRole('rowheader', { name: 'Абонемент', exact: true }).click();
      const detail = page.getByRole('dialog');
      await detail.getByRole('button', { name: 'Не буду делать' }).click();
      await expect(page.getByText('Задача закрыта: не буду делать')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Завершить: Отчёт' }).click();

      const log = page.getByRole('button', { name: 'Журнал' });
      await log.click();
      await expect(page.getByRole('button', { name: /^Сегодня/, expanded: true })).toBeVisible();
      await expect(rows).toHaveText(['Отчёт', 'Абонемент']);
      await expect(page.getByRole('row').filter({ hasText: 'Абонемент' })).toContainText('Не буду делать');
      await expect(page).toHaveURL(/done=any&group=done/);
      await expect(page.getByLabel('Порядок').locator('option:checked')).toHaveText('Порядок: сначала последние');
      await page.reload();
      await expect(log).toHaveAttribute('aria-pressed', 'true');
      await expectFlawless(page);
      await expect(async () => {
        const figures = await (await page.request.get('/api/analytics?period=today')).json();
        expect(figures.completedTasks).toBe(1);
      }).toPass();

      await context.setOffline(true);
      await page.getByRole('rowheader', { name: 'Абонемент', exact: true }).click();
      await expect(detail.getByText('Не буду делать', { exact: true })).toBeVisible();
      await expectFlawless(page);
      await detail.getByRole('button', { name: 'Всё-таки сделано' }).click();
      await expect(detail.getByText('Выполнена', { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await context.setOffline(false);
      await expect(async () => {
        const figures = await (await page.request.get('/api/analytics?period=today')).json();
        expect(figures.completedTasks).toBe(2);
      }).toPass();

      await log.click();
      await expect(rows).toHaveText(['Лекция', 'Отчёт', 'Абонемент']);
      await expect(page.getByLabel('Группы')).toHaveValue('due');
    });
  });

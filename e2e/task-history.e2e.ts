import { randomUUID } from 'node:crypto';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

for (const [name, look] of [
  ['on a wide light screen', { viewport: { width: 1440, height: 900 }, theme: 'light' }],
  ['on a dark phone', { viewport: { width: 390, height: 844 }, theme: 'dark' }],
] as const) {
  test.describe(`the history of a task, ${name}`, () => {
    test.use({ viewport: look.viewport });

    test('tells what became of it, and takes single acts back', async ({ page, baseURL }) => {
      const headers = { Origin: baseURL! };
      const credentials = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
      await page.request.post('/api/auth/register', { data: credentials, headers });
      const made = await page.request.post('/api/tasks', { data: { title: 'Отчёт' }, headers });
      const { id } = await made.json();
      await page.request.put(`/api/tasks/${id}`, { data: { title: 'Доклад', priority: 'high' }, headers });
      await page.request.post('/api/ai/smart-chat', { data: { message: 'отметь доклад выполненной' }, headers });

      await page.addInitScript((theme) => localStorage.setItem('theme', theme), look.theme);
      await page.goto('/?section=tasks');
      await page.getByRole('grid', { name: 'Задачи' }).getByText('Доклад').click();
      const dialog = page.getByRole('dialog');
      const opener = dialog.getByRole('button', { name: 'История' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const acts = dialog.getByRole('region', { name: 'История' }).getByRole('listitem');
      await expect(acts).toHaveCount(3);
      await expect(acts.first()).toContainText('Выполнена');
      await expect(acts.first()).toContainText('помощник');
      await expect(acts.nth(1)).toContainText('Название: «Отчёт»\u00a0→ «Доклад»');
      await expect(acts.last()).toContainText('Создана');
      await expectFlawless(page);

      await acts
        .nth(1)
        .getByRole('button', { name: /^Вернуть/ })
        .click();
      await expect(page.locator('[data-toast]').filter({ hasText: 'Изменение отменено' })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Отчёт' })).toBeVisible();
      await expect(acts.nth(2)).toContainText('отменено');
      await page.reload();
      await expect(page.locator('[data-row-title]', { hasText: 'Отчёт' })).toBeVisible();
    });
  });
}

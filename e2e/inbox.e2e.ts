import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './offline-steps.ts';

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`${width}`, () => {
    test.use({ viewport: { width, height: 844 }, theme });

    test('the inbox shows what is put nowhere yet, says how much it is, and keeps its address', async ({
      page,
      baseURL,
    }) => {
      await signUp(page, baseURL);
      const make = (data: object) => page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
      await make({ title: 'Мысль' });
      await make({ title: 'Отчёт', dueDay: '2027-01-15' });
      await page.goto('/?section=tasks');
      const inbox = page.getByRole('button', { name: /^Входящие/ });
      await expect(inbox).toHaveText('Входящие1');
      await inbox.click();
      await expect(page.locator('[data-row-title]')).toHaveText(['Мысль']);
      await expect(page).toHaveURL(/project=none/);
      await page.reload();
      await expect(inbox).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel('Какой срок')).toHaveValue('none');
      await expectFlawless(page);
      await page.getByRole('checkbox', { name: 'Завершить: Мысль' }).click();
      await expect(page.getByText('Во входящих пусто')).toBeVisible();
      await inbox.click();
      await expect(page.locator('[data-row-title]')).toHaveText(['Отчёт', 'Мысль']);
    });
  });

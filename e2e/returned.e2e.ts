import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { kept, make, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedProblems: OFFLINE_PROBLEMS });

test('a task that one device deletes and another one changes comes back with a mark, which goes once it is known', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const { id } = await make(page, baseURL, '/api/tasks', { title: 'Полить рассаду' });
  await make(page, baseURL, '/api/tasks', { title: 'Купить хлеб' });
  await page.goto('/?section=tasks');
  await kept(page);
  await page.getByRole('row').filter({ hasText: 'Полить' }).getByText('Полить рассаду').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Изменить задачу' }).click();
  await expect(dialog.getByLabel('Название')).toHaveValue('Полить рассаду');
  await context.setOffline(true);
  // Another device, which has a network, deletes it first.
  await page.request.delete(`/api/tasks/${id}`, { headers: { Origin: baseURL! } });
  await page.waitForTimeout(1100);
  await dialog.getByLabel('Название').fill('Полить рассаду и перцы');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);

  const sign = page.getByRole('button', { name: /^Вернулась после удаления/ });
  await expect(sign).toHaveCount(1);
  await expect(sign).toHaveAccessibleName('Вернулась после удаления: Полить рассаду и перцы');
  await page.goto('/kanban');
  await expect(sign).toBeVisible();
  await page.goto('/?section=tasks');
  for (const [width, height, scheme] of [
    [1440, 900, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await expect(sign).toBeVisible();
  }
  await sign.press('Enter');
  await expect(dialog.getByText('Вернулась: её удалили')).toBeVisible();
  await expect(dialog.getByText('Удалена')).toBeVisible();
  await expect(dialog.getByText('Восстановлена')).toBeVisible();
  await dialog.getByText('Вернулась: её удалили').scrollIntoViewIfNeeded();
  await dialog.getByRole('button', { name: 'Понятно' }).click();
  await expect(dialog.getByText('Вернулась: её удалили')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: 'перцы' })).toBeVisible();
  await expect(sign).toHaveCount(0);
  await expect.poll(async () => (await (await page.request.get('/api/tasks')).json())[1].returnedAt).toBeNull();
});

test('a project that comes back so bears a mark as well, which tells why', async ({ page, context, baseURL }) => {
  await signUp(page, baseURL);
  const { id } = await make(page, baseURL, '/api/projects', { name: 'Дача' });
  await page.goto('/projects');
  await kept(page);
  await page.getByRole('button', { name: 'Изменить проект «Дача»' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Название')).toHaveValue('Дача');
  await context.setOffline(true);
  await page.request.delete(`/api/projects/${id}`, { headers: { Origin: baseURL! } });
  await page.waitForTimeout(1100);
  await form.getByLabel('Название').fill('Сад');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await context.setOffline(false);
  const sign = page.getByRole('button', { name: 'Вернулся после удаления: Сад' });
  await expect(sign).toBeVisible();
  await sign.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Его удалили на\u00a0одном устройстве');
  await expectFlawless(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Понятно' }).click();
  await expect(sign).toHaveCount(0);
  await expect.poll(async () => (await (await page.request.get('/api/projects')).json())[0].returnedAt).toBeNull();
});

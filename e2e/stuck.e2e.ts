import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { kept, make, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedProblems: OFFLINE_PROBLEMS });

const LIST = '/?section=tasks';

const sign = (page: Page, name: string) => page.getByRole('button', { name: `Не сохранилось: ${name}` });
const list = (page: Page) => page.getByRole('region', { name: 'Не сохранилось' });

test('of one field on two devices the later word stands, and the other is one press away', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  const { id } = await make(page, baseURL, '/api/projects', { name: 'Дача', color: '#10b981' });
  const habit = await make(page, baseURL, '/api/habits', { name: 'Бег' });
  await page.goto('/projects');
  await kept(page);
  await page.goto('/habits?tab=overview');
  await expect(page.getByRole('heading', { name: 'Бег' })).toBeVisible();
  await page.getByRole('button', { name: 'Действия: Бег' }).click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  await expect(page.getByRole('dialog').getByLabel('Название')).toHaveValue('Бег');
  await context.setOffline(true);
  await page.getByRole('dialog').getByLabel('Название').fill('Ходьба');
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'Ходьба' })).toBeVisible();
  // Another device, which has a network, says something else later.
  await page.waitForTimeout(1100);
  await page.request.put(`/api/habits/${habit.id}`, { data: { name: 'Плавание' }, headers });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Плавание' })).toBeVisible();
  await sign(page, 'Плавание').click();
  await expect(list(page)).toContainText('Ходьба');
  await expect(list(page).getByRole('button', { name: 'Вернуть' })).toBeInViewport();
  await expect(list(page)).toContainText('Позже то же изменили на другом устройстве');
  await list(page).getByRole('button', { name: 'Вернуть' }).click();
  await expect(list(page)).toHaveCount(0);
  await expect.poll(async () => (await (await page.request.get('/api/habits')).json())[0].name).toBe('Ходьба');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Ходьба' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Не сохранилось/ })).toHaveCount(0);

  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Дача' })).toBeVisible();
  await page.getByRole('button', { name: 'Изменить проект «Дача»' }).click();
  await expect(page.getByRole('dialog').getByLabel('Название')).toHaveValue('Дача');
  await context.setOffline(true);
  await page.getByRole('dialog').getByLabel('Название').fill('Огород');
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await page.waitForTimeout(1100);
  await page.request.put(`/api/projects/${id}`, { data: { name: 'Сад' }, headers });
  await context.setOffline(false);
  await expect(sign(page, 'Сад')).toBeVisible();
});

test('a row bears a sign where something of it was refused, which leads to what that is', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  const project = await make(page, baseURL, '/api/projects', { name: 'Дача', color: '#10b981' });
  await make(page, baseURL, '/api/tasks', { title: 'Полить рассаду' });
  await make(page, baseURL, '/api/tasks', { title: 'Купить хлеб' });
  await page.goto(LIST);
  await kept(page);
  await page.getByRole('row').filter({ hasText: 'Полить' }).getByText('Полить рассаду').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('combobox', { name: 'Проект' }).selectOption('Дача');
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await page.request.delete(`/api/projects/${project.id}`, { headers });
  await context.setOffline(false);
  await expect(page.getByText('Не\u00a0сохранилось: 1\u00a0изменение')).toBeVisible();
  await page.reload();
  await expect(sign(page, 'Полить рассаду')).toBeVisible();
  await expect(sign(page, 'Купить хлеб')).toHaveCount(0);
  await page.goto('/kanban');
  await expect(sign(page, 'Полить рассаду')).toBeVisible();
  await sign(page, 'Полить рассаду').press('Enter');
  await expect(list(page)).toContainText('Полить рассаду');
  await list(page).getByRole('button', { name: 'Убрать' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Не сохранилось/ })).toHaveCount(0);
});

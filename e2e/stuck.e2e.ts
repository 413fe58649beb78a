import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { kept, make, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 180_000 });
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
  // Refused before it waits, it would open the form again.
  await expect(page.getByText('Ждут отправки: 1\u00a0изменение')).toBeVisible();
  await page.request.delete(`/api/projects/${project.id}`, { headers });
  await context.setOffline(false);
  await expect(page.getByText('Не\u00a0сохранилось: 1\u00a0изменение')).toBeVisible();
  // A reload brings back what is open, over the rows.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('a project and a habit that are gone are made anew of their words, the rest is tried again, and any of it copied or saved to a file', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  const gone = [
    `/api/projects/${(await make(page, baseURL, '/api/projects', { name: 'Дача' })).id}`,
    `/api/habits/${(await make(page, baseURL, '/api/habits', { name: 'Бег' })).id}`,
    `/api/tasks/${(await make(page, baseURL, '/api/tasks', { title: 'Полить рассаду' })).id}`,
    `/api/tasks/${(await make(page, baseURL, '/api/tasks', { title: 'Купить хлеб' })).id}`,
  ];
  await page.goto('/projects');
  await kept(page);
  const form = page.getByRole('dialog');
  const rename = async (name: string) => {
    await form.getByLabel('Название').fill(name);
    await form.getByRole('button', { name: 'Сохранить' }).click();
  };
  await page.goto('/habits?tab=overview');
  await page.getByRole('button', { name: 'Действия: Бег' }).click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  await expect(form.getByLabel('Название')).toHaveValue('Бег');
  await page.route('**/api/**', (route) => route.abort());
  await rename('Ходьба');
  await expect(page.getByRole('heading', { name: 'Ходьба' })).toBeVisible();
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Изменить проект «Дача»' }).click();
  await rename('Огород');
  await expect(page.getByRole('heading', { name: 'Огород' })).toBeVisible();
  await page.goto(LIST);
  for (const title of ['Полить рассаду', 'Купить хлеб']) {
    await page.getByRole('checkbox', { name: `Завершить: ${title}` }).click();
    await expect(page.getByRole('row').filter({ hasText: title }).getByRole('checkbox')).toBeChecked();
  }
  for (const path of gone) await page.request.delete(path, { headers });
  // Of what nobody waits for any more.
  await page.reload();
  await expect(page.getByText('Ждут отправки: 4\u00a0изменения')).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Не\u00a0сохранилось: 4\u00a0изменения')).toBeVisible({ timeout: 40_000 });

  await page.getByRole('button', { name: 'Посмотреть' }).click();
  const one = (words: string) => list(page).getByRole('listitem').filter({ hasText: words });
  await one('Ходьба').getByRole('button', { name: 'Скопировать' }).click();
  await expect(page.getByText('Скопировано')).toBeVisible();
  const clipboard = await page.evaluateHandle(() => navigator.clipboard);
  const copied = () => clipboard.evaluate((own) => own.readText());
  expect(await copied()).toContain('Ходьба');
  // As on plain http.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await one('Огород').getByRole('button', { name: 'Скопировать' }).click();
  await expect.poll(copied).toContain('Огород');
  await page.keyboard.press('Escape');

  const ask = async (path: string) => (await page.request.get(path)).json();
  for (const [words, path] of [
    ['Огород', '/api/projects'],
    ['Ходьба', '/api/habits'],
  ] as const) {
    await page.getByRole('button', { name: 'Посмотреть' }).click();
    await one(words).getByRole('button', { name: 'Исправить' }).click();
    await expect(form.getByLabel('Название')).toHaveValue(words);
    await form.getByRole('button', { name: 'Создать', exact: true }).click();
    await expect.poll(() => ask(path)).toMatchObject([{ name: words }]);
  }
  await page.request.post(`${gone[2]}/restore`, { headers });
  await page.request.put(gone[2]!, { data: { status: 'active' }, headers });
  await page.getByRole('button', { name: 'Посмотреть' }).click();
  await expect(one('Полить рассаду').getByRole('button', { name: 'Исправить' })).toHaveCount(0);
  await one('Полить рассаду').getByRole('button', { name: 'Повторить' }).click();
  await expect(one('Полить рассаду')).toHaveCount(0);
  await expect.poll(() => ask('/api/tasks')).toMatchObject([{ title: 'Полить рассаду', status: 'completed' }]);
  await page.keyboard.press('Escape');

  const leave = async () => {
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    const question = page.getByRole('alertdialog', { name: /Выйти и\sстереть неотправленное/ });
    await expect(question).toContainText('1\u00a0изменение, которых нет на\u00a0сервере');
    return question;
  };
  await (await leave()).getByRole('button', { name: 'Остаться' }).click();
  const saving = page.waitForEvent('download');
  await (await leave()).getByRole('button', { name: 'Сохранить в\u00a0файл и\u00a0выйти' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('takt-неотправленное.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([{ method: 'PUT', path: gone[3] }]);
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks';

async function signUp(page: Page, baseURL: string | undefined) {
  const credentials = { email: `tags-${randomUUID()}@example.test`, password: 'верный пароль' };
  const answer = await page.request.post('/api/auth/register', { data: credentials, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
}

async function make(page: Page, baseURL: string | undefined, data: object) {
  const answer = await page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title }).first();

for (const width of [1440, 390])
  test(`tags are typed, suggested, shown, filtered by, renamed into each other and deleted, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Плитка', tags: ['ремонт'] });
    await make(page, baseURL, { title: 'Отчёт', tags: ['работа', 'срочно', 'год', 'банк'] });
    await page.goto(LIST);
    await expect(row(page, 'Отчёт').getByRole('list', { name: 'Теги' })).toHaveText('работа+3срочно, год, банк');

    await page.getByRole('button', { name: 'Создать задачу' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название').fill('Обои');
    const tags = dialog.getByRole('combobox', { name: 'Теги' });
    await tags.fill('ре');
    await expect(dialog.getByRole('option', { name: 'ремонт' })).toBeVisible();
    await expectFlawless(page);
    await tags.press('ArrowDown');
    await tags.press('Enter');
    await tags.pressSequentially('#дом,');
    await tags.pressSequentially('лишнее');
    await tags.press('Enter');
    await tags.press('Backspace');
    await tags.fill('раб');
    await expect(dialog.getByRole('option', { name: 'работа' })).toBeVisible();
    await tags.press('Escape');
    await expect(dialog.getByRole('listbox', { name: 'Ваши теги' })).toBeHidden();
    await expect(dialog).toBeVisible();
    await tags.fill('сад');
    await tags.press('Enter');
    await dialog.getByRole('button', { name: 'Убрать тег «сад»' }).click();
    await expect(tags).toBeFocused();
    await dialog.getByRole('button', { name: /^Создать/ }).click();
    await expect(row(page, 'Обои').getByRole('list', { name: 'Теги' })).toHaveText('ремонтдом');

    await page.getByLabel('Тег', { exact: true }).selectOption('ремонт');
    await expect(page.locator('[data-row-title]')).toHaveText(['Обои', 'Плитка']);
    await page.getByLabel('Тег', { exact: true }).selectOption({ label: 'Любой тег' });

    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await page.getByRole('menuitem', { name: 'Теги…' }).click();
    const all = page.getByRole('dialog', { name: 'Теги' });
    await expect(all.getByRole('button', { name: 'ремонт 2 задачи' })).toContainText('2 задачи');
    await expectFlawless(page);
    await all.getByRole('button', { name: 'Изменить тег «дом»' }).click();
    const one = page.getByRole('dialog', { name: 'Тег', exact: true });
    await one.getByLabel('Название').fill('РЕМОНТ');
    await expect(one.getByText('Тег «ремонт» уже есть: они станут одним')).toBeVisible();
    await one.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.locator('[data-toast]').filter({ hasText: 'Теги «дом» и «ремонт» объединены' })).toBeVisible();
    await expect(all.getByRole('button', { name: 'Изменить тег «дом»' })).toHaveCount(0);
    await all.getByRole('button', { name: 'Удалить тег «срочно»' }).click();
    await expect(all.getByRole('button', { name: 'Удалить тег «срочно»' })).toHaveCount(0);
    await all.getByRole('button', { name: 'ремонт 2 задачи' }).click();
    await expect(page).toHaveURL(/tag=/);
    await expect(page.locator('[data-row-title]')).toHaveText(['Обои', 'Плитка']);
    await expect(row(page, 'Обои').getByRole('list', { name: 'Теги' })).toHaveText('ремонт');
    await expect(page.getByLabel('Тег', { exact: true })).toBeInViewport({ ratio: 0.9 });
    await page.reload();
    await expect(page.locator('[data-row-title]')).toHaveText(['Обои', 'Плитка']);
    await expect(page.getByLabel('Тег', { exact: true })).toBeInViewport({ ratio: 0.9 });
  });

test('a line names tags by their sign, and a project called like one is offered', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const project = { data: { name: 'Дача' }, headers: { Origin: baseURL! } };
  expect((await page.request.post('/api/projects', project)).status()).toBe(201);
  await page.goto(LIST);
  const line = page.getByRole('textbox', { name: 'Новая задача' });
  await line.fill('покрасить забор #дача #лето');
  const chips = page.getByRole('list', { name: 'Распознано' });
  await expect(chips.getByRole('button', { name: 'Убрать тег: дача' })).toBeVisible();
  await chips.getByRole('button', { name: 'В проект «Дача»?' }).click();
  await expect(line).toHaveValue('покрасить забор @Дача #лето');
  await expectFlawless(page);
  await line.press('Enter');
  await expect(row(page, 'Покрасить забор').getByRole('list', { name: 'Теги' })).toHaveText('лето');
  await expect(row(page, 'Покрасить забор')).toContainText('Дача');
});

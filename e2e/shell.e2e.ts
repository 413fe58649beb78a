import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks';

async function begin(page: Page, baseURL: string | undefined, title: string) {
  const headers = { Origin: baseURL! };
  const data = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data, headers });
  expect((await page.request.post('/api/tasks', { data: { title }, headers })).status()).toBe(201);
}

const task = async (page: Page) => (await (await page.request.get('/api/tasks')).json())[0];
const title = (page: Page) => page.locator('[data-row-title]').first();

/**
 * Notes that the section was not there when the page was first drawn: its place says that it is on its way. However slow
 * the machine is, the page waits for what was announced.
 */
function notePlaceholder() {
  const later = window.setTimeout;
  const patient = (tell: TimerHandler, ms?: number) => later(tell, ms === 300 ? 30_000 : ms);
  Object.assign(window, { setTimeout: patient });
  const look = () => {
    if (document.querySelector('main > [role=status]')) document.documentElement.dataset.waited = 'yes';
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

for (const address of [LIST, '/kanban', '/projects', '/?section=habits', '/?section=analytics', '/profile']) {
  test(`the document of ${address} announces the scripts of its section, which is there at the first drawing`, async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL, 'Сразу');
    const asked: string[] = [];
    await page.addInitScript(notePlaceholder);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const announced = await (await page.request.get(address)).text();
    await page.goto(address);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    const [section = ''] = asked.filter((path) => /-(page|section)-[^/]+\.js$/.test(path));
    expect(section).not.toBe('');
    expect(announced).toContain(`<link rel="modulepreload" href="${section}" />`);
    expect(await page.locator('html').getAttribute('data-waited')).toBeNull();
  });
}

test('the browser’s back button closes the dialog of a task, and only then leaves the page', async ({
  page,
  baseURL,
}) => {
  await begin(page, baseURL, 'Сначала');
  await page.goto('/');
  await page.getByRole('link', { name: 'Задачи' }).first().click();
  await title(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(LIST);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a double click on the button that saves completes nothing on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, baseURL, 'Не торопитесь');
  await page.goto(LIST);
  await title(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Изменить задачу' }).click();
  await dialog.getByLabel('Описание').fill('Подробности '.repeat(80));
  await dialog.getByRole('button', { name: 'Сохранить' }).dblclick();
  await expect(page.getByText('Задача обновлена!')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Завершить' })).toBeVisible();
  expect((await task(page)).status).toBe('active');
});

test('the longest title leaves the buttons of its detail in reach on the smallest phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(page, baseURL, 'Ж'.repeat(300));
  await page.goto(LIST);
  await title(page).click();
  for (const name of ['Закрыть', 'Завершить'])
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  // Its words have the width of the window, and the buttons the line above them.
  expect((await page.getByRole('dialog').getByRole('heading', { level: 2 }).boundingBox())!.width).toBeGreaterThan(250);
});

test('two windows that edit one task lose neither change, and a third that only looks leaves no draft', async ({
  page,
  context,
  baseURL,
}) => {
  await begin(page, baseURL, 'Вдвоём');
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(LIST);
    await title(window).click();
    await window.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
  }
  const last = await context.newPage();
  await last.goto(LIST);
  await title(last).click();
  await last.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
  await other.getByRole('dialog').getByLabel('Описание').fill('Из второго окна');
  await page.getByRole('dialog').getByLabel('Название').fill('Вдвоём и сразу');
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByRole('dialog').getByLabel('Название', { exact: true })).toHaveValue('Вдвоём и сразу');
  await expect(other.getByRole('dialog').getByLabel('Описание')).toHaveValue('Из второго окна');
  await other.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByText('Задача обновлена!')).toBeVisible();
  await expect(last.getByRole('dialog').getByLabel('Описание')).toHaveValue('Из второго окна');
  expect(await last.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await task(page)).toMatchObject({ title: 'Вдвоём и сразу', description: 'Из второго окна' });
});

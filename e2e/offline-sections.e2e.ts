import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedProblems: OFFLINE_PROBLEMS });

const LONG = { timeout: 40_000 };
const CALLS = '**/api/**';
const cut = (context: BrowserContext) => context.route(CALLS, (route) => route.abort());

const ask = async (page: Page, path: string) => (await page.request.get(path)).json();
const names = async (page: Page, path: string): Promise<string[]> =>
  (await ask(page, path)).map(({ name }: { name: string }) => name);

test('a project is made, renamed and filled without a network, another is deleted, and the server has it all once', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  await page.request.post('/api/projects', { data: { name: 'Старый' }, headers });
  await page.goto('/?section=projects');
  await kept(page);
  await cutCalls(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Создать проект' }).click();
  await dialog.getByLabel('Название').fill('Ремонт');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Проект создан')).toBeVisible();
  await page.getByRole('button', { name: 'Изменить проект «Ремонт»' }).click();
  await dialog.getByLabel('Название').fill('Ремонт кухни');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Удалить проект «Старый»' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Старый', { exact: true })).toHaveCount(0);

  await page.goto('/?section=projects');
  await expect(page.getByText('Старый', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ремонт кухни' }).click();
  await page.getByLabel('Новая задача').fill('Обои');
  await page.getByLabel('Новая задача').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Завершить: Обои' })).toBeVisible();
  expect(await names(page, '/api/projects')).toEqual(['Старый']);

  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => names(page, '/api/projects'), LONG).toEqual(['Ремонт кухни']);
  const [{ id }] = await ask(page, '/api/projects');
  await expect.poll(() => ask(page, '/api/tasks')).toMatchObject([{ title: 'Обои', projectId: id }]);
  await expect(page.getByRole('checkbox', { name: 'Завершить: Обои' })).toHaveCount(1);
});

test('a column is added, renamed and moved without a network, and holds a card, in another window too', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.goto('/kanban');
  await kept(page);
  const other = await context.newPage();
  await other.goto('/kanban');
  const headings = (window: Page) => window.getByRole('main').getByRole('heading', { level: 2 });
  const before = await headings(page).allTextContents();
  await expect(headings(other)).toHaveText(before);
  await cut(context);

  const menu = (name: string) => page.getByRole('button', { name: `Действия с колонкой «${name}»` });
  const choose = async (name: string, action: string) => {
    await menu(name).click();
    const opened = page.getByRole('menu', { name: `Действия с колонкой «${name}»` });
    await opened.getByRole('menuitem', { name: action }).click();
  };
  await page.getByRole('button', { name: 'Добавить колонку' }).click();
  await page.keyboard.type('Ждёт');
  await page.keyboard.press('Enter');
  await choose('Ждёт', 'Переименовать');
  await page.keyboard.type('Ждёт ответа');
  await page.keyboard.press('Enter');
  await choose('Ждёт ответа', 'Переместить левее');
  await choose(before[1]!, 'Удалить');
  await page.keyboard.press('Control+z');
  const after = [...before.slice(0, -1), 'Ждёт ответа', before.at(-1)!];
  await expect(headings(page)).toHaveText(after);
  await expect(headings(other)).toHaveText(after);
  const column = page.getByRole('region', { name: 'Ждёт ответа' });
  await page.getByRole('button', { name: 'Добавить задачу в колонку «Ждёт ответа»' }).click();
  await page.keyboard.type('Смета');
  await page.keyboard.press('Enter');
  await expect(column).toContainText('Смета');
  await page.getByRole('button', { name: 'Переместить: Смета' }).click();
  await page.getByRole('menuitem', { name: before[1]! }).click();
  for (const window of [page, other])
    await expect(window.getByRole('region', { name: before[1]! })).toContainText('Смета');

  await context.unroute(CALLS);
  await expect.poll(() => names(page, '/api/kanban-columns'), LONG).toEqual(after.slice(1));
  const columns: { id: string; name: string }[] = await ask(page, '/api/kanban-columns');
  const { id } = columns.find(({ name }) => name === before[1])!;
  await expect.poll(() => ask(page, '/api/tasks'), LONG).toMatchObject([{ title: 'Смета', kanbanColumnId: id }]);
  await expect(headings(other)).toHaveText(after);
});

test('settings and tags are changed without a network, outlive a reload, and reach the server', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  await page.request.post('/api/tasks', { data: { title: 'Плитка', tags: ['ремонт', 'лишнее'] }, headers });
  await page.goto('/?section=tasks');
  await kept(page);
  await cutCalls(page);
  await page.getByRole('button', { name: 'Действия со списком' }).click();
  await page.getByRole('menuitem', { name: 'Теги…' }).click();
  const all = page.getByRole('dialog', { name: 'Теги' });
  await all.getByRole('button', { name: 'Изменить тег «ремонт»' }).click();
  const one = page.getByRole('dialog', { name: 'Тег', exact: true });
  await one.getByLabel('Название').fill('кухня');
  await one.getByRole('button', { name: 'Сохранить' }).click();
  await all.getByRole('button', { name: 'Удалить тег «лишнее»' }).click();
  await expect(all.getByRole('button', { name: 'Удалить тег «лишнее»' })).toHaveCount(0);
  await expect(all.getByRole('button', { name: 'Изменить тег «кухня»' })).toBeVisible();

  await page.goto('/profile?tab=settings');
  const tone = page.getByLabel('Тон', { exact: true });
  await tone.selectOption('strict');
  await page.getByLabel('Роль', { exact: true }).selectOption('coach');
  await tone.selectOption('neutral');
  await page.reload();
  await expect(tone).toHaveValue('neutral');
  await expect(page.getByLabel('Роль', { exact: true })).toHaveValue('coach');
  expect(await ask(page, '/api/settings')).toMatchObject({ aiTone: 'supportive', aiRole: 'assistant' });

  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => ask(page, '/api/settings'), LONG).toMatchObject({ aiTone: 'neutral', aiRole: 'coach' });
  expect(await names(page, '/api/tags')).toEqual(['кухня']);
  await expect.poll(() => ask(page, '/api/tasks')).toMatchObject([{ title: 'Плитка', tags: ['кухня'] }]);
});

test('what the server refuses when it hears of it is listed with its words', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  const made = await page.request.post('/api/projects', { data: { name: 'Ремонт' }, headers });
  const { id } = await made.json();
  await page.goto('/?section=projects');
  await kept(page);
  await cutCalls(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Изменить проект «Ремонт»' }).click();
  await dialog.getByLabel('Название').fill('Ремонт кухни');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Проект обновлён')).toBeVisible();
  await page.request.delete(`/api/projects/${id}`, { headers });
  await page.unrouteAll();
  await page.goto('/profile?tab=settings');
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await expect(page.getByText('Изменение проекта: Ремонт кухни')).toBeVisible(LONG);
});

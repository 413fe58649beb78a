import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { kept, make, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ expectedProblems: OFFLINE_PROBLEMS });

const LIST = '/?section=tasks';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const tasks = async (page: Page) => (await page.request.get('/api/tasks')).json();

/** A second device of the same account, which shows the list. */
async function secondDevice(page: Page, newVisitor: () => Promise<Page>): Promise<Page> {
  const other = await newVisitor();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(LIST);
  await expect(other.getByRole('heading', { name: 'Управление задачами' })).toBeVisible();
  return other;
}

async function openForm(page: Page, title: string) {
  await row(page, title).getByText(title).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveValue(title);
  return dialog;
}

test('a form that is open says field by field what another device changes, and reverts none of it', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, '/api/tasks', { title: 'Отчёт', description: 'За квартал' });
  await page.goto(LIST);
  const other = await secondDevice(page, newVisitor);

  const form = await openForm(page, 'Отчёт');
  await form.getByRole('textbox', { name: 'Описание' }).fill('За год');
  const there = await openForm(other, 'Отчёт');
  await there.getByRole('textbox', { name: 'Название' }).fill('Доклад');
  await there.getByRole('textbox', { name: 'Описание' }).fill('За месяц');
  await there.getByRole('button', { name: 'Сохранить' }).click();
  await expect(there.getByRole('heading', { name: 'Доклад' })).toBeVisible();

  const note = form.getByRole('status');
  await expect(note).toContainText('Пока форма открыта, задача изменилась');
  await expect(note).toContainText('Название: Доклад — уже в форме');
  await expect(note).toContainText('Описание: За месяц');
  await expect(form.getByRole('textbox', { name: 'Описание' })).toHaveValue('За год');
  await note.getByRole('button', { name: 'Взять новое: Описание' }).click();
  await expect(form.getByRole('textbox', { name: 'Описание' })).toHaveValue('За месяц');
  await form.getByRole('textbox', { name: 'Описание' }).fill('За пять лет');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect
    .poll(async () => (await tasks(page)).map((task: { title: string; description: string }) => task))
    .toMatchObject([{ title: 'Доклад', description: 'За пять лет' }]);
});

test('a change that the server refuses is put right from the list of what was not saved', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, '/api/projects', { name: 'Дача', color: '#10b981' });
  await page.goto(LIST);
  await kept(page);
  const other = await secondDevice(page, newVisitor);
  await page.getByRole('button', { name: 'Создать задачу' }).click();
  const form = page.getByRole('dialog', { name: 'Новая задача' });
  await form.getByRole('textbox', { name: 'Название' }).fill('Полить рассаду');
  await form.getByRole('textbox', { name: 'Описание' }).fill('Вечером');
  await form.getByRole('combobox', { name: 'Проект' }).selectOption('Дача');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(row(page, 'Полить рассаду')).toBeVisible();

  const [{ id }] = await (await other.request.get('/api/projects')).json();
  await other.request.delete(`/api/projects/${id}`, { headers: { Origin: baseURL! } });
  await context.setOffline(false);
  await expect(row(page, 'Полить рассаду')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Не\u00a0сохранилось: 1\u00a0изменение')).toBeVisible();
  await page.getByRole('button', { name: 'Посмотреть' }).click();
  const refused = page.getByRole('region', { name: 'Не сохранилось' });
  await expect(refused).toContainText('Полить рассаду');
  await refused.getByRole('button', { name: 'Исправить' }).click();
  const again = page.getByRole('dialog', { name: 'Новая задача' });
  await expect(again.getByRole('textbox', { name: 'Название' })).toHaveValue('Полить рассаду');
  await expect(again.getByRole('textbox', { name: 'Описание' })).toHaveValue('Вечером');
  await expect(again.getByRole('combobox', { name: 'Проект' })).toHaveValue('no-project');
  await again.getByRole('button', { name: 'Создать' }).click();
  await expect
    .poll(async () => (await tasks(page)).map((task: { title: string; description: string }) => task))
    .toMatchObject([{ title: 'Полить рассаду', description: 'Вечером', projectId: null }]);
  await expect(refused).toHaveCount(0);
});

test('what is typed of a task that another device deletes brings it back, or is there for a new one', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const { id } = await make(page, baseURL, '/api/tasks', { title: 'Отчёт' });
  await page.goto(LIST);
  const other = await secondDevice(page, newVisitor);
  const remove = () => other.request.delete(`/api/tasks/${id}`, { headers: { Origin: baseURL! } });

  const form = await openForm(page, 'Отчёт');
  await form.getByRole('textbox', { name: 'Описание' }).fill('За год');
  await remove();
  await expect(form.getByRole('status')).toContainText('Задачу удалили на другом устройстве');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => tasks(page)).toMatchObject([{ id, title: 'Отчёт', description: 'За год' }]);
  await expect(page.getByRole('dialog').getByText('За год')).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
  await form.getByRole('textbox', { name: 'Описание' }).fill('За пять лет');
  await form.locator('label').filter({ hasText: 'Высокий' }).click();
  await remove();
  await expect(form.getByRole('status')).toContainText('Задачу удалили на другом устройстве');
  await page.reload();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('dialog')).toContainText('Описание: За пять лет');
  await expect(page.getByRole('dialog')).toContainText('Приоритет: высокий');
  await page.getByRole('button', { name: 'Создать новую задачу' }).click();
  const anew = page.getByRole('dialog', { name: 'Новая задача' });
  await anew.getByRole('textbox', { name: 'Название' }).fill('Доклад');
  await anew.getByRole('button', { name: 'Создать' }).click();
  await expect.poll(() => tasks(page)).toMatchObject([{ title: 'Доклад', description: 'За пять лет' }]);
});

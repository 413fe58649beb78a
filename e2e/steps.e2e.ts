import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

const LIST = '/?section=tasks';

async function make(page: Page, baseURL: string | undefined, data: object) {
  const answer = await page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
}
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const open = (page: Page, title: string) => row(page, title).locator('[data-row-title]').click();
const steps = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Шаги' });
const titles = (section: Locator) => section.getByRole('button', { name: /^Изменить шаг: / });
/** What the server says of the steps of the one task. */
const told = async (page: Page) => {
  const [task] = await (await page.request.get('/api/tasks')).json();
  return task.steps.map(({ title, done }: { title: string; done: boolean }) => `${title}${done ? ' ✓' : ''}`);
};
/** Pastes as the keyboard would. */
const paste = (line: Locator, text: string) =>
  line.evaluate((input, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

for (const [screen, width, theme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a task is gone through step by step', async ({ page, baseURL }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await signUp(page, baseURL);
      const [column] = await (await page.request.get('/api/kanban-columns')).json();
      await make(page, baseURL, { title: 'Переезд', kanbanColumnId: column.id });
      await page.goto(LIST);
      await open(page, 'Переезд');
      const section = steps(page);
      // There is no language model here to ask.
      await expect(section.getByRole('button', { name: 'Предложить шаги' })).toHaveCount(0);
      const line = section.getByLabel('Добавить шаг');
      await line.fill('Коробки');
      await line.press('Enter');
      await expect(line).toHaveValue('');
      await line.fill('Машина');
      await line.press('Enter');
      await paste(line, '- Ключи\n- [x] Договор\n');
      await expect(titles(section)).toHaveText(['Коробки', 'Машина', 'Ключи', 'Договор']);
      await expect.poll(() => told(page)).toEqual(['Коробки', 'Машина', 'Ключи', 'Договор ✓']);

      await section.getByRole('checkbox', { name: 'Сделано: Коробки' }).click();
      await expect(section.getByText('2/4')).toBeVisible();
      await titles(section).getByText('Машина').click();
      await section.getByLabel('Название шага').fill('Фургон');
      await section.getByLabel('День шага').fill('2099-12-01');
      await expectFlawless(page);
      await section.getByRole('button', { name: 'Сохранить' }).click();
      await expect(titles(section).getByText('Фургон')).toBeFocused();
      await expect(section.getByText(/^1\sдек/)).toBeVisible();

      const handle = section.getByRole('button', { name: 'Переместить шаг: Ключи' });
      await handle.press('ArrowUp');
      await expect(titles(section)).toHaveText(['Коробки', 'Ключи', 'Фургон', 'Договор']);
      await expect(section.getByText('Ключи: место 2 из 4')).toBeAttached();
      const [from, to] = [await handle.boundingBox(), await titles(section).last().boundingBox()];
      await page.mouse.move(from!.x + 10, from!.y + 10);
      await page.mouse.down();
      await page.mouse.move(from!.x + 10, to!.y + 30, { steps: 8 });
      await page.mouse.up();
      await expect(titles(section)).toHaveText(['Коробки', 'Фургон', 'Договор', 'Ключи']);
      await expect.poll(() => told(page)).toEqual(['Коробки ✓', 'Фургон', 'Договор ✓', 'Ключи']);
      await expectFlawless(page);

      await titles(section).getByText('Фургон').click();
      await section.getByRole('button', { name: 'Удалить шаг' }).click();
      await expect(titles(section)).toHaveText(['Коробки', 'Договор', 'Ключи']);
      await section.getByRole('checkbox', { name: 'Сделано: Ключи' }).focus();
      await page.keyboard.press('Control+z');
      await expect(titles(section)).toHaveText(['Коробки', 'Фургон', 'Договор', 'Ключи']);
      await expect.poll(() => told(page)).toEqual(['Коробки ✓', 'Фургон', 'Договор ✓', 'Ключи']);

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row(page, 'Переезд').getByText('Шаги: 2 из 4')).toBeAttached();

      await open(page, 'Переезд');
      await page.getByRole('dialog').getByRole('button', { name: 'Дублировать задачу' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row(page, 'Переезд').getByText('Шаги: 0 из 4')).toBeAttached();
      await expect(row(page, 'Переезд')).toHaveCount(2);
      await page.getByRole('button', { name: 'Отменить' }).last().click();
      await expect(row(page, 'Переезд')).toHaveCount(1);
      await expect(row(page, 'Переезд').getByText('Шаги: 2 из 4')).toBeAttached();
      await page.goto('/kanban');
      await expect(page.locator('[data-task-id]').getByText('2/4')).toBeVisible();
    });
  });

test('a step is turned into a task of the same project, and back by one press', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  const { id: projectId } = await (
    await page.request.post('/api/projects', { data: { name: 'Дача' }, headers })
  ).json();
  await make(page, baseURL, { title: 'Переезд', projectId, steps: [{ title: 'Машина', dueDay: '2099-12-01' }] });
  await page.goto(LIST);
  await open(page, 'Переезд');
  await titles(steps(page)).click();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Сделать задачей' }).click();
  await expect(titles(steps(page))).toHaveCount(0);
  const all = async () => {
    const tasks = await (await page.request.get('/api/tasks')).json();
    return tasks
      .map((task: Record<string, unknown>) => [task.title, task.projectId, task.dueDay, (task.steps as []).length])
      .sort();
  };
  await expect.poll(all).toEqual([
    ['Машина', projectId, '2099-12-01', 0],
    ['Переезд', projectId, null, 0],
  ]);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(titles(steps(page))).toHaveText(['Машина']);
  await expect.poll(all).toEqual([['Переезд', projectId, null, 1]]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a task is made with its steps, does those of today where they stand, and takes another task in', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Заказать машину', steps: [{ title: 'Найти номер' }] });
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Создать задачу' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Название').fill('Переезд');
    await paste(form.getByLabel('Добавить шаг'), '1. Коробки\n2. Ключи\n');
    await form.getByLabel('Добавить шаг').fill('Плёнка');
    await expectFlawless(page);
    await form.getByRole('button', { name: 'Удалить шаг: Ключи' }).click();
    await form.getByRole('button', { name: 'Создать задачу' }).click();
    const stepsOf = async (title: string) => {
      const tasks = await (await page.request.get('/api/tasks')).json();
      const task = tasks.find((one: { title: string }) => one.title === title);
      return task?.steps.map((one: { title: string; done: boolean }) => `${one.title}${one.done ? ' ✓' : ''}`);
    };
    await expect.poll(() => stepsOf('Переезд')).toEqual(['Коробки', 'Плёнка']);

    await open(page, 'Переезд');
    await titles(steps(page)).first().click();
    await steps(page).getByLabel('День шага').fill('2020-01-01');
    await steps(page).getByRole('button', { name: 'Сохранить' }).click();
    await page.keyboard.press('Escape');
    const today = page.getByRole('list', { name: 'Шаги на сегодня' });
    await expect(today.getByRole('listitem')).toHaveText(/Коробки.*Переезд/s);
    await page.goto('/');
    await expect(today.getByRole('listitem')).toHaveText(/Коробки.*Переезд/s);
    await expectFlawless(page);
    await today.getByRole('checkbox', { name: 'Сделано: Коробки' }).click();
    await expect(today).toHaveCount(0);
    await expect.poll(() => stepsOf('Переезд')).toEqual(['Коробки ✓', 'Плёнка']);

    await page.goto(LIST);
    await open(page, 'Заказать машину');
    await page.getByRole('button', { name: 'Сделать шагом другой задачи' }).click();
    await page.getByLabel('Шагом какой задачи?').fill('переез');
    await expectFlawless(page);
    await page.getByRole('list', { name: 'Задачи' }).getByRole('button', { name: 'Переезд' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 'Заказать машину')).toHaveCount(0);
    const taken = ['Коробки ✓', 'Плёнка', 'Заказать машину', 'Найти номер'];
    await expect.poll(() => stepsOf('Переезд')).toEqual(taken);
    await expect.poll(() => stepsOf('Заказать машину')).toBeUndefined();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(row(page, 'Заказать машину')).toHaveCount(1);
    await expect.poll(() => stepsOf('Переезд')).toEqual(['Коробки ✓', 'Плёнка']);
    await expect.poll(() => stepsOf('Заказать машину')).toEqual(['Найти номер']);
  });
});

test.describe('without a network', () => {
  test.use({ expectedProblems: OFFLINE_PROBLEMS });
  test('steps are added, ticked and put in order, outlive a reload, and reach the server once', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Переезд', steps: [{ title: 'Коробки' }] });
    await page.goto(LIST);
    await kept(page);
    await cutCalls(page);
    await open(page, 'Переезд');
    const line = steps(page).getByLabel('Добавить шаг');
    await line.fill('Машина');
    await line.press('Enter');
    await steps(page).getByRole('checkbox', { name: 'Сделано: Машина' }).click();
    await steps(page).getByRole('button', { name: 'Переместить шаг: Машина' }).press('ArrowUp');
    await expect(titles(steps(page))).toHaveText(['Машина', 'Коробки']);
    await page.goto(LIST);
    await expect(row(page, 'Переезд').getByText('Шаги: 1 из 2')).toBeAttached();
    expect(await told(page)).toEqual(['Коробки']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect.poll(() => told(page), { timeout: 40_000 }).toEqual(['Машина ✓', 'Коробки']);
    await open(page, 'Переезд');
    await expect(titles(steps(page))).toHaveText(['Машина', 'Коробки']);
  });
});

for (const [screen, width, theme] of [
  ['a computer', 1440, 'dark'],
  ['a phone', 390, 'light'],
] as const)
  test(`a list that is pasted into an add line is so many tasks, on ${screen}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await signUp(page, baseURL);
    await page.goto(LIST);
    const line = page.getByRole('textbox', { name: 'Новая задача' });
    await line.focus();
    await paste(line, '1. Купить корм завтра\n2. Помыть окна #дом\n\n3. Вынести мусор\n');
    await expect(page.getByText('Добавить 3 задачи?')).toBeVisible();
    await expectFlawless(page);
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    await expect(row(page, 'Купить корм').getByText('завтра', { exact: true })).toBeVisible();
    await expect(row(page, 'Помыть окна').getByText('дом')).toBeVisible();
    const count = async () => (await (await page.request.get('/api/tasks')).json()).length;
    await expect.poll(count).toBe(3);
    await page
      .getByText('Добавлено: 3 задачи')
      .locator('..')
      .locator('..')
      .getByRole('button', { name: 'Отменить' })
      .click();
    await expect.poll(count).toBe(0);
    await expect(row(page, 'Вынести мусор')).toHaveCount(0);

    await paste(line, 'хлеб\nмолоко');
    await page.getByRole('button', { name: 'Одной задачей' }).click();
    await expect(line).toHaveValue('хлеб, молоко');

    await page.goto('/kanban');
    await page.getByRole('button', { name: /Добавить задачу.*Новые/ }).click();
    const card = page.getByRole('textbox', { name: 'Название задачи' });
    await paste(card, 'сыр\nсоль');
    await page.getByRole('button', { name: 'Добавить все' }).click();
    await expect(page.locator('[data-task-id]').getByText('сыр')).toBeVisible();
    await expect.poll(count).toBe(2);
  });

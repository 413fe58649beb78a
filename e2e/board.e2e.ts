import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => column(page, name).getByRole('rowheader');
const card = (page: Page, title: string) => page.getByRole('rowheader', { name: title, exact: true });
const live = (page: Page) => page.locator('[aria-live="assertive"]');

interface Account {
  email: string;
  columns: Record<string, string>;
}

/** A new account, signed in on the page, with cards `column/title`. */
async function signUp(page: Page, baseUrl: string, titles: string[] = []): Promise<Account> {
  const headers = { Origin: baseUrl };
  const email = `board-${crypto.randomUUID()}@example.ru`;
  await page.request.post('/api/auth/register', { data: { email, password: 'секрет-анны' }, headers });
  const list: { id: string; name: string }[] = await (await page.request.get('/api/kanban-columns')).json();
  const columns = Object.fromEntries(list.map(({ id, name }) => [name, id]));
  for (const entry of titles) {
    const [name = '', title = ''] = entry.split('/');
    await page.request.post('/api/tasks', { data: { title, kanbanColumnId: columns[name] ?? null }, headers });
  }
  return { email, columns };
}

/** Gives the account of the page so many columns, the usual three among them. */
async function fillColumns(page: Page, baseUrl: string, total: number): Promise<void> {
  const headers = { Origin: baseUrl };
  const add = (name: string) => page.request.post('/api/kanban-columns', { data: { name }, headers });
  for (let n = 3; n < total; n += 20)
    await Promise.all(Array.from({ length: Math.min(20, total - n) }, (_, next) => add(`Колонка ${n + next}`)));
}

/** Lifts one thing with the mouse and lets it go at a point of another. */
async function drag(page: Page, from: Locator, to: Locator, at: { x?: number; y: number }, release = true) {
  const start = await boxOf(from);
  await page.mouse.move(start.x + 20, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 18, { steps: 4 });
  let end = await boxOf(to);
  await page.mouse.move(end.x + (at.x ?? 40), end.y + at.y, { steps: 10 });
  // The board may scroll under what is lifted: the way ends where it was meant to once that has come to rest.
  for (let rests = false; !rests; ) {
    await page.mouse.move(end.x + (at.x ?? 40), end.y + at.y, { steps: 3 });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const now = await boxOf(to);
    rests = now.x === end.x && now.y === end.y;
    end = now;
  }
  // One more move: the browser tells of the place under a pointer that rests.
  await page.mouse.move(end.x + (at.x ?? 40) + 1, end.y + at.y, { steps: 2 });
  if (release) await page.mouse.up();
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('nothing to drag, or nowhere');
  return box;
}

const START = ['Новые/Первая', 'Новые/Вторая', 'Новые/Третья', 'В процессе/Смета'];

test('cards are dragged within a column, to another one, and Escape takes nothing along', async ({ page, server }) => {
  await signUp(page, server.baseUrl, START);
  await page.goto('/kanban');
  await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);

  await drag(page, card(page, 'Первая'), card(page, 'Третья'), { y: 30 }, false);
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
  await expect(cards(page, 'Новые')).toHaveText(['Вторая', 'Третья', 'Первая']);
  await expect(page.locator('[data-drop-line]')).toHaveCount(0);

  await drag(page, card(page, 'Вторая'), card(page, 'Смета'), { y: -6 });
  await expect(cards(page, 'В процессе')).toHaveText(['Вторая', 'Смета']);
  await expect(cards(page, 'Новые')).toHaveText(['Третья', 'Первая']);

  await drag(page, card(page, 'Третья'), card(page, 'Смета'), { y: 30 }, false);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(cards(page, 'Новые')).toHaveText(['Третья', 'Первая']);

  await page.reload();
  await expect(cards(page, 'Новые')).toHaveText(['Третья', 'Первая']);
  await expect(cards(page, 'В процессе')).toHaveText(['Вторая', 'Смета']);
});

test('a drop on a done column completes, «Отменить» brings the card back to its place', async ({ page, server }) => {
  await signUp(page, server.baseUrl, START);
  await page.goto('/kanban');
  await drag(page, card(page, 'Вторая'), column(page, 'Готово'), { x: 150, y: 200 });
  await expect(cards(page, 'Готово')).toHaveText(['Вторая']);
  await expect(column(page, 'Готово').getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('Задача выполнена!')).toBeVisible();

  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);
  await page.reload();
  await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);
  await expect(column(page, 'Новые').getByRole('checkbox').nth(1)).not.toBeChecked();
});

test('keys choose and move cards, and what happens is said', async ({ page, server }) => {
  await signUp(page, server.baseUrl, START);
  await page.goto('/kanban');
  const grid = column(page, 'Новые').getByRole('grid', { name: 'Новые' });
  await expect(grid).toHaveAccessibleDescription(/Пробел: выполнить · Enter: открыть/);
  await card(page, 'Первая').focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'Вторая')).toBeFocused();

  await page.keyboard.press('Alt+ArrowUp');
  await expect(cards(page, 'Новые')).toHaveText(['Вторая', 'Первая', 'Третья']);
  await expect(live(page)).toHaveText('«Вторая»: колонка «Новые», место 1 из 3');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(cards(page, 'В процессе')).toHaveText(['Вторая', 'Смета']);
  await expect(card(page, 'Вторая')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(cards(page, 'Готово')).toHaveText(['Вторая']);
  await expect(live(page)).toHaveText('«Вторая»: колонка «Готово», место 1 из 1');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(live(page)).toHaveText('Дальше двигать некуда');

  await page.keyboard.press('Control+z');
  await expect(cards(page, 'В процессе')).toHaveText(['Вторая', 'Смета']);

  await card(page, 'Смета').focus();
  await page.keyboard.press(' ');
  await expect(cards(page, 'В процессе')).toHaveText(['Вторая']);
  await expect(card(page, 'Вторая')).toBeFocused();
  await page.keyboard.press(' ');
  await expect(cards(page, 'В процессе')).toHaveCount(0);
  await expect(column(page, 'Готово').getByRole('rowheader', { name: 'Вторая', exact: true })).toBeFocused();
});

test('the keyboard stays on a card that another device moves, and goes to the next one where it is gone', async ({
  page,
  server,
}) => {
  const { columns } = await signUp(page, server.baseUrl, START);
  const headers = { Origin: server.baseUrl };
  const tasks: { id: string; title: string }[] = await (await page.request.get('/api/tasks')).json();
  const path = `/api/tasks/${tasks.find(({ title }) => title === 'Первая')!.id}`;
  await page.goto('/kanban');
  await card(page, 'Первая').focus();
  await page.request.put(path, { data: { kanbanColumnId: columns['В процессе'] }, headers });
  await expect(cards(page, 'В процессе')).toHaveText(['Смета', 'Первая']);
  await expect(card(page, 'Первая')).toBeFocused();
  await page.request.delete(path, { headers });
  await expect(cards(page, 'В процессе')).toHaveText(['Смета']);
  await expect(card(page, 'Смета')).toBeFocused();
});

test('the menu «Переместить в…» does what dragging does', async ({ page, server }) => {
  await signUp(page, server.baseUrl, START);
  await page.goto('/kanban');
  await card(page, 'Первая').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Переместить: Первая' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Переместить в…')).toBeVisible();
  await page.getByRole('menuitem', { name: 'В конец колонки' }).press('Enter');
  await expect(cards(page, 'Новые')).toHaveText(['Вторая', 'Третья', 'Первая']);

  await page.getByRole('button', { name: 'Переместить: Первая' }).click();
  await page.getByRole('menuitem', { name: 'Готово' }).click();
  await expect(cards(page, 'Готово')).toHaveText(['Первая']);
  await expect(card(page, 'Первая')).toBeFocused();
  await page.getByRole('button', { name: 'Переместить: Смета' }).click();
  await page.getByRole('menuitem', { name: 'Без колонки' }).click();
  await expect(cards(page, 'Без колонки')).toHaveText(['Смета']);
});

test('columns are added, renamed, moved and deleted', async ({ page, server }) => {
  await signUp(page, server.baseUrl, START);
  await page.goto('/kanban');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });

  await page.getByRole('button', { name: 'Добавить колонку' }).click();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Название колонки')).toBeFocused();
  await page.keyboard.type('  Ждёт ответа  ');
  await page.keyboard.press('Enter');
  await expect(headings).toHaveText(['Без колонки', 'Новые', 'В процессе', 'Готово', 'Ждёт ответа']);

  const menu = (name: string) => page.getByRole('button', { name: `Действия с колонкой «${name}»` });
  await menu('Ждёт ответа').click();
  await page.getByRole('menuitem', { name: 'Переименовать' }).click();
  await expect(page.getByLabel('Название колонки')).toHaveValue('Ждёт ответа');
  await page.keyboard.type('Забудется');
  await page.keyboard.press('Escape');
  await expect(headings.last()).toHaveText('Ждёт ответа');
  await expect(menu('Ждёт ответа')).toBeFocused();
  await headings.last().dblclick();
  await page.keyboard.type('Ждёт');
  await page.keyboard.press('Enter');
  await expect(headings.last()).toHaveText('Ждёт');

  await menu('Ждёт').click();
  await page.getByRole('menuitem', { name: 'Переместить левее' }).click();
  await expect(headings).toHaveText(['Без колонки', 'Новые', 'В процессе', 'Ждёт', 'Готово']);
  await drag(page, headings.nth(1), headings.nth(3), { x: 200, y: 60 });
  await expect(headings).toHaveText(['Без колонки', 'В процессе', 'Ждёт', 'Новые', 'Готово']);

  await menu('Новые').click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(headings).toHaveText(['Без колонки', 'В процессе', 'Ждёт', 'Готово']);
  await expect(cards(page, 'Без колонки')).toHaveText(['Первая', 'Вторая', 'Третья']);

  await menu('Ждёт').click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(headings).toHaveText(['Без колонки', 'В процессе', 'Готово']);
  await page
    .locator('[data-toast]')
    .filter({ hasText: 'Колонка «Ждёт» удалена' })
    .getByRole('button', { name: 'Отменить' })
    .click();
  await expect(headings).toHaveText(['Без колонки', 'В процессе', 'Ждёт', 'Готово']);
  await page.reload();
  await expect(headings).toHaveText(['Без колонки', 'В процессе', 'Ждёт', 'Готово']);
  await page.keyboard.press('Control+z');
  await expect(headings).toHaveText(['Без колонки', 'В процессе', 'Ждёт', 'Новые', 'Готово']);
  await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);
});

test.describe('an account at its limit', () => {
  test.use({ expectedProblems: /status of 409/ });

  test('is told what is full, and the name waits until there is room', async ({ page, server }) => {
    await signUp(page, server.baseUrl);
    await fillColumns(page, server.baseUrl, 200);
    await page.goto('/kanban');
    const name = page.getByLabel('Название колонки');
    await page.getByRole('button', { name: 'Добавить колонку' }).click();
    await name.fill('Ждёт ответа');
    await name.press('Enter');
    await expect(
      page.getByText('в\u00a0учётной записи уже 200\u00a0колонок, это предел. Удалите ненужные.'),
    ).toBeVisible();
    await expect(name).toHaveValue('Ждёт ответа');
    await expect(name).toBeFocused();
    await expect(column(page, 'Ждёт ответа')).toHaveCount(0);

    await page.getByRole('button', { name: 'Действия с колонкой «Новые»' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(column(page, 'Новые')).toHaveCount(0);
    await expect(name).toHaveValue('Ждёт ответа');
    await name.press('Enter');
    await expect(column(page, 'Ждёт ответа')).toBeVisible();
    await expect(name).toHaveCount(0);
    await expect.poll(async () => (await page.request.get('/api/kanban-columns')).json()).toHaveLength(200);
  });
});

test('tasks are added to a column, completed and opened from it', async ({ page, server }) => {
  await signUp(page, server.baseUrl);
  await page.goto('/kanban');
  await page.getByRole('button', { name: 'Добавить задачу в колонку «В процессе»' }).click();
  for (const title of ['Купить краску', 'Позвать мастера']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await expect(cards(page, 'В процессе')).toHaveText(['Купить краску', 'Позвать мастера']);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Завершить: Купить краску' }).click();
  await expect(cards(page, 'Готово')).toHaveText(['Купить краску']);
  await card(page, 'Позвать мастера').click();
  await expect(page.getByRole('dialog')).toContainText('Позвать мастера');
});

test('the line of a column reads a deadline, a priority and a project', async ({ page, server }) => {
  await signUp(page, server.baseUrl);
  const headers = { Origin: server.baseUrl };
  await page.request.post('/api/projects', { data: { name: 'Ремонт кухни', color: '#3b82f6' }, headers });
  await page.goto('/kanban');
  await page.getByRole('button', { name: 'Добавить задачу в колонку «В процессе»' }).click();
  const line = page.getByLabel('Название задачи');
  const chips = page.getByRole('list', { name: 'Распознано' }).getByRole('button');
  await line.fill('выбрать плитку завтра @ремонт важно');
  await expect(chips).toHaveText(['завтра', 'Ремонт кухни', 'Приоритет: высокий']);
  await expectFlawless(page);
  await line.press('Enter');
  await expect(card(page, 'Выбрать плитку')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/api/tasks')).json())
    .toMatchObject([{ priority: 'high', dueDate: expect.any(String), projectId: expect.any(String) }]);

  await line.fill('купить клей срочно');
  await line.press('End');
  await line.press('Backspace');
  await expect(chips).toHaveCount(0);
  await page.keyboard.type(' @ремонт');
  await page.getByRole('button', { name: 'Подробнее…' }).click();
  await expect(page.getByRole('dialog').getByLabel('Название')).toHaveValue('Купить клей срочно');
  await expect(page.getByRole('dialog').getByLabel('Проект')).toContainText('Ремонт кухни');
});

test('a card shows the minutes worked, also those of another device', async ({ page, server }) => {
  await signUp(page, server.baseUrl, ['Новые/Смета', 'Новые/Письмо']);
  const headers = { Origin: server.baseUrl };
  const tasks: { id: string; title: string }[] = await (await page.request.get('/api/tasks')).json();
  const work = async () => {
    const data = { taskId: tasks.find(({ title }) => title === 'Смета')?.id };
    const session = await (await page.request.post('/api/focus-sessions', { data, headers })).json();
    await page.request.put(`/api/focus-sessions/${session.id}`, { data: { actualDurationMinutes: 1 }, headers });
  };
  const rows = column(page, 'Новые').getByRole('row');
  await page.goto('/kanban');
  await expect(rows).toHaveText(['Смета', 'Письмо']);
  for (const worked of ['1м', '2м']) {
    await work();
    await expect(rows).toHaveText([`СметаОтработано: ${worked}`, 'Письмо']);
  }
});

test('the sync mends the board and says what it did', async ({ page, server }) => {
  const { columns } = await signUp(page, server.baseUrl, START);
  const tasks: { id: string; title: string }[] = await (await page.request.get('/api/tasks')).json();
  const misplaced = tasks.find(({ title }) => title === 'Вторая');
  const data = { status: 'completed', kanbanColumnId: columns.Новые, position: 0 };
  await page.request.put(`/api/tasks/${misplaced?.id}`, { data, headers: { Origin: server.baseUrl } });
  await page.goto('/kanban');
  await expect(cards(page, 'Новые')).toHaveText(['Вторая', 'Первая', 'Третья']);
  await page.getByRole('button', { name: 'Синхронизировать' }).click();
  await expect(page.getByText('Синхронизировано задач: 1')).toBeVisible();
  await expect(cards(page, 'Готово')).toHaveText(['Вторая']);
});

test('two windows that drag at once end in the same order', async ({ page, server, context }) => {
  await signUp(page, server.baseUrl, [...START, 'Новые/Четвёртая', 'Новые/Пятая']);
  const other = await context.newPage();
  await Promise.all([page.goto('/kanban'), other.goto('/kanban')]);
  await expect(cards(other, 'Новые')).toHaveCount(5);
  await expect(cards(page, 'Новые')).toHaveCount(5);

  await Promise.all([
    drag(page, card(page, 'Первая'), card(page, 'Пятая'), { y: 30 }),
    drag(other, card(other, 'Пятая'), card(other, 'Вторая'), { y: -6 }),
  ]);
  await expect
    .poll(async () => {
      const stored: { title: string; position: number; kanbanColumnId: string | null }[] = await (
        await page.request.get('/api/tasks')
      ).json();
      const group = stored.find(({ title }) => title === 'Первая')?.kanbanColumnId;
      const inOrder = stored.filter((task) => task.kanbanColumnId === group).sort((a, b) => a.position - b.position);
      const titles = inOrder.map(({ title }) => title);
      const shown = [await cards(page, 'Новые').allTextContents(), await cards(other, 'Новые').allTextContents()];
      return (
        shown.every((order) => order.join() === titles.join()) && inOrder.every((task, at) => task.position === at)
      );
    })
    .toBe(true);
});

test.describe('a task of the line of a column, whose answer is lost', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('stays on the board and is made once; what is typed outlives a reload', async ({ page, server }) => {
    await signUp(page, server.baseUrl);
    await page.goto('/kanban');
    await page.getByRole('button', { name: 'Добавить задачу в колонку «В процессе»' }).click();
    const line = page.getByLabel('Название задачи');
    let lost = 0;
    await page.route('**/api/tasks', async (route) => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await line.fill('Купить краску');
    await line.press('Enter');
    await expect(line).toHaveValue('');
    await expect.poll(() => lost).toBeGreaterThan(1);
    await expect(cards(page, 'В процессе')).toHaveText(['Купить краску']);
    expect(await (await page.request.get('/api/tasks')).json()).toHaveLength(1);

    await line.fill('Позвать мастера');
    await page.reload();
    await expect(line).toHaveValue('Позвать мастера');
    await line.press('Enter');
    await expect(cards(page, 'В процессе')).toHaveText(['Купить краску', 'Позвать мастера']);
  });
});

test.describe('a refused move', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('is taken back and told of', async ({ page, server }) => {
    await signUp(page, server.baseUrl, START);
    await page.goto('/kanban');
    const refusal = { status: 500, json: { message: 'Внутренняя ошибка сервера', code: 'internal' } };
    await page.route('**/api/tasks/*', (route) => route.fulfill(refusal));
    await page.route('**/api/kanban/sync', (route) => route.fulfill(refusal));
    await drag(page, card(page, 'Первая'), card(page, 'Смета'), { y: -6 });
    await expect(page.getByText('Внутренняя ошибка сервера')).toBeVisible();
    await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);
    await expect(cards(page, 'В процессе')).toHaveText(['Смета']);

    await page.getByRole('button', { name: 'Синхронизировать' }).click();
    await expect(page.getByText('Ошибка синхронизации')).toBeVisible();
    await expect(page.getByText('Не удалось синхронизировать канбан-доску')).toBeVisible();
  });
});

test.describe('a long column', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test('scrolls under a card that is dragged to its edge', async ({ page, server }) => {
    await signUp(
      page,
      server.baseUrl,
      Array.from({ length: 40 }, (_, n) => `Новые/Задача ${n + 1}`),
    );
    await page.goto('/kanban');
    const list = column(page, 'Новые').getByRole('grid');
    const box = await column(page, 'Новые').boundingBox();
    await drag(page, card(page, 'Задача 1'), column(page, 'Новые'), { x: 150, y: (box?.height ?? 0) - 62 }, false);
    await expect(card(page, 'Задача 40')).toBeVisible();
    // A card that is being dragged stays drawn, and so the browser still tells of its end.
    await expect(card(page, 'Задача 1')).toBeAttached();
    await page.mouse.up();
    await expect(list).toHaveAttribute('aria-rowcount', '40');
    const last: { position: number }[] = await (await page.request.get('/api/tasks')).json();
    expect(last.map(({ position }) => position).sort((a, b) => a - b)).toEqual([...Array(40).keys()]);
    await expect.poll(() => positionOf(page, 'Задача 1')).toBeGreaterThan(20);
  });
});

async function positionOf(page: Page, title: string): Promise<number> {
  const tasks: { title: string; position: number }[] = await (await page.request.get('/api/tasks')).json();
  return tasks.find((task) => task.title === title)?.position ?? -1;
}

for (const width of [1440, 390]) {
  test(`the board is accessible at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
    await signUp(page, server.baseUrl, [...START, 'Готово/Сделана']);
    await page.goto('/kanban');
    await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);
    if (width > 1000) await expect(cards(page, 'Готово')).toHaveText(['Сделана']);
    await expectFlawless(page);
    await page.getByRole('button', { name: 'Переместить: Первая' }).click();
    await expect(page.getByRole('menuitem', { name: 'В процессе' })).toBeVisible();
    await expectFlawless(page);
  });
}

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe ends at the edge of a column, however far it went', async ({ page, server }) => {
    await signUp(page, server.baseUrl, START);
    await page.goto('/kanban');
    await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);
    const device = await page.context().newCDPSession(page);
    const swipe = async (dx: number) => {
      const { y } = await boxOf(column(page, 'Без колонки'));
      const start = dx < 0 ? 340 : 50;
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        device.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + 300 }] });
      await touch('touchStart', start);
      for (let part = 1; part <= 10; part++) await touch('touchMove', start + (dx * part) / 10);
      // A finger that rests before it is lifted throws nothing.
      await page.waitForTimeout(200);
      await touch('touchMove', start + dx);
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const left = async (name: string) => Math.round((await boxOf(column(page, name))).x);
    await swipe(-160);
    await expect.poll(() => left('Без колонки')).toBe(16);
    await swipe(-190);
    await expect.poll(() => left('Новые')).toBe(16);
    await swipe(190);
    await expect.poll(() => left('Без колонки')).toBe(16);
    await swipe(-60);
    await expect.poll(() => left('Без колонки')).toBe(16);
  });
});

for (const width of [1440, 768, 390])
  test(`a toast leaves what adds a card in sight, at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page, server.baseUrl, START);
    await page.goto('/kanban');
    await cards(page, 'Новые').first().focus();
    await page.keyboard.press('Space');
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    const covered = await toast.evaluate((shown) => {
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      return [...document.querySelectorAll('[data-board] button, [data-board] textarea')].some((control) => {
        const box = control.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
    });
    expect(covered).toBe(false);
  });

test('the board is the second tab of the tasks', async ({ page, server }) => {
  await signUp(page, server.baseUrl, START);
  await page.goto('/?section=tasks');
  await page.getByRole('tab', { name: 'Канбан' }).click();
  await expect(cards(page, 'Новые')).toHaveText(['Первая', 'Вторая', 'Третья']);
  expect((await column(page, 'Новые').boundingBox())?.width).toBe(300);
  // The columns go on to the edge of the window.
  const row = (await page.getByRole('group', { name: 'Канбан-доска' }).boundingBox())!;
  expect(row.x + row.width).toBe(1280);
});

test('of a project the second tab shows its own cards, puts new ones into it and moves them among all', async ({
  page,
  server,
}) => {
  const { columns } = await signUp(page, server.baseUrl, ['Новые/Чужая', 'Новые/Другая']);
  const headers = { Origin: server.baseUrl };
  const answer = await page.request.post('/api/projects', { data: { name: 'Ремонт', color: '#3366cc' }, headers });
  const { id: projectId } = await answer.json();
  for (const title of ['Обои', 'Плитка'])
    await page.request.post('/api/tasks', { data: { title, projectId, kanbanColumnId: columns.Новые }, headers });
  await page.goto(`/?section=tasks&project=${projectId}`);
  await page.getByRole('tab', { name: 'Канбан' }).click();
  await expect(cards(page, 'Новые')).toHaveText(['Обои', 'Плитка']);
  await card(page, 'Плитка').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cards(page, 'Новые')).toHaveText(['Плитка', 'Обои']);
  // By the keyboard: what tells of the move may lie over the button, and stays as long as the mouse is on it.
  await page.getByRole('button', { name: 'Добавить задачу в колонку «Новые»' }).press('Enter');
  await page.keyboard.type('Краска');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cards(page, 'Новые')).toHaveText(['Плитка', 'Обои', 'Краска']);
  await page.reload();
  await expect(cards(page, 'Новые')).toHaveText(['Плитка', 'Обои', 'Краска']);
  await page.getByRole('button', { name: 'Ремонт Показать задачи всех проектов' }).click();
  await expect(cards(page, 'Новые')).toHaveText(['Чужая', 'Другая', 'Плитка', 'Обои', 'Краска']);
});

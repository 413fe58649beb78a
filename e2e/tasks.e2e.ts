import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Task } from '#features/tasks/contract.ts';
import { makeTask } from '#testing/task.ts';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks';

/** Signs a new person in by the interface's own call, so that the journey begins at what it is about. */
async function signUp(page: Page, baseURL: string | undefined) {
  const credentials = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
  const answer = await page.request.post('/api/auth/register', { data: credentials, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
}

async function make(page: Page, baseURL: string | undefined, data: Record<string, unknown>) {
  const answer = await page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const titles = (page: Page) => page.getByRole('grid', { name: 'Задачи' }).getByRole('row').locator('[data-row-title]');
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
/** The radio button lies unseen in its label. */
const choose = (page: Page, label: string) => page.locator('label').filter({ hasText: label }).click();
const check = (page: Page, title: string) => row(page, title).getByRole('checkbox');

test.describe('a task', () => {
  test('is created, edited, completed, reactivated, deleted and brought back, and all of it lasts', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL);
    await page.goto(LIST);
    await expect(page.getByText('Пока нет задач')).toBeVisible();

    await page.getByRole('button', { name: 'Создать задачу' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(dialog.getByText('Название задачи обязательно')).toBeVisible();
    await dialog.getByLabel('Название').fill('Сверить отчёт');
    await dialog.getByLabel('Описание').fill('Цифры за квартал: https://example.ru/q4. Правила: www.example.ru/rules.');
    await choose(page, 'Высокий');
    await dialog.getByLabel('Срок').fill('2026-12-31T18:30');
    await dialog.getByRole('button', { name: 'Создать задачу' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(row(page, 'Сверить отчёт')).toHaveCount(1);

    await titles(page).first().click();
    await expect(dialog.getByText('31 декабря 2026 в 18:30')).toBeVisible();
    await expect(dialog.getByText('Приоритет: высокий')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'https://example.ru/q4', exact: true });
    await expect(link).toHaveAttribute('href', 'https://example.ru/q4');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const bare = dialog.getByRole('link', { name: 'www.example.ru/rules', exact: true });
    await expect(bare).toHaveAttribute('href', 'https://www.example.ru/rules');
    await dialog.getByRole('button', { name: 'Изменить задачу' }).click();
    await dialog.getByLabel('Название').fill('Сверить годовой отчёт');
    await dialog.getByLabel('Срок').fill('');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(toast(page, 'Задача обновлена!')).toBeVisible();
    await expect(dialog.getByText('Не задан')).toBeVisible();
    await dialog.getByRole('button', { name: 'Завершить' }).click();
    await expect(toast(page, 'Задача выполнена!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(check(page, 'Сверить годовой отчёт')).toBeChecked();

    await titles(page).first().click();
    await dialog.getByRole('button', { name: 'Активировать' }).click();
    await expect(toast(page, 'Задача активирована!')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Завершить' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Удалить задачу' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(toast(page, 'Задача удалена!')).toBeVisible();
    await expect(page.getByText('Пока нет задач')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(row(page, 'Сверить годовой отчёт')).toBeVisible();

    await page.reload();
    await expect(check(page, 'Сверить годовой отчёт')).not.toBeChecked();
    await titles(page).first().click();
    await expect(dialog.getByText('Цифры за квартал')).toBeVisible();
  });

  test('is changed back by Ctrl+Z and by the menu, last change first', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Полить цветы' });
    await page.goto(LIST);
    await check(page, 'Полить цветы').click();
    await expect(toast(page, 'Задача выполнена!')).toBeVisible();
    await row(page, 'Полить цветы').hover();
    await row(page, 'Полить цветы').getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(row(page, 'Полить цветы')).toHaveCount(0);

    await page.keyboard.press('Control+z');
    await expect(check(page, 'Полить цветы')).toBeChecked();
    await expect(toast(page, 'Изменение отменено')).toBeVisible();
    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await page.getByRole('menuitem', { name: 'Отменить последнее' }).click();
    await expect(check(page, 'Полить цветы')).not.toBeChecked();
    await page.reload();
    await expect(check(page, 'Полить цветы')).not.toBeChecked();
  });

  test('goes to the archive with the completed ones, is found by search, and comes back', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    for (const title of ['Купить ёлку', 'Убрать игрушки']) await make(page, baseURL, { title });
    await page.goto(LIST);
    await check(page, 'Купить ёлку').click();
    await expect(check(page, 'Купить ёлку')).toBeChecked();
    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await page.getByRole('menuitem', { name: 'Убрать выполненные в архив' }).click();
    await expect(toast(page, 'В архиве: 1 задача')).toBeVisible();
    await expect(titles(page)).toHaveText(['Убрать игрушки']);
    await page.getByRole('searchbox').fill('ЕЛКУ купить');
    await expect(titles(page)).toHaveText(['Купить ёлку']);
    await page.getByRole('searchbox').fill('нет такого');
    await expect(page.getByText('Ничего не нашлось')).toBeVisible();
    await page.getByRole('button', { name: 'Снять фильтры' }).click();
    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await page.getByRole('menuitem', { name: 'Вернуть всё из архива' }).click();
    await expect(titles(page)).toHaveText(['Убрать игрушки', 'Купить ёлку']);
  });
});

test('a row that was just ticked keeps no key of the list to itself', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await make(page, baseURL, { title: 'Купить ёлку' });
  await page.goto(LIST);
  await check(page, 'Купить ёлку').focus();
  await page.keyboard.press('Space');
  await expect(check(page, 'Купить ёлку')).toBeChecked();
  await check(page, 'Купить ёлку').focus();
  await page.keyboard.press('Control+z');
  await expect(check(page, 'Купить ёлку')).not.toBeChecked();
  await check(page, 'Купить ёлку').focus();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Новая задача')).toBeFocused();
});

test.describe('acts from before a reload', () => {
  test.use({ expectedProblems: /status of 409/ });

  test('are taken back one by one, and what was changed since is kept and named', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    for (const title of ['Купить ёлку', 'Убрать игрушки']) await make(page, baseURL, { title });
    await page.goto(LIST);
    for (const title of ['Купить ёлку', 'Убрать игрушки']) {
      await check(page, title).click();
      await expect(check(page, title)).toBeChecked();
    }
    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await page.getByRole('menuitem', { name: 'Убрать выполненные в архив' }).click();
    await expect(toast(page, 'В архиве: 2 задачи')).toBeVisible();
    await expect(titles(page)).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Действия со списком' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(toast(page, 'Изменение отменено')).toBeVisible();
    await expect(check(page, 'Купить ёлку')).toBeChecked();
    await expect(check(page, 'Убрать игрушки')).toBeChecked();

    const tasks: { id: string; title: string }[] = await (await page.request.get('/api/tasks')).json();
    const toys = tasks.find(({ title }) => title === 'Убрать игрушки')!;
    const headers = { origin: baseURL! };
    await page.request.put(`/api/tasks/${toys.id}`, { data: { status: 'archived' }, headers });
    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await page.getByRole('menuitem', { name: 'Отменить последнее' }).click();
    await expect(page.getByText('«Убрать игрушки»: с тех пор это изменили, и новое осталось.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(check(page, 'Купить ёлку')).not.toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(toast(page, 'Отменять уже нечего')).toBeVisible();
    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await expect(page.getByRole('menuitem', { name: 'Отменить последнее' })).toBeDisabled();
  });
});

test.describe('an act that a reload overtook', () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  test('is sent before the last one is taken back, and is that one', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Купить ёлку' });
    await page.goto(LIST);
    await check(page, 'Купить ёлку').click();
    await expect(check(page, 'Купить ёлку')).toBeChecked();
    await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
    await page.getByRole('button', { name: 'Действия со списком' }).click();
    await page.getByRole('menuitem', { name: 'Убрать выполненные в архив' }).click();
    await expect(titles(page)).toHaveCount(0);
    await page.unroute('**/api/**');
    await page.route(/\/api\/(tasks\/|changes)/, async (route) => {
      await setTimeout(2000);
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Действия со списком' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(toast(page, 'Изменение отменено')).toBeVisible();
    await expect(check(page, 'Купить ёлку')).toBeChecked();
  });
});

test('filters show what they name', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await make(page, baseURL, { title: 'Важное', priority: 'high' });
  await make(page, baseURL, { title: 'Пустяк', priority: 'low' });
  await page.goto(LIST);
  await check(page, 'Пустяк').click();
  await choose(page, 'Выполненные');
  await expect(titles(page)).toHaveText(['Пустяк']);
  await choose(page, 'Активные');
  await expect(titles(page)).toHaveText(['Важное']);
  await choose(page, 'Все');
  await page.getByLabel('Приоритет').selectOption('low');
  await expect(titles(page)).toHaveText(['Пустяк']);
});

test('an address says which tasks are shown, and the rest is chosen on the page', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await make(page, baseURL, { title: 'Ёлка', priority: 'high', dueDay: '2020-01-01' });
  await make(page, baseURL, { title: 'Ёлка для соседей', priority: 'low' });
  await make(page, baseURL, { title: 'Пустяк', priority: 'low' });
  await page.goto(`${LIST}&status=active&priority=low&q=елка`);
  await expect(titles(page)).toHaveText(['Ёлка для соседей']);
  await expect(page.getByLabel('Приоритет')).toHaveValue('low');
  await expect(page.getByLabel('Поиск по задачам')).toHaveValue('елка');
  await page.getByLabel('Приоритет').selectOption('high');
  await expect(titles(page)).toHaveText(['Ёлка']);
  await page.getByLabel('Поиск по задачам').fill('');
  await expect(page).not.toHaveURL(/[?&](q|text)=/);
  await page.goto(`${LIST}&due=overdue`);
  await expect(titles(page)).toHaveText(['Ёлка']);
  await page.goto(`${LIST}&status=all&due=whenever`);
  await expect(titles(page)).toHaveCount(3);
});

test('two windows show the same list within a blink', async ({ page, context, baseURL }) => {
  await signUp(page, baseURL);
  await make(page, baseURL, { title: 'Общая задача' });
  const other = await context.newPage();
  await Promise.all([page.goto(LIST), other.goto(LIST)]);
  await expect(check(other, 'Общая задача')).not.toBeChecked();
  await check(page, 'Общая задача').click();
  await expect(check(other, 'Общая задача')).toBeChecked();
  await other.getByLabel('Новая задача').fill('Из второго окна !');
  await other.keyboard.press('Enter');
  await expect(row(page, 'Из второго окна')).toContainText('Приоритет: высокий');
  await Promise.all([check(page, 'Из второго окна').click(), check(other, 'Общая задача').click()]);
  for (const window of [page, other]) {
    await expect(check(window, 'Из второго окна')).toBeChecked();
    await expect(check(window, 'Общая задача')).not.toBeChecked();
  }
});

test('what was changed before the window could hear of changes is shown as soon as it can', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const held = Promise.withResolvers<void>();
  await page.routeWebSocket('**/ws', async (socket) => {
    await held.promise;
    socket.connectToServer();
  });
  await page.goto(LIST);
  await expect(page.getByText('Пока нет задач')).toBeVisible();
  // The list is asked for once more behind the document; from then on only the channel tells.
  await page.waitForLoadState('networkidle');
  await make(page, baseURL, { title: 'Из другого места' });
  held.resolve();
  await expect(row(page, 'Из другого места')).toBeVisible();
});

test.describe('by keyboard alone', () => {
  test('tasks are added, walked through, ticked, opened and deleted', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto(LIST);
    await expect(page.getByText('Пока нет задач')).toBeVisible();
    await page.keyboard.press('KeyN');
    for (const title of ['Первая', 'Вторая', 'Третья']) {
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
      await expect(row(page, title)).toBeVisible();
    }
    await expect(titles(page)).toHaveText(['Третья', 'Вторая', 'Первая']);

    // A grid: what the keys do in it is said, and right and left go through what can be pressed.
    const grid = page.getByRole('grid', { name: 'Задачи' });
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await expect(grid).toHaveAccessibleDescription(/Пробел: выполнить · Enter: открыть/);
    await titles(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(titles(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(check(page, 'Вторая')).toBeFocused();
    await page.keyboard.press('End');
    for (const name of ['Изменить напоминания', 'Изменить план']) {
      await page.keyboard.press('ArrowRight');
      await expect(row(page, 'Первая').getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog', { name: 'Изменить план' }).getByRole('button', { name: /^Сегодня/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Первая').getByRole('button', { name: 'Изменить план' })).toBeFocused();
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowLeft');
    await expect(row(page, 'Первая').getByRole('rowheader')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(titles(page)).toHaveText(['Третья', 'Первая', 'Вторая']);
    await expect(check(page, 'Вторая')).toBeChecked();
    await expect(row(page, 'Первая').locator('[data-row-title]')).toBeFocused();

    await page.keyboard.press('Delete');
    await expect(page.getByRole('alertdialog')).toContainText('Первая');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveText(['Третья', 'Вторая']);
    await expect(row(page, 'Вторая').locator('[data-row-title]')).toBeFocused();

    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Третья');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row(page, 'Третья').locator('[data-row-title]')).toBeFocused();
  });
});

test.describe('the keyboard’s row', () => {
  test('stays that row when the server confirms it', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Прежняя' });
    await page.goto(LIST);
    let confirm = () => {};
    const held = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    await page.route('**/api/tasks', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await page.getByLabel('Новая задача').fill('Купить хлеб');
    await page.getByLabel('Новая задача').press('Enter');
    const title = row(page, 'Купить хлеб').locator('[data-row-title]');
    await title.focus();
    const confirmed = page.waitForResponse((response) => response.request().method() === 'POST');
    confirm();
    await confirmed;
    await expect(title).toBeFocused();
    await page.keyboard.press('Space');
    await expect(check(page, 'Купить хлеб')).toBeChecked();
    await expect(row(page, 'Прежняя').locator('[data-row-title]')).toBeFocused();
  });
});

test.describe('when the server refuses', () => {
  test.use({ expectedProblems: /status of (400|500)/ });

  test('a change is taken back with its words, and nothing typed is lost', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Стойкая задача' });
    await page.goto(LIST);
    const refuse = {
      status: 400,
      contentType: 'application/json',
      body: '{"message":"Так нельзя","code":"validation"}',
    };
    await page.route('**/api/tasks/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(refuse) : route.fallback(),
    );
    await check(page, 'Стойкая задача').click();
    await expect(toast(page, 'Так нельзя')).toBeVisible();
    await expect(check(page, 'Стойкая задача')).not.toBeChecked();

    await titles(page).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Изменить задачу' }).click();
    await dialog.getByLabel('Описание').fill('Долго писал');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(toast(page, 'Так нельзя')).toBeVisible();
    await expect(dialog.getByLabel('Описание')).toHaveValue('Долго писал');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await page.keyboard.press('Escape');

    await page.route('**/api/tasks', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    await dialog.getByLabel('Название').fill('Не пропади');
    await dialog.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(toast(page, 'Не удалось создать задачу')).toBeVisible();
    await expect(dialog.getByLabel('Название')).toHaveValue('Не пропади');
    await expect(row(page, 'Не пропади')).toHaveCount(0);
    await page.unroute('**/api/tasks');
    await dialog.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(row(page, 'Не пропади')).toHaveCount(1);
    await expect(toast(page, 'Не удалось создать задачу')).toHaveCount(0);
  });
});

test.describe('when the answer comes late', () => {
  test.use({ expectedProblems: /status of 500/ });

  const answerLater = async (page: Page, url: string, method: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let refused = false;
    await page.route(url, async (route) => {
      if (route.request().method() !== method) return route.fallback();
      await promise;
      return refused ? route.fulfill({ status: 500, body: '' }) : route.fallback();
    });
    return (refuse: boolean) => {
      refused = refuse;
      resolve();
    };
  };

  test('the next task begins empty, and its draft outlives the answer to the one before', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto(LIST);
    const answer = await answerLater(page, '**/api/tasks', 'POST');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    await dialog.getByLabel('Название').fill('Первая');
    await dialog.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(dialog.getByLabel('Название')).toHaveValue('');
    await dialog.getByLabel('Название').fill('Вторая');
    const created = page.waitForResponse((response) => response.request().method() === 'POST');
    answer(false);
    await created;
    await page.reload();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(dialog.getByLabel('Название')).toHaveValue('Вторая');
    await expect(dialog).toContainText('Мы сохранили то, что вы не успели отправить.');
  });

  test('a refused change opens its task again, though its dialog is closed', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Стойкая задача' });
    await page.goto(LIST);
    const answer = await answerLater(page, '**/api/tasks/*', 'PUT');
    const dialog = page.getByRole('dialog');
    await titles(page).first().click();
    await dialog.getByRole('button', { name: 'Изменить задачу' }).click();
    await dialog.getByLabel('Описание').fill('Долго писал');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    answer(true);
    await expect(dialog.getByLabel('Описание')).toHaveValue('Долго писал');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expect(dialog).toContainText('Без описания');
  });
});

test.describe('when the session ends', () => {
  test.use({ expectedProblems: /status of 401/ });

  test('what was sent then is there after signing in again, once', async ({ page, context, baseURL }) => {
    const credentials = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
    await page.request.post('/api/auth/register', { data: credentials, headers: { Origin: baseURL! } });
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    await page.getByRole('dialog').getByLabel('Название').fill('Длинная мысль');
    await context.clearCookies();
    await page.getByRole('dialog').getByRole('button', { name: 'Создать задачу' }).click();
    await expect(page.getByText('Не авторизован')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(credentials.email);
    await page.getByLabel('Пароль', { exact: true }).fill(credentials.password);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/login');
    await page.goto(LIST);
    await expect(row(page, 'Длинная мысль')).toHaveCount(1);
    await expect
      .poll(async () => (await (await page.request.get('/api/tasks')).json()).map((task: Task) => task.title))
      .toEqual(['Длинная мысль']);
  });
});

test('ten thousand tasks: the end is a key away and search answers', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const now = new Date().toISOString();
  const tasks = Array.from({ length: 10_000 }, (_, index) =>
    makeTask({
      id: `0190${String(index).padStart(4, '0')}-0000-7000-8000-000000000000`,
      title: `Задача ${index}`,
      rank: `d${String(index).padStart(4, '0')}`,
      position: index,
      createdAt: now,
      updatedAt: now,
    }),
  );
  await page.route('**/api/tasks', (route) => route.fulfill({ json: tasks, headers: { 'X-Revision': '1' } }));
  await page.routeWebSocket('**/ws', () => undefined);
  // The document brings the first answers along; without them the list is asked for and the mock answers.
  await page.route(
    ({ search }) => search === '?section=tasks',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('id="preloaded"', 'id="set-aside"'),
      });
    },
  );
  await page.goto(LIST);
  await expect(titles(page).first()).toBeVisible();
  expect(await titles(page).count()).toBeLessThan(80);
  await titles(page).first().focus();
  await page.mouse.wheel(0, 40_000);
  await expect(row(page, 'Задача 9090')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(titles(page).nth(1)).toBeFocused();
  await expect(titles(page).nth(1)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', '10000');
  await expect(titles(page).last()).toBeFocused();
  await page.getByRole('searchbox').fill('задача 777');
  await expect(page.getByText('Показано: 19 задач')).toBeAttached();
});

for (const width of [1440, 390])
  test(`a list with a long title, and what opens from it, are accessible at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
    await signUp(page, baseURL);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const past = new Date(Date.now() - 86_400_000).toISOString();
    await make(page, baseURL, { title: 'Скоро', dueDate: soon, priority: 'low' });
    await make(page, baseURL, {
      title: `Просрочено ${'и очень длинно '.repeat(18)}`,
      dueDate: past,
      priority: 'high',
    });
    await page.goto(LIST);
    await check(page, 'Скоро').click();
    await expect(check(page, 'Скоро')).toBeChecked();
    await expectFlawless(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await titles(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFlawless(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
    await expectFlawless(page);
  });

test.describe('the line of a new task', () => {
  const line = (page: Page) => page.getByLabel('Новая задача', { exact: true });
  const chips = (page: Page) => page.getByRole('list', { name: 'Распознано' }).getByRole('button');
  const ofTask = async (page: Page, title: string) =>
    (await (await page.request.get('/api/tasks')).json()).find((task: { title: string }) => task.title === title);

  test('keeps its words over a reload, and the offer to go on leaves once they are sent', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto(LIST);
    await line(page).fill('Позвонить в банк');
    await page.reload();
    await expect(line(page)).toHaveValue('Позвонить в банк');
    const offer = page.locator('[data-toast]').filter({ hasText: 'Остался черновик' });
    // Under the mouse it would stay.
    await offer.hover();
    await line(page).press('Enter');
    await expect(row(page, 'Позвонить в банк')).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('reads words of priority and project, and takes chips back by a press and by Backspace', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL);
    const data = { name: 'Учёба', color: '#3b82f6' };
    await (await page.request.post('/api/projects', { data, headers: { Origin: baseURL! } })).json();
    await page.goto(LIST);
    await line(page).fill('сдать реферат завтра в проект Учёба срочно');
    await expect(chips(page)).toHaveText(['завтра', 'Учёба', 'Приоритет: высокий']);
    const told = page.locator('[aria-live=polite]');
    await expect(told.filter({ hasText: 'Распознано: завтра, Учёба, Приоритет: высокий' })).toBeAttached();
    await expectFlawless(page);

    await line(page).press('End');
    await line(page).press('Backspace');
    await expect(chips(page)).toHaveText(['завтра', 'Учёба']);
    await expect(line(page)).toHaveValue('сдать реферат завтра в проект Учёба срочно');
    await expect(page.getByText('Осталось в названии: срочно')).toBeAttached();
    await chips(page).filter({ hasText: 'завтра' }).click();
    await expect(line(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Убрать срок: завтра' })).toHaveCount(0);
    await page.keyboard.type(' !');
    await expect(chips(page)).toHaveText(['Учёба', 'Приоритет: высокий']);
    await page.keyboard.press('Enter');
    await expect(row(page, 'Сдать реферат завтра срочно')).toBeVisible();
    await expect(line(page)).toHaveValue('');
    await expect(
      page.locator('[aria-live=polite]', { hasText: 'Добавлено: Сдать реферат завтра срочно' }),
    ).toBeAttached();
    await expect
      .poll(() => ofTask(page, 'Сдать реферат завтра срочно'))
      .toMatchObject({ priority: 'high', dueDate: null, projectId: expect.any(String) });

    await line(page).fill('созвон завтра в 10, напомни за день и за час');
    const reminders = 'за 1\u00a0день до срока, за 1\u00a0час до срока';
    await expect(chips(page)).toHaveText(['завтра в\u00a010:00', reminders]);
    await expect(page.getByRole('button', { name: `Убрать напоминание: ${reminders}` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => ofTask(page, 'Созвон'))
      .toMatchObject({ reminders: [{ beforeMinutes: 1440 }, { beforeMinutes: 60 }] });

    // Sent, the line has forgotten what was taken back.
    await line(page).fill('купить хлеб срочно');
    await expect(page.getByRole('button', { name: 'Убрать приоритет: высокий' })).toBeVisible();
    await page.getByRole('button', { name: 'Убрать приоритет: высокий' }).focus();
    await page.keyboard.press('Enter');
    await expect(line(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(line(page)).toHaveValue('купить хлеб срочн');
  });

  test('that is sent before what reads it has come is read all the same', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    let come = () => {};
    const here = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/read-quick-task-*.js', async (route) => {
      await here;
      await route.continue();
    });
    await page.goto(LIST);
    await line(page).fill('полить цветы срочно');
    await line(page).press('Enter');
    await expect(line(page)).toHaveValue('');
    await expect(chips(page)).toHaveCount(0);
    come();
    await expect(row(page, 'Полить цветы')).toContainText('Приоритет: высокий');
  });

  test('stands in a project and a filter, and says where a task went that they do not show', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL);
    const project = async (name: string) => {
      const data = { name, color: '#3b82f6' };
      return (await page.request.post('/api/projects', { data, headers: { Origin: baseURL! } })).json();
    };
    const [home, study] = [await project('Дом'), await project('Учёба')];
    await page.goto(`${LIST}&project=${home.id}`);
    await line(page).fill('полить цветы');
    await line(page).press('Enter');
    await expect(row(page, 'Полить цветы')).toBeVisible();
    await expect.poll(() => ofTask(page, 'Полить цветы')).toMatchObject({ projectId: home.id, priority: 'medium' });
    await expect(toast(page, 'Добавлено')).toHaveCount(0);

    await line(page).fill('сдать реферат в проект Учёба');
    await line(page).press('Enter');
    await toast(page, 'Добавлено: Сдать реферат').getByRole('button', { name: 'Открыть' }).click();
    await expect(page.getByRole('dialog')).toContainText('Сдать реферат');
    await page.keyboard.press('Escape');
    expect(await ofTask(page, 'Сдать реферат')).toMatchObject({ projectId: study.id });

    await page.getByLabel('Приоритет').selectOption({ label: 'Высокий приоритет' });
    await line(page).fill('вызвать мастера');
    await line(page).press('Enter');
    await expect(row(page, 'Вызвать мастера')).toBeVisible();
    await expect.poll(() => ofTask(page, 'Вызвать мастера')).toMatchObject({ priority: 'high', projectId: home.id });

    await page.getByLabel('Поиск по задачам').fill('мастер');
    await line(page).fill('купить лампу');
    await line(page).press('Enter');
    await toast(page, 'Добавлено: Купить лампу').getByRole('button', { name: 'Отменить' }).click();
    await expect(toast(page, 'Изменение отменено')).toBeVisible();
    await expect.poll(() => ofTask(page, 'Купить лампу')).toBeUndefined();
  });
});

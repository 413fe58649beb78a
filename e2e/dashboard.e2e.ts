import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { inEqualFigures } from './equal-figures.ts';
import { expect, test } from './fixtures.ts';

async function settle(page: Page): Promise<void> {
  const account = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201);
}

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const makeTask = (page: Page, title: string, priority = 'medium') => post(page, '/api/tasks', { title, priority });

async function finishTask(page: Page, title: string): Promise<void> {
  const { id } = await makeTask(page, title);
  expect((await page.request.put(`/api/tasks/${id}`, { data: { status: 'completed' } })).status()).toBe(200);
}

const makeHabit = (page: Page, name: string) =>
  post(page, '/api/habits', { name, icon: 'target', color: '#6366f1', type: 'positive', reminderEnabled: false });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A figure of today, as it stands under its name. */
const figure = (page: Page, name: string) =>
  card(page, 'Сегодня в цифрах').locator('section').filter({ hasText: name }).locator('p').first();

test('a newcomer finds an empty day and, on each card, the next step', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('anna-');
  await expect(page.getByText('Нет активных задач. Создайте новую задачу для начала работы.')).toBeVisible();
  await expect(page.getByText('Пока нет выполненных задач.')).toBeVisible();
  await expect(page.getByText('Нет привычек на сегодня')).toBeVisible();
  await expect(card(page, 'ИИ-помощник')).toContainText(/\S/);
  await expect(figure(page, 'Выполнено задач')).toHaveText('0');
  await expect(figure(page, 'Время фокуса')).toHaveText('0м');
  await expect(figure(page, 'Сессий сегодня')).toHaveText('0');
  await expect(figure(page, 'Дней подряд')).toHaveText('0');

  await page.getByRole('button', { name: 'Добавить задачу' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая задача' });
  await dialog.getByLabel('Название').fill('Первая');
  await dialog.getByRole('button', { name: 'Создать задачу' }).click();
  await expect(card(page, 'Текущая задача').getByRole('button', { name: 'Первая' })).toBeVisible();

  await page.getByRole('link', { name: 'Создать первую привычку' }).click();
  await expect(page).toHaveURL('/habits');
});

test('the current task is the first of high priority, else the first; ticked off, every figure follows', async ({
  page,
}) => {
  await settle(page);
  await finishTask(page, 'Почта');
  await makeTask(page, 'Важное', 'high');
  await makeTask(page, 'Обычное');
  await page.goto('/');
  const current = card(page, 'Текущая задача');
  await expect(figure(page, 'Выполнено задач')).toHaveText('1');
  await current.getByRole('button', { name: 'Важное', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Важное' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await current.getByRole('checkbox', { name: 'Завершить: Важное' }).click();
  await expect(current.getByRole('button', { name: 'Обычное', exact: true })).toBeVisible();
  await expect(figure(page, 'Выполнено задач')).toHaveText('2');
  await expect(figure(page, 'Дней подряд')).toHaveText('1');
  await expect(card(page, 'Детальная аналитика')).toContainText('2 из 5');
  await expect(card(page, 'Недавно выполненные').getByRole('listitem').first()).toContainText('Важное');

  await page.getByRole('link', { name: 'Выполнено задач' }).click();
  await expect(page).toHaveURL('/?section=analytics');
  await expect(page.getByRole('heading', { name: 'Аналитика', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(figure(page, 'Выполнено задач')).toHaveText('2');
});

const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
const makeDue = (page: Page, title: string, days: number, priority = 'medium') =>
  post(page, '/api/tasks', { title, priority, dueDay: dayIn(days) });

for (const width of [1440, 390])
  test(`today stands at the centre, ${width} pixels wide: late ones first, ticked by the keyboard, then what might be taken on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install({ time: new Date(`${dayIn(0)}T10:00:00+03:00`) });
    await settle(page);
    await makeDue(page, 'Отпуск', 9, 'high');
    await makeDue(page, 'Созвон', 0);
    await makeDue(page, 'Счёт', -3, 'high');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Доброе утро');
    const today = card(page, 'Сегодня');
    await expect(today.getByRole('listitem')).toContainText(['Счёт', 'Созвон']);
    await expect(today.getByRole('listitem')).toHaveCount(2);
    expect(await inEqualFigures(page)).toEqual([]);
    await expect(card(page, 'Текущая задача').getByRole('button', { name: 'Счёт' })).toBeVisible();
    const box = async (name: string) => (await card(page, name).boundingBox())!;
    const [day, next, habits] = [await box('Сегодня'), await box('Текущая задача'), await box('Привычки на сегодня')];
    const figures = await box('Сегодня в цифрах');
    if (width > 1024) {
      // Beside the day what goes with it, and it is the wider one.
      expect(next.x).toBeGreaterThanOrEqual(day.x + day.width);
      expect(next.y).toBe(day.y);
      expect(habits.x).toBe(next.x);
      expect(day.width).toBeGreaterThan(next.width);
    } else for (const each of [next, habits]) expect(each.y).toBeGreaterThanOrEqual(day.y + day.height);
    // Figures are small, and stand below.
    expect(figures.y).toBeGreaterThanOrEqual(Math.max(day.y + day.height, habits.y + habits.height));
    expect(figures.height).toBeLessThan(width > 1024 ? 110 : 220);

    await today.getByRole('checkbox', { name: 'Завершить: Счёт' }).focus();
    await page.keyboard.press('Space');
    await expect(today).toContainText('Сделано 1 из 2');
    await expect(today.getByRole('checkbox', { name: 'Завершить: Созвон' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(today).toContainText('Всё на сегодня сделано');
    await expect(today.getByRole('list', { name: 'Можно взять сегодня' }).getByRole('listitem')).toContainText([
      'Отпуск',
    ]);

    await card(page, 'Текущая задача').getByRole('button', { name: 'Взять в фокус' }).click();
    await expect(page.getByRole('dialog', { name: 'Новая фокус-сессия' }).getByLabel('Над чем работаем')).toHaveValue(
      'Отпуск',
    );
  });

test('of far too much some is shown, and the rest is a press or a link away', async ({ page }) => {
  await settle(page);
  for (let late = 1; late <= 9; late++) await makeDue(page, `Долг ${late}`, -late);
  await makeDue(page, 'Не сегодня', 3);
  await page.goto('/');
  const today = card(page, 'Сегодня');
  await expect(today.getByRole('listitem')).toHaveCount(7);
  await expect(today.getByRole('listitem').first()).toContainText('Долг 9');
  await today.getByRole('button', { name: 'Показать все' }).click();
  await expect(today.getByRole('listitem')).toHaveCount(9);
  await today.getByRole('button', { name: 'Переместить: Долг 1' }).press('ArrowUp');
  await expect(today.getByRole('listitem').nth(7)).toContainText('Долг 1');
  await today.getByRole('button', { name: 'Свернуть' }).click();
  await expect(today.getByRole('listitem')).toHaveCount(7);
  await today.getByRole('link', { name: 'Ещё 2 задачи' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Долг 1' })).toBeVisible();
  await expect(page.getByText('Не сегодня')).toBeHidden();
});

test('sessions and their time are counted when they end', async ({ page, context }) => {
  await context.clock.install();
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Начать фокус-сессию' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая фокус-сессия' });
  await dialog.getByRole('radio', { name: /Без ограничения/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Начать сессию' }).click();
  await expect(page.getByRole('button', { name: 'Сессия активна' })).toBeDisabled();
  await page.getByRole('button', { name: 'Завершить', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Посчитать' }).click();
  await expect(page.getByText('Сессия завершена!')).toBeVisible();
  await expect(page.getByText('Отличная работа! Ваш прогресс сохранен.')).toBeVisible();
  await expect(figure(page, 'Сессий сегодня')).toHaveText('1');
  await expect(figure(page, 'Дней подряд')).toHaveText('1');
  await expect(card(page, 'Детальная аналитика')).toContainText('1 из 4');
});

test('three finished tasks and four habits are shown, the rest a link away', async ({ page }) => {
  await settle(page);
  for (const title of ['Раз', 'Два', 'Три', 'Четыре']) await finishTask(page, title);
  for (const name of ['Вода', 'Зарядка', 'Книга', 'Сон', 'Прогулка']) await makeHabit(page, name);
  await page.goto('/');
  const recent = card(page, 'Недавно выполненные');
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  await recent.getByRole('button', { name: 'Четыре' }).click();
  await expect(page.getByRole('dialog', { name: 'Четыре' })).toBeVisible();
  await page.keyboard.press('Escape');

  const habits = card(page, 'Привычки на сегодня');
  await expect(habits.getByRole('listitem')).toHaveCount(4);
  const first = habits.getByRole('checkbox').first();
  await first.click();
  await expect(first).toBeChecked();
  await page.reload();
  await expect(habits.getByRole('checkbox', { checked: true })).toHaveCount(1);

  await habits.getByRole('link', { name: 'Смотреть все' }).click();
  await expect(page).toHaveURL('/?section=habits');
  await page.goBack();
  await recent.getByRole('link', { name: 'Все задачи' }).click();
  await expect(page).toHaveURL('/?section=tasks');
});

test('the assistant’s report says how the day is once, what to do below, and leads to what it names', async ({
  page,
}) => {
  await settle(page);
  await finishTask(page, 'Почта');
  const dueDate = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString();
  await post(page, '/api/tasks', { title: 'Счёт', priority: 'high', dueDate });
  const { summary } = await (await page.request.get('/api/analytics/report')).json();
  await page.goto('/');
  await expect(card(page, 'ИИ-помощник')).toContainText(summary);
  const report = card(page, 'Детальная аналитика').getByRole('region', { name: /отчёт/ });
  await expect(report).toContainText('Что дальше');
  await expect(page.getByText(summary)).toHaveCount(1);
  await report.getByRole('link', { name: 'Открыть задачу: Счёт' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Счёт' })).toBeVisible();
});

test('the assistant is a press away, and the figures leave as a file', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await card(page, 'ИИ-помощник').getByRole('button', { name: 'Голосовой чат' }).click();
  // The question whether to listen stands above the chat, which is out of reach until it is answered.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const chat = page.getByRole('dialog', { name: 'ИИ-помощник' });
  await expect(chat).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card(page, 'Детальная аналитика').getByRole('button', { name: 'Экспорт CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('Экспорт завершен')).toBeVisible();
  await expect(page.getByText('Файл с аналитикой загружен')).toBeVisible();
});

test.describe('when a call fails', () => {
  test.use({ expectedProblems: /status of 503/ });

  test('each card says so and offers the way on', async ({ page }) => {
    await settle(page);
    const failing = ['**/api/analytics?*', '**/api/analytics/export', '**/api/analytics/report'];
    for (const path of failing)
      await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Нет базы', code: 'down' } }));
    await page.goto('/');
    const analytics = card(page, 'Детальная аналитика');
    await expect(analytics.getByText('Не удалось загрузить аналитику')).toHaveCount(2);
    await expect(analytics.getByText('Не удалось составить отчёт')).toBeVisible();
    await expect(card(page, 'ИИ-помощник')).toContainText('Скажите обычными словами');
    await analytics.getByRole('button', { name: 'Экспорт CSV' }).click();
    await expect(page.getByText('Ошибка экспорта')).toBeVisible();
    await expect(page.getByText('Не удалось экспортировать данные')).toBeVisible();

    for (const path of failing) await page.unroute(path);
    await analytics.getByRole('button', { name: 'Повторить' }).first().click();
    await expect(analytics.getByText('Продуктивность недели')).toBeVisible();
  });
});

for (const width of [1440, 390])
  test(`is open to everybody at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
    await settle(page);
    await finishTask(page, 'Готово');
    await makeTask(page, 'Ж'.repeat(300), 'high');
    await makeHabit(page, 'Вода');
    await page.goto('/');
    await expect(card(page, 'Детальная аналитика').getByText('Продуктивность недели')).toBeVisible();
    await expectFlawless(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a tick ahead of what does it is kept, seen, and done once that is there', async ({ page }) => {
  await settle(page);
  await makeTask(page, 'Спешное');
  let held = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/pressed-changes-[^/]+\.js$/, async (route) => {
    held++;
    await released;
    await route.continue();
  });
  await page.goto('/');
  const box = card(page, 'Текущая задача').getByRole('checkbox', { name: 'Завершить: Спешное' });
  await box.click();
  await expect(box).toBeChecked();
  // A second press takes nothing back.
  await box.click();
  await expect(box).toBeChecked();
  await expect.poll(() => held).toBeGreaterThan(0);
  release();
  await expect(page.getByText('Задача выполнена!')).toBeVisible();
  await expect(box).toBeHidden();
  const tasks: { status: string }[] = await (await page.request.get('/api/tasks')).json();
  expect(tasks.map(({ status }) => status)).toEqual(['completed']);
});

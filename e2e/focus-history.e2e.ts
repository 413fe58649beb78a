import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './fixtures.ts';

/** Signs the browser in with a new account that has one task and opens the history. */
async function openHistory(page: Page): Promise<void> {
  const account = { email: `history-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data: account });
  await page.request.post('/api/tasks', { data: { title: 'Отчёт' } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Начать фокус-сессию' }).click();
  await page.getByRole('button', { name: 'История сессий' }).click();
  await expect(dialog(page)).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'История фокуса' });
const form = (page: Page) => page.getByRole('dialog', { name: /Прошедшая сессия|Исправить сессию/ });
const sessions = async (page: Page) => (await page.request.get('/api/focus-sessions')).json();

/** Writes down a session of yesterday. */
async function add(page: Page, from: string, until: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Добавить сессию' }).click();
  await chooseOption(form(page), 'Над чем работали', 'Отчёт');
  await form(page).getByLabel('День', { exact: true }).fill('вчера');
  await form(page).getByLabel('Начало').fill(from);
  await form(page).getByLabel('Конец').fill(until);
  await form(page).getByRole('button', { name: 'Добавить' }).click();
  await expect(form(page)).toBeHidden();
}

const choose = async (page: Page, session: RegExp, item: string) => {
  await dialog(page).getByRole('button', { name: session }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a session of the past is written down, put right, deleted and taken back', async ({ page }) => {
  await openHistory(page);
  await add(page, '10:00', '10:45');
  await expect(page.getByText('Сессия записана')).toBeVisible();
  const row = dialog(page).getByRole('listitem').filter({ hasText: 'Отчёт' });
  await expect(row).toContainText('10:00');
  await expect(row).toContainText('45м');

  await choose(page, /Отчёт, 10:00/, 'Исправить');
  await form(page).getByLabel('Конец').fill('11:30');
  await expect(form(page).getByText('Если не указать, засчитается 1ч 30м')).toBeVisible();
  await form(page).getByLabel('Сколько минут считать').fill('70');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Сессия исправлена')).toBeVisible();
  await expect(row).toContainText('1ч 10м');

  await choose(page, /Отчёт, 10:00/, 'Удалить');
  await expect(row).toBeHidden();
  await expect(page.getByText('Сессия удалена')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(row).toContainText('1ч 10м');
  expect(await sessions(page)).toMatchObject([{ taskTitle: 'Отчёт', actualDurationMinutes: 70 }]);
});

test('of two sessions that overlap the later one says that it counts less', async ({ page }) => {
  await openHistory(page);
  await add(page, '10:00', '11:00');
  await add(page, '10:30', '11:30');
  await expect(page.getByText(/Общее с другой сессией время засчитано один раз/)).toBeVisible();
  await expect(dialog(page).getByText('2 сессии, 1ч 30м')).toBeVisible();
});

test.describe('what cannot have been', () => {
  test.use({ expectedProblems: /status of 400/ });

  test('is refused at its field, and what was typed stays', async ({ page }) => {
    await openHistory(page);
    await dialog(page).getByRole('button', { name: 'Добавить сессию' }).click();
    await form(page).getByLabel('Конец').fill('');
    await form(page).getByRole('button', { name: 'Добавить' }).click();
    await expect(form(page).getByText('Укажите время')).toBeVisible();
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    await form(page).getByLabel('День', { exact: true }).fill(tomorrow);
    await form(page).getByLabel('Начало').fill('10:00');
    await form(page).getByLabel('Конец').fill('11:00');
    await form(page).getByRole('button', { name: 'Добавить' }).click();
    await expect(form(page).getByText('Это время ещё не наступило')).toBeVisible();
    await expect(form(page).getByLabel('Начало')).toHaveValue('10:00');
    expect(await sessions(page)).toEqual([]);
  });
});

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the history and its form are accessible, ${theme} and ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await openHistory(page);
    await add(page, '10:00', '10:45');
    await expect(page.getByText('Сессия записана')).toBeVisible();
    await expectFlawless(page);
    await choose(page, /Отчёт, 10:00/, 'Исправить');
    await expect(form(page)).toBeVisible();
    await expectFlawless(page);
  });
}

test('a session has a length of one’s own, which is offered again', async ({ page }) => {
  await openHistory(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Начать фокус-сессию' }).click();
  const start = page.getByRole('dialog', { name: 'Новая фокус-сессия' });
  await start.getByRole('radio', { name: /Своя/ }).check({ force: true });
  await start.getByLabel('Сколько минут').fill('0');
  await start.getByRole('button', { name: 'Начать сессию' }).click();
  await expect(start.getByText('От 1 до 1440 минут')).toBeVisible();
  await start.getByLabel('Сколько минут').fill('90');
  await expectFlawless(page);
  await start.getByRole('button', { name: 'Начать сессию' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|29:\d\d)$/);
  await page.getByRole('button', { name: 'Завершить', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Не считать' }).click();
  await page.getByRole('button', { name: 'Начать фокус-сессию' }).click();
  await start.getByRole('radio', { name: /Своя/ }).check({ force: true });
  await expect(start.getByLabel('Сколько минут')).toHaveValue('90');
});

import type { Page } from '@playwright/test';
import { addDays, dayOf } from '../src/shared/day.ts';
import { expect, test } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedProblems: OFFLINE_PROBLEMS });

const today = dayOf(Date.now(), 'Europe/Moscow');

async function make(page: Page, baseURL: string | undefined, name: string): Promise<string> {
  const headers = { Origin: baseURL!, 'X-Timezone': 'Europe/Moscow' };
  const answer = await page.request.post('/api/habits', { data: { name }, headers });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const days = (page: Page, name: string) =>
  card(page, name).getByRole('group', { name: 'Последние семь дней' }).getByRole('button');

/** Completed days of a habit on the server, in order. */
async function marks(page: Page, id: string): Promise<string[]> {
  const entries: { date: string; completed: boolean }[] = await (
    await page.request.get(`/api/habits/${id}/entries`)
  ).json();
  return entries.filter(({ completed }) => completed).map(({ date }) => date);
}

test('marks made without a network count at once, outlive a reload, and reach the server', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const id = await make(page, baseURL, 'Зарядка');
  await page.goto('/habits?tab=overview');
  await kept(page);
  await cutCalls(page);

  await button(page, 'Выполнено: Зарядка').click();
  await expect(card(page, 'Зарядка')).toContainText('Серия: 1\u00a0день');
  await days(page, 'Зарядка').nth(5).click();
  await days(page, 'Зарядка').nth(4).click();
  // What a day of the past adds to the streak the device reckons itself.
  await expect(card(page, 'Зарядка')).toContainText('Серия: 3\u00a0дня');
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Зарядка')).toContainText('Серия: 2\u00a0дня');
  expect(await marks(page, id)).toEqual([]);
  await button(page, 'Действия: Зарядка').click();
  await page.getByRole('menuitem', { name: 'Пауза на дни' }).click();
  await page.getByLabel('С какого дня').fill('2190-01-01');
  await page.getByLabel('По какой день').fill('2190-01-10');
  await button(page, 'Сохранить').click();
  const planned = card(page, 'Зарядка').getByText('Пауза с 1 по 10 января');
  await expect(planned).toBeVisible();

  await page.reload();
  await expect(card(page, 'Зарядка')).toContainText('Серия: 2\u00a0дня');
  await expect(button(page, 'Выполнено: Зарядка')).toHaveAttribute('aria-pressed', 'true');
  await expect(planned).toBeVisible();

  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => marks(page, id)).toEqual([addDays(today, -1), today]);
  const pauses = async () => (await (await page.request.get('/api/habits')).json())[0].pauses;
  await expect.poll(pauses).toEqual([{ from: '2190-01-01', until: '2190-01-11' }]);
  await expect(card(page, 'Зарядка')).toContainText('Серия: 2\u00a0дня');
});

test('a habit that is made without a network can be marked, changed, paused and deleted there', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, 'Зарядка');
  await page.goto('/habits?tab=overview');
  await kept(page);
  const other = await context.newPage();
  await other.goto('/habits?tab=overview');
  await expect(card(other, 'Зарядка')).toBeVisible();
  await context.route('**/api/**', (route) => route.abort());

  const dialog = page.getByRole('dialog');
  const choose = async (habit: string, action: string) => {
    await button(page, `Действия: ${habit}`).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  for (const name of ['Бассейн', 'Чтение']) {
    await button(page, 'Создать привычку').click();
    await dialog.getByLabel('Название').fill(name);
    await button(page, 'Создать').click();
    await expect(dialog).toBeHidden();
    await button(page, `Выполнено: ${name}`).click();
  }
  await choose('Бассейн', 'Изменить');
  await dialog.getByLabel('Название').fill('Плавание');
  await button(page, 'Сохранить').click();
  await choose('Чтение', 'Удалить');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(card(page, 'Чтение')).toHaveCount(0);
  await choose('Зарядка', 'Поставить на паузу');
  for (const window of [page, other]) {
    await expect(card(window, 'Плавание')).toContainText('Серия: 1\u00a0день');
    await expect(card(window, 'Чтение')).toHaveCount(0);
    await expect(card(window, 'Зарядка')).toContainText('На паузе');
  }

  await context.unroute('**/api/**');
  const server = async () => {
    const habits: { name: string; isActive: boolean; currentStreak: number }[] = await (
      await page.request.get('/api/habits')
    ).json();
    return habits.map(({ name, isActive, currentStreak }) => [name, isActive, currentStreak]);
  };
  await expect.poll(server, { timeout: 40_000 }).toEqual([
    ['Зарядка', false, 0],
    ['Плавание', true, 1],
  ]);
  await expect(card(other, 'Плавание')).toHaveCount(1);
});

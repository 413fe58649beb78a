import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { keptToStart, make, OFFLINE_STARTS, signUp } from './offline-steps.ts';
import { cut, test } from './own-server.ts';
import { startProductServer } from './product-server.ts';

test.describe.configure({ timeout: 180_000 });
// A language model is configured, which nobody reaches without a network either.
const ownEnv = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'away', AI_API_KEY: 'key', AI_TIMEOUT: '2' };
test.use({ serviceWorkers: 'allow', expectedProblems: OFFLINE_STARTS, ownEnv });

/** Until the device has what messages are read by as well. */
async function keptToRead(page: Page) {
  await keptToStart(page);
  const files = () => page.evaluate(async () => (await (await caches.open('reader')).keys()).length);
  await expect.poll(files, { timeout: 60_000 }).toBe(2);
}

const chat = (page: Page) => page.getByRole('dialog', { name: 'ИИ-помощник' });
const field = (page: Page) => chat(page).getByLabel('Сообщение помощнику');
const log = (page: Page) => chat(page).getByRole('log');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Открыть ИИ-помощника' }).click();
  await expect(field(page)).toBeFocused();
}

async function say(page: Page, message: string, answer: string | RegExp): Promise<void> {
  await field(page).fill(message);
  await field(page).press('Enter');
  await expect(log(page).getByText(message, { exact: true }).last()).toBeVisible();
  // For the first one the device reads a dictionary.
  await expect(field(page)).toBeEnabled({ timeout: 60_000 });
  await expect(log(page).getByRole('article').last()).toContainText(answer);
}

interface Row {
  title: string;
  status: string;
}
const server = async (page: Page): Promise<Record<string, string>> => {
  const tasks: Row[] = await (await page.request.get('/api/tasks')).json();
  return Object.fromEntries(tasks.map(({ title, status }) => [title, status]));
};
const history = async (page: Page): Promise<string[]> => {
  const items: { role: string; content: string }[] = await (await page.request.get('/api/chat/history')).json();
  return items.filter(({ role }) => role === 'user').map(({ content }) => content);
};

test('without the network the assistant does, answers and takes back, and all of it reaches the server once', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, '/api/tasks', { title: 'Отправить отчёт' });
  await make(page, baseURL, '/api/projects', { name: 'Ремонт', color: '#6366f1' });
  await page.goto('/?section=tasks');
  await keptToRead(page);
  await page.reload();
  await cut(context, own.server);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });

  await open(page);
  await say(page, 'купить молоко сегодня и завтра позвонить маме', /Купить молоко(?:.|\n)*Позвонить маме/);
  await say(page, 'отправил отчёт', /Отправить отчёт/);
  await say(page, 'что на сегодня?', /Купить молоко/);
  await say(page, 'удали задачу позвонить маме', /Позвонить маме/);
  await say(page, 'отмени', 'Возвращено: «Позвонить маме»');
  await say(page, 'архивируй проект Ремонт', /Без\sсети я\sведу задачи, привычки и\sфокус-сессии/);

  await page.reload();
  await expect(row('Купить молоко')).toBeVisible();
  await expect(row('Позвонить маме')).toHaveCount(1);
  await open(page);
  await expect(log(page).getByText('отправил отчёт', { exact: true })).toBeVisible();
  await say(page, 'отмени', 'Как прежде: «Отправить отчёт»');

  own.server = await startProductServer({ after: own.server });
  await context.setOffline(false);
  const all = { 'Отправить отчёт': 'active', 'Купить молоко': 'active', 'Позвонить маме': 'active' };
  const said = [
    'купить молоко сегодня и завтра позвонить маме',
    'отправил отчёт',
    'что на сегодня?',
    'удали задачу позвонить маме',
    'отмени',
    'архивируй проект Ремонт',
    'отмени',
  ];
  await expect.poll(() => history(page), { timeout: 40_000 }).toEqual(said);
  expect(await server(page)).toEqual(all);
  await page.reload();
  await expect(row('Купить молоко')).toHaveCount(1);
  await open(page);
  await expect(log(page).getByText('что на сегодня?', { exact: true })).toHaveCount(1);
  // What the device did, the server takes back.
  await say(page, 'отмени', 'Убрано: «Купить молоко», «Позвонить маме»');
  expect(await server(page)).toEqual({ 'Отправить отчёт': 'active' });
});

test('without the network the assistant runs a session and marks habits, and the server has both as they were', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, '/api/habits', { name: 'Утренняя зарядка', icon: 'dumbbell', color: '#6366f1' });
  await make(page, baseURL, '/api/habits', { name: 'Чтение', icon: 'book-open', color: '#6366f1' });
  await page.goto('/?section=habits');
  await keptToRead(page);
  await page.reload();
  await cut(context, own.server);

  await open(page);
  await say(page, 'запусти фокус на 25 минут', 'Фокус-сессия на 25 минут началась.');
  await expect(page).toHaveTitle(/^(24|25):\d\d/);
  await say(page, 'пауза', 'Фокус-сессия на паузе.');
  await say(page, 'сделал зарядку', 'Привычка «Утренняя зарядка» на сегодня отмечена.');
  await say(page, 'какие привычки остались на сегодня?', /Чтение/);
  await say(page, 'отмени', 'Отменено.');
  await say(page, 'отметь чтение', 'Привычка «Чтение» на сегодня отмечена.');
  await say(page, 'напоминай про зарядку в 8 утра', 'О привычке «Утренняя зарядка» буду напоминать в 08:00');

  await page.reload();
  await open(page);
  await say(page, 'продолжи', 'Продолжаем фокус-сессию.');
  await say(page, 'отмени', 'Отменено.');
  await say(page, 'закончи фокус', 'Фокус-сессия завершена.');
  await expect(page).not.toHaveTitle(/\d\d:\d\d/);

  own.server = await startProductServer({ after: own.server });
  await context.setOffline(false);
  const get = async (path: string) => (await page.request.get(path)).json();
  await expect.poll(async () => (await history(page)).at(-1), { timeout: 40_000 }).toBe('закончи фокус');
  const habits: { name: string; completedToday: boolean; reminderTimes: string[] }[] = await get('/api/habits');
  expect(habits.map(({ name, completedToday, reminderTimes }) => [name, completedToday, reminderTimes])).toEqual([
    ['Утренняя зарядка', false, []],
    ['Чтение', true, []],
  ]);
  expect(await get('/api/focus-sessions/active')).toBeNull();
  expect(await get('/api/focus-sessions')).toMatchObject([{ durationMinutes: 25, status: 'interrupted' }]);
  expect(await history(page)).toHaveLength(10);
});

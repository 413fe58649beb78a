import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// A document that the journey itself hands over is not from this machine to Chromium, which then lets it open no socket here.
test.describe.configure({ timeout: 120_000 });
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|LOCAL_NETWORK_ACCESS|status of 401/ });

const LIST = '/?section=tasks';
const password = 'верный пароль';

async function signUp(page: Page, baseURL: string | undefined) {
  const email = `anna-${randomUUID()}@example.test`;
  const headers = { Origin: baseURL! };
  const answer = await page.request.post('/api/auth/register', { data: { email, password }, headers });
  expect(answer.status()).toBe(201);
  return email;
}

async function post(page: Page, baseURL: string | undefined, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { Origin: baseURL! } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json();
}

/** Everything that the device keeps, of every account, as text. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const all: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames)
        all.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
          }),
        );
      database.close();
    }
    return JSON.stringify(all);
  });

/** The document without the answers that it would bring along: what a device has by itself. */
const bareDocument = async (route: Route) => {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const answer = await route.fetch();
  const html = (await answer.text()).replace(/<script type="application\/json" id="preloaded">.*?<\/script>/s, '');
  await route.fulfill({ response: answer, body: html });
};

/** Answers documents without data, and no calls. */
async function cutCalls(page: Page) {
  await page.route('**/*', bareDocument);
  await page.route('**/api/**', (route) => route.abort());
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const sign = (page: Page) => page.getByText('Нет сети.');

test.describe('where no call is answered', () => {
  test('tasks, board, projects and habits are shown from the device, and brought up to date afterwards', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL);
    const project = await post(page, baseURL, '/api/projects', { name: 'Дача', color: '#3b82f6' });
    const task = await post(page, baseURL, '/api/tasks', { title: 'Вскопать грядки', projectId: project.id });
    await post(page, baseURL, '/api/tasks', { title: 'Полить рассаду' });
    const column = await post(page, baseURL, '/api/kanban-columns', { name: 'На участке', position: 0 });
    const habit = await post(page, baseURL, '/api/habits', { name: 'Зарядка' });
    await post(page, baseURL, `/api/habits/${habit.id}/toggle`, {});
    await page.request.put(`/api/tasks/${task.id}`, {
      data: { kanbanColumnId: column.id },
      headers: { Origin: baseURL! },
    });
    await page.goto(LIST);
    await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('Зарядка');

    await cutCalls(page);
    await page.goto(LIST);
    await expect(row(page, 'Вскопать грядки')).toContainText('Дача');
    await expect(row(page, 'Полить рассаду')).toBeVisible();
    await expect(sign(page)).toBeVisible();
    await page.goto('/kanban');
    await expect(page.getByRole('region', { name: 'На участке' }).getByText('Вскопать грядки')).toBeVisible();
    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: 'Дача' })).toBeVisible();
    await page.goto('/habits');
    await expect(page.getByText('Зарядка').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Календарь' }).click();
    await expect(page.getByRole('button', { name: /: выполнен/ })).toBeVisible();

    await post(page, baseURL, '/api/tasks', { title: 'Собрать яблоки' });
    await page.goto(LIST);
    await expect(row(page, 'Полить рассаду')).toBeVisible();
    await expect(row(page, 'Собрать яблоки')).toHaveCount(0);
    await page.unrouteAll();
    await page.reload();
    await expect(row(page, 'Собрать яблоки')).toBeVisible();
    await expect(sign(page)).toHaveCount(0);
    await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('Собрать яблоки');
  });

  test('a page that is open goes on showing what it knew', async ({ page, context, baseURL }) => {
    await signUp(page, baseURL);
    await post(page, baseURL, '/api/tasks', { title: 'Полить рассаду' });
    await page.goto('/projects');
    await page.goto(LIST);
    await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('Полить рассаду');
    await page.getByRole('link', { name: 'Проекты' }).click();
    await expect(page.getByRole('heading', { name: 'Проекты', level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Задачи' }).first().click();
    await expect(row(page, 'Полить рассаду')).toBeVisible();
    await context.setOffline(false);
  });
});

test('what another device wrote comes to this one', async ({ page, baseURL, newVisitor }) => {
  const email = await signUp(page, baseURL);
  await page.goto(LIST);
  await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('Europe');
  const other = await newVisitor();
  await post(other, baseURL, '/api/auth/login', { email, password });
  await post(other, baseURL, '/api/tasks', { title: 'С телефона' });
  await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('С телефона');
});

test.describe('another account in the same browser', () => {
  test('finds nothing of one that signed out', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await post(page, baseURL, '/api/tasks', { title: 'Тайный план' });
    await page.goto(LIST);
    await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('Тайный план');
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('anna-');
  });

  test('sees nothing of one whose session ended, which is kept for it', async ({ page, context, baseURL }) => {
    const anna = await signUp(page, baseURL);
    await post(page, baseURL, '/api/tasks', { title: 'Тайный план' });
    await page.goto(LIST);
    await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('Тайный план');
    await context.clearCookies();
    await page.goto('/projects');
    await expect(page).toHaveURL('/login');
    expect(await keptHere(page)).toContain('Тайный план');

    await signUp(page, baseURL);
    await post(page, baseURL, '/api/tasks', { title: 'Дело Бориса' });
    await page.goto(LIST);
    await expect.poll(() => keptHere(page), { timeout: 40_000 }).toContain('Дело Бориса');
    await cutCalls(page);
    await page.goto(LIST);
    await expect(row(page, 'Дело Бориса')).toBeVisible();
    await expect(row(page, 'Тайный план')).toHaveCount(0);
    await page.unrouteAll();

    // Nobody looks meanwhile: an open page would hear that its session is over, and leave for the login.
    await page.goto('about:blank');
    await context.clearCookies();
    await post(page, baseURL, '/api/auth/login', { email: anna, password });
    await page.goto(LIST);
    await expect(row(page, 'Тайный план')).toBeVisible();
  });
});

test('where the browser keeps nothing, all works as before and the settings say so', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: { open: refused, deleteDatabase: refused } });
  });
  await signUp(page, baseURL);
  await post(page, baseURL, '/api/tasks', { title: 'Полить рассаду' });
  await page.goto(LIST);
  await expect(row(page, 'Полить рассаду')).toBeVisible();
  await page.goto('/profile?tab=settings');
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await expect(page.getByText('Браузер не даёт хранить данные')).toBeVisible();
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
});

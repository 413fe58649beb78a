import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, password, signUp } from './offline-steps.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ expectedProblems: OFFLINE_PROBLEMS });

const LIST = '/?section=tasks';
async function make(page: Page, baseURL: string | undefined, title: string) {
  const answer = await page.request.post('/api/tasks', { data: { title }, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const check = (page: Page, title: string) => row(page, title).getByRole('checkbox');
const add = async (page: Page, title: string) => {
  await page.getByLabel('Новая задача').fill(title);
  await page.getByLabel('Новая задача').press('Enter');
  await expect(row(page, title)).toBeVisible();
};
/** What the server has, by title: the status. */
const server = async (page: Page): Promise<Record<string, string>> => {
  const tasks: { title: string; status: string }[] = await (await page.request.get('/api/tasks')).json();
  return Object.fromEntries(tasks.map(({ title, status }) => [title, status]));
};

test('what is done to tasks without a network is there at once, outlives a reload, and reaches the server once', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, 'Отправить отчёт');
  await make(page, baseURL, 'Старое дело');
  const renamed = await make(page, baseURL, 'Купить батон');
  await page.goto(LIST);
  await kept(page);
  await cutCalls(page);

  await check(page, 'Отправить отчёт').click();
  await expect(check(page, 'Отправить отчёт')).toBeChecked();
  await add(page, 'Полить рассаду');
  await check(page, 'Полить рассаду').click();
  await expect(check(page, 'Полить рассаду')).toBeChecked();
  await add(page, 'Собрать яблоки');
  // What nobody has saved yet opens like any other.
  await row(page, 'Собрать яблоки').locator('[data-row-title]').click();
  await expect(page.getByRole('dialog')).toContainText('Собрать яблоки');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await row(page, 'Старое дело').locator('[data-row-title]').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(row(page, 'Старое дело')).toHaveCount(0);
  await expect(page.getByText('Нет сети. Всё сохраняется на устройстве.')).toBeVisible();
  expect(await server(page)).toEqual({
    'Отправить отчёт': 'active',
    'Старое дело': 'active',
    'Купить батон': 'active',
  });

  await page.goto(LIST);
  await expect(check(page, 'Отправить отчёт')).toBeChecked();
  await expect(check(page, 'Полить рассаду')).toBeChecked();
  await expect(check(page, 'Собрать яблоки')).not.toBeChecked();
  await expect(row(page, 'Старое дело')).toHaveCount(0);
  // Meanwhile another device renames what was not touched here.
  await page.request.put(`/api/tasks/${renamed.id}`, { data: { title: 'Купить хлеб' }, headers: { Origin: baseURL! } });

  await page.unrouteAll();
  await page.reload();
  const all = {
    'Отправить отчёт': 'completed',
    'Полить рассаду': 'completed',
    'Собрать яблоки': 'active',
    'Купить хлеб': 'active',
  };
  await expect.poll(() => server(page)).toEqual(all);
  await expect(row(page, 'Купить хлеб')).toBeVisible();
  await expect(row(page, 'Собрать яблоки')).toHaveCount(1);
  await page.reload();
  await expect(row(page, 'Собрать яблоки')).toHaveCount(1);
  expect(await server(page)).toEqual(all);
});

test('a page that is open sends what was done once the network is back, and shows it in another window meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, 'Отправить отчёт');
  await page.goto(LIST);
  await kept(page);
  const other = await context.newPage();
  await other.goto(LIST);
  await expect(row(other, 'Отправить отчёт')).toBeVisible();
  const settings = page.getByRole('dialog', { name: 'Настройки' });
  const openSettings = async () => {
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Настройки' }).click();
    await page.getByRole('tab', { name: 'Приложение' }).click();
  };
  await openSettings();
  await expect(settings.getByRole('button', { name: 'Обменяться сейчас' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await add(page, 'Полить рассаду');
  await check(page, 'Отправить отчёт').click();
  await expect(row(other, 'Полить рассаду')).toBeVisible();
  await expect(check(other, 'Отправить отчёт')).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(check(other, 'Отправить отчёт')).not.toBeChecked();
  await expect(page.getByText('Ждут отправки: 3\u00a0изменения.')).toBeVisible();
  await openSettings();
  await expect(settings.getByText('Ждут отправки: 3\u00a0изменения.')).toBeVisible();
  await expect(settings.getByText('браузер может стереть их')).toBeVisible();
  await context.setOffline(false);
  await settings.getByRole('button', { name: 'Обменяться сейчас' }).click();
  await expect(settings.getByText('Последний обмен с\u00a0сервером: только что.')).toBeVisible();
  await expect(settings.getByText(/Ждут отправки/)).toHaveCount(0);
  await expect.poll(() => server(page)).toEqual({ 'Отправить отчёт': 'active', 'Полить рассаду': 'active' });
  await expect(row(other, 'Полить рассаду')).toHaveCount(1);
});

test('what a window could not send before it was closed, the next one sends', async ({ page, context, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto(LIST);
  await kept(page);
  await page.route('**/api/**', (route) => route.abort());
  await add(page, 'Полить рассаду');
  await page.close();
  const next = await context.newPage();
  await next.goto(LIST);
  await expect(row(next, 'Полить рассаду')).toBeVisible();
  await expect.poll(() => server(next)).toEqual({ 'Полить рассаду': 'active' });
});

test('a page that crashes as it sends loses nothing, and what the server had heard is there once', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.goto(LIST);
  await kept(page);
  const heard = Promise.withResolvers<void>();
  await page.route('**/api/tasks', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    heard.resolve();
  });
  await add(page, 'Полить рассаду');
  await heard.promise;
  await add(page, 'Собрать яблоки');
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(LIST);
  for (const title of ['Полить рассаду', 'Собрать яблоки']) await expect(row(next, title)).toHaveCount(1);
  await expect.poll(() => server(next)).toEqual({ 'Полить рассаду': 'active', 'Собрать яблоки': 'active' });
  expect(await (await next.request.get('/api/tasks')).json()).toHaveLength(2);
});

test('where the disk is full that is told, all works as long as there is a network, and what is not kept is not shown as kept', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.goto(LIST);
  await kept(page);
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: full, put: full });
    addEventListener('room', () => Object.assign(IDBObjectStore.prototype, { add, put }));
  });
  await add(page, 'Полить рассаду');
  await expect(page.getByText('Браузер не\u00a0даёт хранить изменения')).toBeVisible();
  await expect.poll(() => server(page)).toEqual({ 'Полить рассаду': 'active' });
  await context.setOffline(true);
  await page.getByLabel('Новая задача').fill('Собрать яблоки');
  await page.getByLabel('Новая задача').press('Enter');
  await expect(page.getByText('хранить изменения на\u00a0устройстве браузер не\u00a0даёт.')).toBeVisible();
  await expect(row(page, 'Собрать яблоки')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await context.setOffline(false);
  await add(page, 'Вскопать грядки');
  await expect(page.getByText('Браузер не\u00a0даёт хранить изменения')).toHaveCount(0);
  await expect.poll(() => server(page)).toEqual({ 'Полить рассаду': 'active', 'Вскопать грядки': 'active' });
});

test('a page that is loaded anew in the breath of a press keeps what was pressed', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const titles = ['Вымыть окна', 'Выгулять собаку', 'Вынести мусор'];
  for (const title of titles) await make(page, baseURL, title);
  await page.goto(LIST);
  await kept(page);
  for (const title of titles) {
    const loaded = page.waitForEvent('load');
    await check(page, title).evaluate((box: HTMLElement) => {
      box.click();
      location.reload();
    });
    await loaded;
    await expect(check(page, title)).toBeChecked();
  }
  await expect.poll(() => server(page)).toEqual(Object.fromEntries(titles.map((title) => [title, 'completed'])));
});

test('a change whose answer is lost is made once', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto(LIST);
  await kept(page);
  let lost = 0;
  await page.route('**/api/tasks', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await add(page, 'Полить рассаду');
  await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThan(1);
  await page.reload();
  await expect(row(page, 'Полить рассаду')).toHaveCount(1);
  expect(Object.keys(await server(page))).toEqual(['Полить рассаду']);
});

test('a session that ended loses nothing: what was done is sent after the next sign-in of the same account', async ({
  page,
  context,
  baseURL,
}) => {
  const email = await signUp(page, baseURL);
  await make(page, baseURL, 'Отправить отчёт');
  await page.goto(LIST);
  await kept(page);
  await context.clearCookies();
  await check(page, 'Отправить отчёт').click();
  await expect(page).toHaveURL('/login');

  await signUp(page, baseURL);
  await page.goto(LIST);
  await expect(page.getByText('Пока нет задач')).toBeVisible();
  await context.clearCookies();

  const answer = await page.request.post('/api/auth/login', {
    data: { email, password },
    headers: { Origin: baseURL! },
  });
  expect(answer.status()).toBe(200);
  await page.goto(LIST);
  await expect.poll(() => server(page)).toEqual({ 'Отправить отчёт': 'completed' });
});

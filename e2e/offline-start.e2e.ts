import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { makeNextRelease, type Release } from './next-release.ts';
import { kept, keptToStart, OFFLINE_STARTS, password, signUp } from './offline-steps.ts';
import { cut, test } from './own-server.ts';
import { startProductServer } from './product-server.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', expectedProblems: OFFLINE_STARTS });

const LIST = '/?section=tasks';

async function make(page: Page, baseURL: string | undefined, title: string) {
  const answer = await page.request.post('/api/tasks', { data: { title }, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const add = async (page: Page, title: string) => {
  await page.getByLabel('Новая задача').fill(title);
  await page.getByLabel('Новая задача').press('Enter');
  await expect(row(page, title)).toBeVisible();
};
const titles = async (page: Page): Promise<string[]> =>
  (await (await page.request.get('/api/tasks')).json()).map(({ title }: { title: string }) => title).sort();

/** What somebody does in a section without the network. */
const WRITTEN: Record<string, (page: Page) => Promise<unknown>> = {
  async '/'(page) {
    await page.getByRole('button', { name: 'Начать фокус-сессию' }).click();
    await page.getByRole('radio', { name: /25 минут/ }).check({ force: true });
    await page.getByRole('button', { name: 'Начать сессию' }).click();
    await expect(page.getByRole('button', { name: 'Пауза' })).toBeVisible();
  },
  async '/kanban'(page) {
    await page.getByRole('button', { name: 'Добавить колонку' }).click();
    await page.keyboard.type('Ждёт');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ждёт' })).toBeVisible();
  },
  async '/projects'(page) {
    await page.getByRole('button', { name: 'Создать проект' }).click();
    await page.getByRole('dialog').getByLabel('Название').fill('Дача');
    await page.getByRole('dialog').getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('heading', { name: 'Дача' })).toBeVisible();
  },
  async '/habits?tab=overview'(page) {
    await page.getByRole('button', { name: 'Выполнено: Зарядка' }).click();
    await expect(page.getByText('Серия: 1\u00a0день').first()).toBeVisible();
  },
  async '/profile?tab=settings'(page) {
    await page.getByLabel('Тон', { exact: true }).selectOption('strict');
    await expect(page.getByText('Ждут отправки: 5\u00a0изменений')).toBeVisible();
  },
};

test('without the network the app opens from the device, in every section, and sends afterwards what was done', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, 'Вчерашнее дело');
  await page.request.post('/api/habits', { data: { name: 'Зарядка' }, headers: { Origin: baseURL! } });
  await page.goto(LIST);
  await keptToStart(page);
  await page.close();
  await context.setOffline(true);
  await own.server.kill();

  const next = await context.newPage();
  await next.goto(LIST);
  await expect(row(next, 'Вчерашнее дело')).toBeVisible();
  await add(next, 'Дело без сети');
  for (const [address, heading] of [
    ['/kanban', 'Канбан'],
    ['/projects', 'Проекты'],
    ['/habits?tab=overview', 'Привычки'],
    ['/profile?tab=settings', 'Профиль'],
    ['/?section=calendar', 'Календарь'],
    ['/?section=analytics', 'Аналитика'],
    // Last: a session that runs is in the title of every section.
    ['/', 'Панель'],
  ] as const) {
    await next.goto(address);
    await expect(next, address).toHaveTitle(new RegExp(heading));
    await expect(next.getByRole('main')).toBeVisible();
    await WRITTEN[address]?.(next);
  }
  await next.goto(LIST);
  await expect(row(next, 'Дело без сети')).toBeVisible();
  await next.goto('/open/task');
  await expect(next.getByRole('dialog', { name: 'Новая задача' })).toBeVisible();

  own.server = await startProductServer({ after: own.server });
  await context.setOffline(false);
  await expect.poll(() => titles(next), { timeout: 40_000 }).toEqual(['Вчерашнее дело', 'Дело без сети']);
  const ask = async (path: string) => (await next.request.get(path)).json();
  await expect.poll(() => ask('/api/focus-sessions/active')).toMatchObject({ durationMinutes: 25 });
  expect(await ask('/api/projects')).toMatchObject([{ name: 'Дача' }]);
  expect((await ask('/api/kanban-columns')).at(-1)).toMatchObject({ name: 'Ждёт' });
  expect(await ask('/api/habits')).toMatchObject([{ completedToday: true }]);
  expect(await ask('/api/settings')).toMatchObject({ aiTone: 'strict' });
});

test('the first rows need neither the network nor the database of the account', async ({ page, context, baseURL }) => {
  await signUp(page, baseURL);
  await make(page, baseURL, 'Вчерашнее дело');
  await page.goto(LIST);
  await keptToStart(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('first-screen'))).toContain('Вчерашнее дело');
  await page.close();
  await context.setOffline(true);
  const next = await context.newPage();
  await next.addInitScript(() => {
    indexedDB.open = () => ({ addEventListener() {} }) as never;
  });
  await next.goto(LIST);
  await expect(row(next, 'Вчерашнее дело')).toBeVisible();
  await next.goto('/');
  await expect(next.getByRole('region', { name: 'Текущая задача' })).toContainText('Вчерашнее дело');
});

test('a visitor has the landing page from the server, and without the network a page that says what is missing', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  await signUp(page, baseURL);
  await page.goto(LIST);
  await keptToStart(page);
  const leave = async () => {
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
  };
  // Nobody but the server ends a session: what the device keeps stays with it.
  await context.setOffline(true);
  await leave();
  await expect(page.getByText('Без сети выйти нельзя')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Пока нет задач')).toBeVisible();
  await context.setOffline(false);
  await leave();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
  const here = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(here).toContain('/app-shell');
  expect(here.filter((path) => /^\/(api|ws|signed-in|$)/.test(path))).toEqual([]);

  await cut(context, own.server);
  await page.goto('/');
  await expect(page.getByText('На этом устройстве никто не вошёл в Такт.')).toBeVisible();
  own.server = await startProductServer({ after: own.server });
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
});

test('a session that ended is told, and another account on this device sees nothing of the first', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  const email = await signUp(page, baseURL);
  await make(page, baseURL, 'Тайный план');
  await page.goto(LIST);
  await keptToStart(page);
  await context.clearCookies();
  await page.goto(LIST);
  await expect(page).toHaveURL('/login');

  await signUp(page, baseURL);
  await make(page, baseURL, 'Дело Бориса');
  await page.goto(LIST);
  await expect(row(page, 'Дело Бориса')).toBeVisible();
  await keptToStart(page);
  await cut(context, own.server);
  await page.goto(LIST);
  await expect(row(page, 'Дело Бориса')).toBeVisible();
  await expect(row(page, 'Тайный план')).toHaveCount(0);

  await page.goto('about:blank');
  own.server = await startProductServer({ after: own.server });
  await context.setOffline(false);
  // Another way in than the page's own: the device hears of it from the server alone.
  await page.request.post('/api/auth/login', { data: { email, password }, headers: { Origin: baseURL! } });
  await page.goto(LIST);
  await expect(row(page, 'Тайный план')).toBeVisible();
  await expect(row(page, 'Дело Бориса')).toHaveCount(0);
});

test.describe('a new version', () => {
  let release: Release;
  test.beforeAll(async () => {
    release = await makeNextRelease();
  });
  test.afterAll(() => release.remove());

  const offer = (page: Page) => page.getByRole('button', { name: 'Обновить', exact: true });
  const isNext = (page: Page) => page.locator('meta[name=release]');

  test('is offered, taken with changes that are unsent, and leaves windows of the old one whole', async ({
    page,
    context,
    baseURL,
    own,
  }) => {
    await signUp(page, baseURL);
    await page.goto(LIST);
    await keptToStart(page);
    const old = await context.newPage();
    await old.goto('/projects');
    await expect(old.getByRole('heading', { name: 'Проекты', level: 1 })).toBeVisible();
    await own.server.halt();
    await add(page, 'Дело без сети');
    await expect(offer(page)).toHaveCount(0);

    await context.route('**/api/**', (route) => route.abort());
    own.server = await startProductServer({ after: own.server, folder: release.folder });
    await page.reload();
    await expect(isNext(page)).toHaveCount(0);
    await expect(row(page, 'Дело без сети')).toBeVisible();
    await page.getByLabel('Новая задача').fill('Ещё не дописано');
    await expect(offer(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel('Новая задача')).toHaveValue('Ещё не дописано');
    // The version that is to go is still busy with something that this window waits for.
    await context.route('**/assets/never.js', () => {});
    await page.evaluate(() => void fetch('/assets/never.js').catch(() => null));
    await offer(page).click();
    await expect(isNext(page)).toHaveCount(1, { timeout: 80_000 });
    await expect(page.getByLabel('Новая задача')).toHaveValue('Ещё не дописано');
    await expect(row(page, 'Дело без сети')).toBeVisible();
    await context.unrouteAll();
    await page.goto(LIST);
    await expect.poll(() => titles(page)).toEqual(['Дело без сети']);

    expect((await page.request.get(release.part.before)).status()).toBe(404);
    await expect(offer(old)).toBeVisible();
    await old.getByRole('link', { name: 'Привычки' }).first().click();
    await expect(old.getByRole('heading', { name: 'Трекер привычек', level: 1 })).toBeVisible();
    await old.getByRole('button', { name: 'Создать привычку' }).first().click();
    await old.getByRole('dialog').getByLabel('Название').fill('Зарядка');
    await old.getByRole('dialog').getByRole('button', { name: 'Создать', exact: true }).click();
    const habits = async () => (await old.request.get('/api/habits')).json();
    await expect.poll(habits).toMatchObject([{ name: 'Зарядка' }]);
    await expect(isNext(old)).toHaveCount(0);
    await offer(old).click();
    await expect(isNext(old)).toHaveCount(1, { timeout: 80_000 });
    const isKept = (path: string) => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
    await page.goto('/habits');
    await expect.poll(() => isKept(release.part.before)).toBe(false);
    expect(await isKept(release.part.now)).toBe(true);
  });
});

test('an operator who wants none of it takes it from devices that have it', async ({ page, baseURL, own }) => {
  await signUp(page, baseURL);
  await page.goto(LIST);
  await keptToStart(page);
  await own.server.halt();
  own.server = await startProductServer({ after: own.server, env: { OFFLINE_START: 'off' } });
  await page.goto(LIST);
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  const isKept = () =>
    page.evaluate(async () => (await caches.match('/app-shell', { ignoreSearch: true })) !== undefined);
  await expect.poll(isKept, { timeout: 150_000 }).toBe(false);
  await page.goto('/profile?tab=settings');
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await expect(page.getByText('Открыть Такт без сети здесь нельзя.')).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('#preloaded').count()).toBe(1);
  await page.goto(LIST);
  expect([await worker(), await isKept()]).toEqual([undefined, false]);
});

test('where the page came over plain http, all works but the start, also in two windows, and the settings say so', async ({
  page,
  context,
  baseURL,
}) => {
  // As a browser has it there.
  await context.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(window, 'caches', { value: undefined });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    for (const name of ['serviceWorker', 'locks', 'clipboard', 'storage'])
      delete (Navigator.prototype as unknown as Record<string, unknown>)[name];
  });
  await signUp(page, baseURL);
  await make(page, baseURL, 'Полить рассаду');
  await page.goto(LIST);
  await expect(row(page, 'Полить рассаду')).toBeVisible();
  await kept(page);
  const other = await context.newPage();
  await other.goto(LIST);
  await expect(row(other, 'Полить рассаду')).toBeVisible();
  await context.setOffline(true);
  await add(page, 'Собрать яблоки');
  await add(other, 'Вскопать грядки');
  await expect(row(page, 'Вскопать грядки')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => titles(page), { timeout: 40_000 })
    .toEqual(['Вскопать грядки', 'Полить рассаду', 'Собрать яблоки']);
  await other.close();
  await page.goto('/profile?tab=settings');
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await expect(page.getByText('Открыть Такт без сети браузеры позволяют только по https.')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
});

import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { makeNextRelease, type Release } from './next-release.ts';
import { keptToStart, OFFLINE_STARTS, password, signUp } from './offline-steps.ts';
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

test('without the network the app opens from the device, in every section, and sends afterwards what was done', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  await signUp(page, baseURL);
  await make(page, baseURL, 'Вчерашнее дело');
  await page.goto(LIST);
  await keptToStart(page);
  await page.close();
  await cut(context, own.server);

  const next = await context.newPage();
  await next.goto(LIST);
  await expect(row(next, 'Вчерашнее дело')).toBeVisible();
  await add(next, 'Дело без сети');
  for (const [address, heading] of [
    ['/', 'Панель'],
    ['/kanban', 'Канбан'],
    ['/projects', 'Проекты'],
    ['/habits', 'Привычки'],
    ['/profile', 'Профиль'],
    ['/?section=analytics', 'Аналитика'],
  ] as const) {
    await next.goto(address);
    await expect(next, address).toHaveTitle(new RegExp(heading));
    await expect(next.getByRole('main')).toBeVisible();
  }
  await next.goto(LIST);
  await expect(row(next, 'Дело без сети')).toBeVisible();
  await next.goto('/open/task');
  await expect(next.getByRole('dialog', { name: 'Новая задача' })).toBeVisible();

  own.server = await startProductServer({ after: own.server });
  await context.setOffline(false);
  await expect.poll(() => titles(next), { timeout: 40_000 }).toEqual(['Вчерашнее дело', 'Дело без сети']);
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
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
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

test('where the page came over plain http, all works as before and the settings say what does not', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(window, 'caches', { value: undefined });
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  await signUp(page, baseURL);
  await make(page, baseURL, 'Полить рассаду');
  await page.goto(LIST);
  await expect(row(page, 'Полить рассаду')).toBeVisible();
  await page.goto('/profile?tab=settings');
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await expect(page.getByText('Открыть Такт без сети браузеры позволяют только по https.')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
});

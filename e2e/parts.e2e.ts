// The parts of the app that come when they are wanted: over a network that goes away, from a server that was updated, and
// in a browser that never asks again for a module which it failed to get once, as many do (whatwg/html#6768).
import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks';

async function begin(page: Page, baseURL: string | undefined, title: string) {
  const headers = { Origin: baseURL! };
  const data = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data, headers });
  expect((await page.request.post('/api/tasks', { data: { title }, headers })).status()).toBe(201);
}

const title = (page: Page) => page.locator('[data-row-title]').first();
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const again = (page: Page) => failure(page).getByRole('button', { name: 'Повторить' });

/**
 * Makes a module that could not be had once fail until the page is loaded anew, whatever Chromium runs. The cache goes on
 * working, as it would not behind `page.route`.
 */
async function keepFailedModules(page: Page) {
  const failed = new Set<string>();
  page.on('framenavigated', () => failed.clear());
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') failed.add(request.url());
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js', resourceType: 'Script' }] });
  devtools.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    if (failed.has(url)) void devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    else void devtools.send('Fetch.continueRequest', { requestId });
  });
}

/** Answers the scripts of that name by `answer` and tells how to let them through again. */
async function spoil(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  const address = new RegExp(`/assets/${name}-[^/]+\\.js$`);
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}

for (const keeps of [false, true]) {
  test.describe(`in a browser that ${keeps ? 'keeps' : 'forgets'} failed modules`, () => {
    test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

    test('sections, dialogs, the drawer and menus come once the network is back', async ({
      page,
      context,
      baseURL,
    }) => {
      if (keeps) await keepFailedModules(page);
      await begin(page, baseURL, 'Далеко от сети');
      await page.goto(LIST);
      await expect(title(page)).toBeVisible();

      /** Presses without a network, and waits for what comes with it. */
      const openOffline = async (press: () => Promise<void>, opened: () => Promise<void>) => {
        await context.setOffline(true);
        await press();
        await expect(page.getByText('Ошибка сети')).toBeVisible();
        await context.setOffline(false);
        await opened();
      };
      await openOffline(
        () => title(page).click(),
        () => expect(page.getByRole('dialog')).toContainText('Далеко от сети'),
      );
      await page.keyboard.press('Escape');
      await openOffline(
        () => page.getByRole('button', { name: 'Меню пользователя' }).click(),
        () => expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible(),
      );
      await page.keyboard.press('Escape');
      await openOffline(
        () => page.getByRole('link', { name: 'Канбан' }).click(),
        () => expect(page.getByRole('heading', { name: 'Новые' })).toBeVisible(),
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await openOffline(
        () => page.getByRole('button', { name: 'Открыть разделы' }).click(),
        () => expect(page.getByRole('dialog', { name: 'Такт' })).toBeVisible(),
      );
    });
  });
}

test.describe('a section that waits for the network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('says so in its place, looks at once when asked, and hands on the focus', async ({ page, context, baseURL }) => {
    await begin(page, baseURL, 'Вдалеке');
    await page.goto(LIST);
    await expect(title(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Привычки' }).click();
    await expect(failure(page)).toContainText('Нет связи с сервером');
    await again(page).press('Enter');
    await expect(page.getByText('Ошибка сети')).toBeVisible();
    await expect(again(page)).toBeFocused();
    await context.setOffline(false);
    await again(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Трекер привычек' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('a part that the server does not give', () => {
  test.use({ expectedProblems: /status of (404|500)|PartLost: A part of the page is lost|HttpError: 500/ });

  test('fails in its own place: the shell goes on, and a repetition opens it', async ({ page, baseURL }) => {
    await begin(page, baseURL, 'На месте');
    const mend = await spoil(page, 'kanban-section', (route) => route.fulfill({ status: 500 }));
    await page.goto(LIST);
    await expect(title(page)).toBeVisible();
    await page.getByRole('link', { name: 'Канбан' }).click();
    await expect(failure(page)).toContainText('Что-то пошло не так');
    await page.getByRole('link', { name: 'Проекты' }).click();
    await expect(page.getByRole('heading', { name: 'Проекты' })).toBeVisible();
    await page.getByRole('link', { name: 'Канбан' }).click();
    await mend();
    await again(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Новые' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('and never will is brought by a new page, in which what was typed is offered', async ({ page, baseURL }) => {
    await begin(page, baseURL, 'Давно открыто');
    const mend = await spoil(page, 'kanban-section', (route) => route.fulfill({ status: 404 }));
    await page.goto(LIST);
    await page.getByLabel('Новая задача').fill('Почти записана');
    await page.getByRole('link', { name: 'Канбан' }).click();
    await expect(failure(page)).toContainText('Такт обновился');
    await mend();
    const loaded = page.waitForEvent('load');
    await failure(page).getByRole('button', { name: 'Обновить' }).click();
    await loaded;
    await expect(page.getByRole('heading', { name: 'Новые' })).toBeVisible();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByLabel('Новая задача')).toHaveValue('Почти записана');
  });

  test('is told of where it would have opened over the page, and the next press opens it', async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL, 'Закрытая');
    const mend = await spoil(page, 'task-detail', (route) => route.fulfill({ status: 500 }));
    await page.goto(LIST);
    await title(page).click();
    const told = page.locator('[data-toast]').filter({ hasText: 'Не удалось открыть' });
    await expect(told).toBeVisible();
    await expect(title(page)).toBeVisible();
    await told.getByRole('button', { name: 'Закрыть' }).click();
    await title(page).click();
    await expect(told).toBeVisible();
    await mend();
    await told.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('dialog')).toContainText('Закрытая');
  });
});

test.describe('a drawer that is still on its way', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stays away once another section was chosen', async ({ page, baseURL }) => {
    await begin(page, baseURL, 'В другом месте');
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await spoil(page, 'drawer', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(LIST);
    await expect(title(page)).toBeVisible();
    await page.getByRole('button', { name: 'Открыть разделы' }).click();
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Канбан' }).click();
    await expect(page.getByRole('heading', { name: 'Новые' })).toBeVisible();
    const arrived = page.waitForResponse(/\/assets\/drawer-[^/]+\.js$/);
    arrive();
    await (await arrived).finished();
    await expect(page.getByRole('button', { name: 'Открыть разделы' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('what the page may be asked for next', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/, fetchesAhead: true });

  test('is fetched ahead and opens without a network, each script over the line once', async ({
    page,
    context,
    baseURL,
  }) => {
    await begin(page, baseURL, 'Под рукой');
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText('Под рукой');
    const parts = ['drawer', 'tasks-section', 'board', 'task-detail', 'habits-page', 'chat-dialog', 'menu-popup'];
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .map(({ name }) => name)
              .join(),
          ),
        {
          timeout: 30_000,
        },
      )
      .toMatch(new RegExp(parts.map((part) => `(?=.*/assets/${part}-)`).join(''), 's'));
    // The last of them may still be on its way.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Задачи' }).first().click();
    await title(page).click();
    await expect(page.getByRole('dialog')).toContainText('Под рукой');
    const twice = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const overTheLine = (scripts as PerformanceResourceTiming[]).filter(({ transferSize }) => transferSize > 0);
      const names = overTheLine.map(({ name }) => name);
      return names.filter((name, at) => names.indexOf(name) !== at);
    });
    expect(twice).toEqual([]);
    await context.setOffline(false);
  });
});

test('no script names another by what is in that: a change of one is no change of those that import it', async ({
  page,
}) => {
  const document = await (await page.request.get('/login')).text();
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(document) ?? [];
  const files: string[] = Object.values(JSON.parse(map).imports);
  expect(files.length).toBeGreaterThan(50);
  const texts = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
  const names = files.map((file) => file.split('/').at(-1) ?? file);
  const named = names.filter((name) => texts.some((text) => text.includes(name)));
  expect(named).toEqual([]);
});

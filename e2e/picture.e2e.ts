import type { BrowserContext, Page } from '@playwright/test';
import { expect, NOON_ZONE, test } from './fixtures.ts';
import { keptToStart, make, OFFLINE_STARTS, signUp } from './offline-steps.ts';

declare global {
  interface Window {
    /** Lets the app's script come, which `held` pages hold back. */
    letBegin?: () => void;
  }
}

const DAY = '/';
const LIST = '/?section=tasks';

test.use({ serviceWorkers: 'allow', timezoneId: NOON_ZONE, expectedProblems: OFFLINE_STARTS });
test.describe.configure({ timeout: 120_000 });

/** Runs in the page before its own scripts. */
function holdApp() {
  const { append } = Element.prototype;
  Element.prototype.append = function (...nodes) {
    const isApp = nodes.some((node) => node instanceof HTMLScriptElement && node.type === 'module');
    if (isApp) window.letBegin = () => append.apply(this, nodes);
    else append.apply(this, nodes);
  };
}

/** Another page of the same browser, at an address, without the app's script. */
async function held(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(holdApp);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => window.letBegin !== undefined)).toBe(true);
  return page;
}

const begin = (page: Page) => page.evaluate(() => window.letBegin!());
const picture = (page: Page) => page.locator('#shown');

const pictureOf = (page: Page, address: string) =>
  page.evaluate(
    (of) => (JSON.parse(localStorage.getItem('first-screen') ?? '{}').pictures?.[of] ?? '') as string,
    address,
  );

/** An account with tasks of today, on a device that keeps it. */
async function settle(page: Page, baseURL: string | undefined, titles = ['Смета', 'Отчёт <b>за</b> ноябрь']) {
  await signUp(page, baseURL);
  const dueDate = new Date(Date.now() + 60 * 60_000).toISOString();
  for (const title of titles) await make(page, baseURL, '/api/tasks', { title, dueDate });
  await page.goto(DAY);
  await keptToStart(page);
}

async function pictured(page: Page, address: string, title = 'Смета') {
  await page.goto(address);
  await expect.poll(() => pictureOf(page, address), { timeout: 20_000 }).toContain(title);
}

/** Runs in the page: every word in the window, where it stands and how it looks. */
function wordsIn(selector: string): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const { color, fontSize, fontWeight, visibility } = getComputedStyle(node.parentElement!);
    if (width < 2 || top + height > innerHeight || visibility === 'hidden' || node.parentElement!.closest('select'))
      continue;
    const place = [left, top, width].map(Math.round).join(' ');
    words.push([node.nodeValue, place, color, fontSize, fontWeight].join(' | '));
  }
  return words;
}

for (const [theme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const)
  test.describe(`${theme}, at ${width} px`, () => {
    test.use({ theme, viewport: { width, height } });
    for (const [what, address] of [
      ['the day', DAY],
      ['the list', LIST],
    ] as const)
      test(`${what} is there before the app, as the app draws it`, async ({ page, context, baseURL }) => {
        await settle(page, baseURL);
        await pictured(page, address);
        const next = await held(context, address);
        await expect(picture(next)).toContainText('Смета');
        await expect(picture(next)).toContainText('Отчёт <b>за</b> ноябрь');
        await expect(next.getByText('Смета').first()).toBeInViewport();
        await next.evaluate(() => document.fonts.ready);
        const before = await next.evaluate(wordsIn, '#shown');
        expect(before.length).toBeGreaterThan(10);
        for (const role of ['checkbox', 'row', 'button', 'link'] as const)
          await expect(next.getByRole(role)).toHaveCount(0);
        await begin(next);
        await expect(picture(next)).toHaveCount(0);
        await expect(next.getByRole('checkbox', { name: 'Завершить: Смета' }).first()).toBeVisible();
        const moved = async () => {
          const now = new Set(await next.evaluate(wordsIn, '#root'));
          return before.filter((word) => !now.has(word));
        };
        await expect.poll(moved).toEqual([]);
        expect(await next.evaluate(() => document.documentElement.style.overflowY)).toBe('');
      });
  });

test('what is pressed on the picture is done by the app', async ({ page, context, baseURL }) => {
  await settle(page, baseURL);
  await pictured(page, LIST);
  const next = await held(context, LIST);
  await picture(next).locator('[data-press*="Завершить: Смета"]').evaluate(pressAt);
  const at = await placeOf(next, 'Завершить: Смета');
  await next.mouse.click(at.x, at.y);
  await next.mouse.click(at.x, at.y + 200);
  await begin(next);
  const tasks = async () => (await next.request.get('/api/tasks')).json();
  await expect
    .poll(async () => (await tasks()).find(({ title }: { title: string }) => title === 'Смета').status)
    .toBe('completed');
  await next.close();

  await pictured(page, LIST, 'Отчёт');
  const last = await held(context, LIST);
  const title = await placeOf(last, 'Отчёт <b>за</b> ноябрь');
  await last.mouse.click(title.x, title.y);
  await begin(last);
  await expect(last.getByRole('dialog')).toContainText('Отчёт <b>за</b> ноябрь');
});

/** Nothing in a picture takes a press. */
function pressAt(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (element.contains(there)) throw new Error('the picture takes presses');
}

const placeOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('#shown [data-press]')];
    const found = all.find(({ dataset }) => dataset.press!.split('\n')[1] === wanted)!;
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
  }, name);

test('what was just changed is in no picture, and nothing is left of who signed out', async ({ page, baseURL }) => {
  await settle(page, baseURL);
  await pictured(page, LIST);
  await page.getByRole('checkbox', { name: 'Завершить: Смета' }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Отчёт/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Завершить: Смета' })).toHaveCount(0);
  await expect.poll(() => pictureOf(page, LIST), { timeout: 20_000 }).toContain('Отчёт');
  expect(await pictureOf(page, LIST)).not.toContain('Завершить: Смета');

  const left = await page.getByRole('checkbox', { name: /Завершить: Отчёт/ }).evaluate((box: HTMLElement) => {
    box.click();
    return localStorage.getItem('first-screen');
  });
  expect(left).toBeNull();

  await pictured(page, DAY, 'Меню');
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('first-screen'))).toBeNull();
});

test('another account sees nothing of the picture before it', async ({ page, context, baseURL }) => {
  await settle(page, baseURL, ['Тайный план']);
  await pictured(page, LIST, 'Тайный план');
  await context.clearCookies();
  await page.goto(LIST);
  await expect(page).toHaveURL('/login');
  await settle(page, baseURL, ['Дело Бориса']);
  const next = await context.newPage();
  await next.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.textContent.includes('Тайный план')) document.title = 'seen';
    }).observe(document, { childList: true, subtree: true });
  });
  await next.goto(LIST);
  await expect(next.getByRole('row').filter({ hasText: 'Дело Бориса' })).toBeVisible();
  await expect(next).not.toHaveTitle('seen');
});

test('a window of another width has no picture, and words that are being typed are in none', async ({
  page,
  context,
  baseURL,
}) => {
  await settle(page, baseURL);
  await pictured(page, LIST);
  const narrow = await context.newPage();
  await narrow.setViewportSize({ width: 700, height: 700 });
  await narrow.addInitScript(holdApp);
  await narrow.goto(LIST);
  await expect.poll(() => narrow.evaluate(() => window.letBegin !== undefined)).toBe(true);
  await expect(picture(narrow)).toHaveCount(0);
  await narrow.close();

  const was = await pictureOf(page, LIST);
  await page.getByLabel('Новая задача').fill('Не дописано');
  await page.reload();
  await expect(page.getByLabel('Новая задача')).toHaveValue('Не дописано');
  expect(await pictureOf(page, LIST)).toBe(was);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks';

/** Somebody with so many tasks that every page of them scrolls. */
async function begin(page: Page, baseURL: string | undefined) {
  const headers = { Origin: baseURL! };
  const data = { email: `bar-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data, headers });
  for (let number = 1; number <= 12; number++)
    await page.request.post('/api/tasks', { data: { title: `Дело ${number}` }, headers });
}

const assistant = (page: Page) => page.getByRole('button', { name: 'Открыть ИИ-помощника' });
const bar = (page: Page) => page.locator('[data-sections]');
/** Names of the controls of the page that lie under the assistant's button as it is. */
const under = async (page: Page) => {
  const round = (await assistant(page).boundingBox())!;
  return page
    .getByRole('main')
    .locator('button, textarea, input')
    .evaluateAll(
      (controls, { x, y, width, height }) =>
        controls
          .filter((control) => {
            const { left, top, right, bottom } = control.getBoundingClientRect();
            return left < x + width && right > x && top < y + height && bottom > y && control.checkVisibility();
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      round,
    );
};
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`at ${width}×${height} the bar leads to the sections, and nothing floats over the page`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await begin(page, baseURL);
    await page.goto('/');
    const tabs = bar(page).getByRole('navigation', { name: 'Разделы' });
    // The keys of a phone take their room from the page, and lie on nothing that stands at its bottom.
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
    await expect(tabs.getByRole('link')).toHaveText(['Панель', 'Задачи', 'Канбан', 'Привычки']);
    for (const tab of await tabs.getByRole('link').all()) {
      const box = (await tab.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(await tab.locator('span').evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    }
    // What a screen reader would say, which is gone again by the time that anybody looks.
    const said = await page.evaluateHandle(() => {
      const words = new Set<string | null>();
      const listen = () => {
        for (const { textContent } of document.querySelectorAll('[aria-live=polite]')) words.add(textContent);
      };
      new MutationObserver(listen).observe(document.body, { childList: true, characterData: true, subtree: true });
      return words;
    });
    for (const name of ['Канбан', 'Привычки', 'Задачи']) {
      await tabs.getByRole('link', { name }).click();
      await expect(page).toHaveTitle(`${name} — Такт`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => said.evaluate((words) => [...words])).toContain(`Раздел «${name}»`);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
    // The assistant's button stands within the bar, for which the page leaves room at its end.
    const [round, strip] = [(await assistant(page).boundingBox())!, (await bar(page).boundingBox())!];
    expect(round.y).toBeGreaterThanOrEqual(strip.y);
    expect(round.width).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = (await page.locator('[data-row-title]').last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(strip.y);
    await bar(page).getByRole('button', { name: 'Ещё' }).click();
    if (width === 390) await expectFlawless(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Аналитика' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/?section=analytics');
    // What a keyboard on the screen leaves belongs to the text.
    await tabs.getByRole('link', { name: 'Задачи' }).click();
    await page.getByRole('main').getByRole('textbox').first().focus();
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width, height: 300 });
    await expect(bar(page)).toBeHidden();
  });

test.describe('a failure', () => {
  test.use({ expectedProblems: /status of 400/ });

  test('lies on no button of the dialog that it is about', async ({ page, baseURL }) => {
    await begin(page, baseURL);
    await page.route(/\/api\//, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { message: 'Так нельзя', code: 'bad_request' } })
        : route.continue(),
    );
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [800, 700],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(LIST);
      await page.getByRole('button', { name: 'Создать задачу' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Название').fill('Откажут');
      const save = dialog.getByRole('button', { name: 'Создать задачу' });
      await save.click();
      const words = page.locator('[data-toast]');
      await expect(words).toBeVisible();
      // The form closes and opens again with what was refused.
      await expect(async () => {
        const [toast, button] = [(await words.boundingBox())!, (await save.boundingBox({ timeout: 1000 }))!];
        const apart = toast.y + toast.height <= button.y || toast.x + toast.width <= button.x;
        expect(apart, `${width}: ${JSON.stringify([toast, button])}`).toBe(true);
      }).toPass({ timeout: 4000 });
    }
  });
});

test('on a wide window the round button gives way to controls, to typing and to scrolling, and stays in reach', async ({
  page,
  baseURL,
}) => {
  await begin(page, baseURL);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/');
  const sections = page.getByRole('banner').getByRole('navigation', { name: 'Разделы' });
  await expect(assistant(page)).toHaveCSS('width', '56px');
  await sections.getByRole('link', { name: 'Аналитика' }).click();
  await expect(page.getByText('Раздел «Аналитика»')).toBeAttached();
  await sections.getByRole('link', { name: 'Задачи' }).click();
  await expect(page.locator('[data-row-title]').first()).toBeVisible();
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 200);
  await expect(assistant(page)).toHaveCSS('width', '24px');
  await page.mouse.wheel(0, -400);
  await expect(assistant(page)).toHaveCSS('width', '56px');
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(assistant(page)).toHaveCSS('width', '24px');
  await assistant(page).click({ delay: 400 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // Nothing that can be pressed lies under it, wherever it is at rest.
  for (const [width, height] of [
    [1440, 900],
    [900, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/kanban');
    await expect(page.getByText('Дело 1', { exact: true })).toBeVisible();
    await page.locator('[data-board]').evaluate((board) => board.scrollTo({ left: board.scrollWidth }));
    await page.getByRole('button', { name: 'Добавить задачу в колонку «Готово»' }).click();
    await expect(page.getByRole('textbox', { name: 'Название задачи' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Отмена' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => under(page)).toEqual([]);
    await page.goto(LIST);
    await expect(page.locator('[data-row-title]').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => under(page)).toEqual([]);
  }
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** What was put into a page that stood already: rows, or what holds them alone. */
    behind: string[];
  }
}

/** Runs in the page before its own scripts. */
function watchRows() {
  window.behind = [];
  new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof Element && added.matches('[role=row], [role=grid]')) window.behind.push(added.role ?? '');
  }).observe(document, { childList: true, subtree: true });
}

const rows = (page: Page) => page.getByRole('row').first();

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const [what, path] of [
    ['the list', '/?section=tasks'],
    ['the board', '/kanban'],
  ] as const)
    test(`${what} is drawn with its rows, and not once more for them, at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      const headers = { Origin: baseURL! };
      const data = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
      await page.request.post('/api/auth/register', { data, headers });
      for (const title of ['Смета', 'Отчёт'])
        expect((await page.request.post('/api/tasks', { data: { title }, headers })).status()).toBe(201);
      await page.addInitScript(watchRows);
      await page.goto(path);
      await expect(rows(page)).toBeVisible();
      expect(await page.evaluate(() => window.behind)).toEqual([]);
    });

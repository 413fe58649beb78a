import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** What was put into a page that stood already: rows, or what holds them alone. */
    behind: string[];
    /** What went over from one look to another within a row. */
    changing: string[];
  }
}

/** Runs in the page before its own scripts. */
function watchRows() {
  window.behind = [];
  window.changing = [];
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if ((target as Element).closest('[role=row]')) window.changing.push(propertyName);
  });
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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`other groups are written over the rows that stand, at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    const headers = { Origin: baseURL! };
    const data = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
    await page.request.post('/api/auth/register', { data, headers });
    for (let n = 0; n < 48; n++) {
      const answer = await page.request.post('/api/tasks', { data: { title: `Задача ${n}` }, headers });
      expect(answer.status()).toBe(201);
      const { id } = await answer.json();
      if (n % 2) await page.request.put(`/api/tasks/${id}`, { data: { status: 'completed' }, headers });
    }
    await page.addInitScript(watchRows);
    await page.goto('/?section=tasks');
    const list = (name: string) => page.getByRole('grid', { name });
    await expect(list('Задачи: Без срока')).toHaveCount(1);
    // What is out of sight is there as well.
    await expect.poll(() => page.evaluate(() => window.behind.length)).toBeGreaterThan(0);
    for (const [group, name, title, checked] of [
      ['done', 'Задачи: Сегодня', /Задача \d*[13579]$/, true],
      ['due', 'Задачи: Без срока', /Задача \d*[02468]$/, false],
    ] as const) {
      await page.evaluate(() => {
        window.behind = [];
        window.changing = [];
      });
      await page.getByLabel('Группы').selectOption(group);
      await expect(list(name)).toHaveCount(1);
      const row = list(name).getByRole('row').first();
      await expect(row.getByRole('rowheader')).toHaveText(title);
      await expect(row.getByRole('checkbox')).toBeChecked({ checked });
      await expect(list(name).getByRole('row').last().getByRole('rowheader')).toHaveText(title);
      expect(await page.evaluate(() => window.behind)).toEqual([]);
      expect(await page.evaluate(() => window.changing)).toEqual([]);
    }
  });

import type { Page } from '@playwright/test';
import { livedDay } from '#shared/day.ts';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Сегодня', exact: true });
const lines = (page: Page) => card(page).getByRole('list', { name: 'Задачи на сегодня' });
const titles = (page: Page) => lines(page).locator('button.line-clamp-2');
const handle = (page: Page, title: string) => lines(page).getByRole('button', { name: `Переместить: ${title}` });
/** What the server says was put in order, in that order. */
const told = async (page: Page) => {
  const tasks: { title: string; dayRank: string | null }[] = await (await page.request.get('/api/tasks')).json();
  const put = tasks.flatMap(({ title, dayRank }) => (dayRank === null ? [] : [{ title, dayRank }]));
  return put.sort((a, b) => (a.dayRank < b.dayRank ? -1 : 1)).map(({ title }) => title);
};

for (const [screen, width, theme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, expectedProblems: OFFLINE_PROBLEMS });

    test('somebody sees whether today fits and puts it in order, with the keyboard, by hand and without a network, and takes it back', async ({
      page,
      baseURL,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await signUp(page, baseURL);
      const today = livedDay(Date.now(), { zone: 'Europe/Moscow' });
      for (const [title, fields] of [
        ['Отчёт', { dueDay: today, priority: 'high', estimateMinutes: 200 }],
        ['Почта', { dueDay: today }],
        ['Смета', { plannedDay: today, estimateMinutes: 30 }],
        ['Уборка', { plannedDay: today, priority: 'low' }],
      ] as const) {
        const data = { title, ...fields };
        const answer = await page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
        expect(answer.status()).toBe(201);
      }
      await page.goto('/');
      await expect(titles(page)).toHaveText(['Отчёт', 'Почта', 'Смета', 'Уборка']);
      await expect(card(page)).toContainText(/По\sоценкам 3 ч 50 мин из\s8 ч, без оценки\s2/);
      await page.goto('/profile?tab=settings');
      await page.getByRole('tab', { name: 'Приложение' }).click();
      await page.getByLabel('Время на дела', { exact: true }).selectOption({ label: '3ч 0м' });
      await expect.poll(async () => (await (await page.request.get('/api/settings')).json()).dayMinutes).toBe(180);
      await page.goto('/');
      await expect(card(page)).toContainText(/По\sоценкам 3 ч 50 мин из\s3 ч: больше на\s50 мин, без оценки\s2/);
      await handle(page, 'Смета').press('ArrowUp');
      await expect(titles(page)).toHaveText(['Отчёт', 'Смета', 'Почта', 'Уборка']);
      await expect(card(page).getByText('Смета: место 2 из 4')).toBeAttached();
      await expect(handle(page, 'Смета')).toBeFocused();
      await expect.poll(() => told(page)).toEqual(['Отчёт', 'Смета']);
      await expectFlawless(page);

      const from = (await handle(page, 'Уборка').boundingBox())!;
      const to = (await handle(page, 'Отчёт').boundingBox())!;
      await page.mouse.move(from.x + 10, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(from.x + 10, to.y, { steps: 8 });
      await page.mouse.up();
      const mine = ['Уборка', 'Отчёт', 'Смета', 'Почта'];
      await expect(titles(page)).toHaveText(mine);
      await expect.poll(() => told(page)).toEqual(['Уборка', 'Отчёт', 'Смета']);
      await page.keyboard.press('Control+z');
      await expect(titles(page)).toHaveText(['Отчёт', 'Смета', 'Почта', 'Уборка']);
      await expect.poll(() => told(page)).toEqual(['Отчёт', 'Смета']);

      await kept(page);
      await cutCalls(page);
      await handle(page, 'Почта').press('ArrowUp');
      await expect(titles(page)).toHaveText(['Отчёт', 'Почта', 'Смета', 'Уборка']);
      await page.goto('/');
      await expect(titles(page)).toHaveText(['Отчёт', 'Почта', 'Смета', 'Уборка']);
      await expect(card(page)).toContainText('больше на');
      expect(await told(page)).toEqual(['Отчёт', 'Смета']);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect.poll(() => told(page), { timeout: 40_000 }).toEqual(['Отчёт', 'Почта', 'Смета']);
      await expect(titles(page)).toHaveText(['Отчёт', 'Почта', 'Смета', 'Уборка']);
    });
  });

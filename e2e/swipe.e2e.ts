import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#shared/day.ts';
import { expectFlawless } from './axe.ts';
import { expect, NOON_ZONE, test } from './fixtures.ts';

const titles = (page: Page) => page.locator('[data-row-title]');
const toast = (page: Page, words: string) => page.locator('[data-toast]').filter({ hasText: words });

/** A finger on a row that moves so far, in steps, and is lifted. */
async function swipe(page: Page, name: string, dx: number, dy = 0) {
  const box = (await titles(page).filter({ hasText: name }).boundingBox())!;
  const device = await page.context().newCDPSession(page);
  const [x, y] = [box.x + (dx < 0 ? box.width : 10), box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + dx * part, y: y + dy * part }] });
  // Sent at once: a finger that rests on a slow machine would choose the row.
  await Promise.all([touch('touchStart', 0), touch('touchMove', 0.1)]);
  for (let part = 0.2; part <= 1.01; part += 0.1) await touch('touchMove', part);
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await device.detach();
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, timezoneId: NOON_ZONE });

    test('a row is swiped to complete, to put off and to delete, and the list begins high', async ({
      page,
      baseURL,
    }) => {
      const headers = { Origin: baseURL! };
      const data = { email: `swipe-${randomUUID()}@example.test`, password: 'верный пароль' };
      await page.request.post('/api/auth/register', { data, headers });
      await page.request.put('/api/settings', { data: { zone: NOON_ZONE }, headers });
      const today = dayOf(Date.now(), NOON_ZONE);
      for (let number = 1; number <= 15; number++)
        await page.request.post('/api/tasks', {
          data: {
            title: `Дело ${`${number}`.padStart(2, '0')}`,
            dueDay: addDays(today, number === 2 ? -3 : 0),
            ...(number === 3 && { plannedDay: today, plannedTime: '10:00', estimateMinutes: 90, priority: 'high' }),
          },
          headers,
        });
      await page.goto('/?section=tasks&status=active&group=none&sort=title');
      await expect(titles(page).first()).toHaveText('Дело 01');
      expect((await titles(page).first().boundingBox())!.y).toBeLessThanOrEqual(220);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const name of ['Создать проект', 'Создать задачу']) {
        const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await expectFlawless(page);

      // What is said of a task is seen whole, beside the row's buttons and above the next row.
      const row = page.getByRole('row').filter({ hasText: 'Дело 03' });
      const [signs, edit, next] = await Promise.all(
        [
          row.getByRole('gridcell').nth(1),
          row.getByRole('button', { name: 'Изменить: Дело 03' }),
          titles(page).nth(3),
        ].map(async (part) => (await part.boundingBox())!),
      );
      expect(signs!.height).toBeGreaterThan(40);
      expect(signs!.y + signs!.height).toBeLessThanOrEqual(next!.y);
      for (const sign of await row.getByRole('gridcell').nth(1).locator('> span:visible').all()) {
        const { x, width: wide } = (await sign.boundingBox())!;
        expect(x + wide).toBeLessThanOrEqual(edit!.x);
      }

      // Not far enough, up and down, and back again: nothing is done, and nothing opened.
      await swipe(page, 'Дело 01', 50);
      await swipe(page, 'Дело 01', 20, -80);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(titles(page).first()).toHaveText('Дело 01');

      const undo = (words: string) => toast(page, words).getByRole('button', { name: 'Отменить' }).click();
      await swipe(page, 'Дело 01', 100);
      await expect(toast(page, 'Задача выполнена!')).toBeVisible();
      await expect(titles(page).first()).toHaveText('Дело 02');
      await undo('Задача выполнена!');
      await expect(titles(page).first()).toHaveText('Дело 01');

      await swipe(page, 'Дело 02', -100);
      await expect(page.getByRole('row').filter({ hasText: 'Дело 02' })).toContainText('завтра');
      await undo('Задача обновлена!');
      await expect(page.getByRole('row').filter({ hasText: 'Дело 02' })).not.toContainText('завтра');

      await swipe(page, 'Дело 01', -width * 0.6);
      await expect(toast(page, 'Задача удалена!')).toBeVisible();
      await expect(titles(page).first()).toHaveText('Дело 02');
      await undo('Задача удалена!');
      await expect(titles(page).first()).toHaveText('Дело 01');
      await page.reload();
      await expect(titles(page).first()).toHaveText('Дело 01');
    });
  });

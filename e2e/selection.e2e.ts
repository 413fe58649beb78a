import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks&group=none&sort=title';
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

const titles = (page: Page) => page.locator('[data-row-title]');
const title = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Выбранные задачи' });
const chosen = (page: Page) => page.getByRole('checkbox', { name: /^Выбрать: /, checked: true });
const toast = (page: Page, words: string) => page.locator('[data-toast]').filter({ hasText: words });

/** A finger that rests on a row. */
async function hold(page: Page, name: string) {
  const { x, y } = (await title(page, name).boundingBox())!;
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 5 }] });
  await expect(bar(page)).toBeVisible();
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await device.detach();
}

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 640 });

    test('many tasks are chosen and changed as one act', async ({ page, baseURL, context }) => {
      const call = async (path: string, data: object) => {
        const answer = await page.request.post(path, { data, headers: { Origin: baseURL! } });
        expect(answer.status()).toBe(201);
      };
      await call('/api/auth/register', { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' });
      await call('/api/projects', { name: 'Ремонт' });
      const names = ['Арбуз', 'Банан', 'Вишня', 'Груша', 'Дыня'];
      for (const name of names) await call('/api/tasks', { title: name });
      await page.goto(LIST);
      await expect(titles(page)).toHaveText(names);

      if (width < 640) {
        await hold(page, 'Банан');
        await expect(page.getByRole('dialog')).toBeHidden();
        for (const name of ['Вишня', 'Груша']) await title(page, name).tap();
      } else {
        await title(page, 'Банан').click({ modifiers: ['Control'] });
        await title(page, 'Груша').click({ modifiers: ['Shift'] });
      }
      await expect(bar(page)).toContainText('Выбрано: 3');
      await expect(chosen(page)).toHaveCount(3);
      await expect(page.getByRole('row', { selected: true })).toHaveCount(3);
      const spilling = (buttons: Element[]) =>
        buttons.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent);
      expect(await bar(page).getByRole('button').filter({ hasText: /./ }).evaluateAll(spilling)).toEqual([]);
      await expectFlawless(page);

      await bar(page).getByRole('button', { name: 'Приоритет' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Высокий' }).click();
      await expect(toast(page, 'Изменено: 3 задачи')).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await expect(page.getByText('Приоритет: высокий')).toHaveCount(3);
      await toast(page, 'Изменено: 3 задачи').getByRole('button', { name: 'Отменить' }).click();
      await expect(page.getByText('Приоритет: высокий')).toHaveCount(0);

      // A day and a column for all of them, too.
      const { id } = (await (await page.request.get('/api/kanban-columns')).json())[1];
      const tasks = async () => (await page.request.get('/api/tasks')).json();
      const inColumn = async () =>
        (await tasks()).filter((task: { kanbanColumnId: string }) => task.kanbanColumnId === id);
      const late = page.getByRole('row').filter({ hasText: 'завтра' });
      await titles(page).first().focus();
      for (const [act, choice, changed] of [
        ['Срок', /^Завтра/, () => late.count()],
        ['Колонка', 'В процессе', async () => (await inColumn()).length],
      ] as const) {
        await page.keyboard.press('Shift+ArrowDown');
        await bar(page).getByRole('button', { name: act }).click();
        await page.getByRole('dialog').getByRole('button', { name: choice }).click();
        await expect.poll(changed).toBe(2);
        await expect(bar(page)).toBeHidden();
        await page.keyboard.press('Control+z');
        await expect.poll(changed).toBe(0);
      }

      // By the keyboard, without a network: completed as one, and taken back as one.
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
      await titles(page).first().focus();
      for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp'])
        await page.keyboard.press(key);
      await expect(bar(page)).toContainText('Выбрано: 2');
      await bar(page).getByRole('button', { name: 'Выполнить' }).click();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expect(page.locator('[data-row-title]:focus')).toHaveCount(1);
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await context.setOffline(false);

      await title(page, 'Дыня').focus();
      await page.keyboard.press('Control+KeyA');
      await expect(bar(page)).toContainText('Выбрано: 5');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      await page.keyboard.press('Delete');
      await page
        .getByRole('alertdialog', { name: 'Удалить 4 задачи?' })
        .getByRole('button', { name: 'Удалить' })
        .click();
      await expect(titles(page)).toHaveText(['Груша']);
      await expect(title(page, 'Груша')).toBeFocused();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(titles(page)).toHaveText(names);

      await page.keyboard.press('Shift+Space');
      await expect(bar(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar(page)).toBeHidden();
      await page.reload();
      await expect(titles(page)).toHaveText(names);
      await expect(page.getByText('Приоритет: высокий')).toHaveCount(0);
    });
  });

import type { Page } from '@playwright/test';
import type { CalendarServer } from '#testing/server/calendar-server.ts';
import { expectFlawless } from './axe.ts';
import { expect } from './fixtures.ts';
import { OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';
import { onServer } from './on-server.ts';
import { test } from './own-calendar.ts';

test.use({ timezoneId: 'UTC', expectedProblems: OFFLINE_PROBLEMS });

const MARCH = '/?section=calendar&day=2027-03-10';
const todayInCalendar = () => new Date().toISOString().slice(0, 10).replaceAll('-', '');
const ics = () =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:День рождения'],
    ...[`DTSTART;VALUE=DATE:${todayInCalendar()}`, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

const cell = (page: Page, day: string) => page.locator(`[data-day-cell="${day}"]`);
const chip = (page: Page, day: string, title: string) => cell(page, day).getByRole('button', { name: title });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Somebody with tasks in a March to come, and an event of today. */
async function begin(page: Page, baseURL: string | undefined, calendar: CalendarServer) {
  calendar.answers = (_, response) => void response.writeHead(200).end(ics());
  await signUp(page, baseURL);
  const headers = { Origin: baseURL! };
  const post = async (path: string, data: object) =>
    expect((await page.request.post(path, { data, headers })).status()).toBe(201);
  await post('/api/calendar-sources', { name: 'Дом', url: `${calendar.origin}/own.ics` });
  await post('/api/tasks', { title: 'Отчёт', plannedDay: '2027-03-10' });
  await post('/api/tasks', { title: 'Смета', dueDate: '2027-03-11T15:30:00.000Z' });
  for (let number = 1; number <= 6; number++)
    await post('/api/tasks', { title: `Дело ${number}`, plannedDay: '2027-03-17' });
}

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('tasks stand on their days, are put on others by mouse and keys, with and without a network, and are made there', async ({
    page,
    context,
    baseURL,
    calendar,
  }) => {
    await begin(page, baseURL, calendar);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Календарь' }).click();
    await expect(cell(page, new Date().toISOString().slice(0, 10))).toContainText('День рождения');
    await expect(page.locator('[data-day][aria-current=date]')).toHaveCount(1);

    await page.goto(MARCH);
    await expect(page.getByRole('heading', { name: 'Календарь: Март 2027' })).toBeVisible();
    await expect(chip(page, '2027-03-11', 'Срок: 15:30 Смета')).toBeVisible();
    await expectFlawless(page);

    await chip(page, '2027-03-10', 'Отчёт').dragTo(cell(page, '2027-03-12'));
    await expect(chip(page, '2027-03-12', 'Отчёт')).toBeVisible();
    await onServer(page, 'Отчёт', 'plannedDay').toBe('2027-03-12');
    await page.locator('[data-toast]').getByRole('button', { name: 'Отменить' }).click();
    await expect(chip(page, '2027-03-10', 'Отчёт')).toBeVisible();

    await chip(page, '2027-03-11', 'Смета').focus();
    // All before the first of them is drawn.
    await page.evaluate(() => {
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft'])
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
    });
    await expect(chip(page, '2027-03-18', 'Смета')).toBeFocused();
    await onServer(page, 'Смета', 'dueDate').toBe('2027-03-18T15:30:00.000Z');

    await page.getByRole('button', { name: 'ещё 3, Среда, 17 марта' }).click();
    const day = page.getByRole('dialog', { name: 'Среда, 17 марта' });
    await expect(day.getByRole('listitem')).toHaveCount(6);
    await expectFlawless(page);
    await day.getByRole('button', { name: 'Дело 2', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Дело 2' })).toBeVisible();
    await expect(page).toHaveURL(/section=calendar.*&task=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await cell(page, '2027-03-20').click({ position: { x: 80, y: 90 } });
    const form = page.getByRole('dialog', { name: 'Новая задача' });
    await form.getByLabel('Название').fill('Билеты');
    await form.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(chip(page, '2027-03-20', 'Билеты')).toBeVisible();
    await onServer(page, 'Билеты', 'plannedDay').toBe('2027-03-20');

    await cell(page, '2027-03-20').locator('[data-day]').focus();
    await page.keyboard.press('Home');
    await expect(cell(page, '2027-03-15').locator('[data-day]')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('heading', { name: 'Апрель 2027' })).toBeVisible();
    await expect(cell(page, '2027-04-15').locator('[data-day]')).toBeFocused();
    await expect(page).toHaveURL('/?section=calendar&day=2027-04-15');
    await page.goBack();
    await page.goto(`${MARCH}&view=week`);
    await expect(page.getByRole('heading', { name: '8–14 марта 2027' })).toBeVisible();

    await context.setOffline(true);
    await chip(page, '2027-03-10', 'Отчёт').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(chip(page, '2027-03-11', 'Отчёт')).toBeFocused();
    await context.setOffline(false);
    await onServer(page, 'Отчёт', 'plannedDay').toBe('2027-03-11');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a small month leads to what stands on its days, a week shows them all, and nothing is too wide', async ({
    page,
    baseURL,
    calendar,
  }) => {
    await begin(page, baseURL, calendar);
    await page.goto('/');
    await page.getByRole('button', { name: 'Ещё. Открыть разделы' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Календарь' }).click();
    await expect(page.getByRole('main')).toContainText('День рождения · Дом');

    await page.goto(MARCH);
    const day = page.getByRole('region', { name: 'Среда, 10 марта' });
    await expect(day.getByRole('button', { name: 'Отчёт', exact: true })).toBeVisible();
    await expectFlawless(page);
    await page.getByRole('button', { name: 'Понедельник, 15 марта' }).click();
    const empty = page.getByRole('region', { name: 'Понедельник, 15 марта' });
    await expect(empty).toContainText('На этот день ничего нет.');
    await empty.getByRole('button', { name: 'Добавить задачу' }).click();
    const form = page.getByRole('dialog', { name: 'Новая задача' });
    await form.getByLabel('Название').fill('Билеты');
    await form.getByRole('button', { name: 'Создать задачу' }).click();
    await empty.getByRole('checkbox', { name: 'Выполнить: Билеты' }).click();
    await onServer(page, 'Билеты', 'status').toBe('completed');

    await page.getByRole('radio', { name: 'Неделя' }).check({ force: true });
    await expect(page.getByRole('heading', { name: '15–21 марта 2027' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Среда, 17 марта' }).getByRole('listitem')).toHaveCount(6);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

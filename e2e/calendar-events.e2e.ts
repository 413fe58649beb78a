import { expectFlawless } from './axe.ts';
import { expect } from './fixtures.ts';
import { signUp } from './offline-steps.ts';
import { test } from './own-calendar.ts';

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10).replaceAll('-', '');
const today = () => dayOf(Date.now());
const ics = () =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//y//EN',
    ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:День рождения', `DTSTART;VALUE=DATE:${today()}`, 'END:VEVENT'],
    ...[
      'BEGIN:VEVENT',
      'UID:2',
      `SUMMARY:${'Планёрка '.repeat(30)}`,
      `DTSTART:${today()}T120000`,
      `DTEND:${today()}T123000`,
      'END:VEVENT',
    ],
    'END:VCALENDAR',
    '',
  ].join('\r\n');

for (const [screen, width] of [
  ['a computer', 1440],
  ['a phone', 390],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, timezoneId: 'UTC', expectedProblems: /status of 400/ });

    test('a calendar that fails is said to, one that is read stands in today, and is gone once it is removed', async ({
      page,
      baseURL,
      calendar,
    }) => {
      await signUp(page, baseURL);
      await page.goto('/');
      await page.getByRole('button', { name: 'Меню пользователя' }).click();
      await page.getByRole('menuitem', { name: 'Настройки' }).click();
      await page.getByRole('tab', { name: 'Приложение' }).click();
      const card = page.getByRole('region', { name: 'Календарь' });
      const add = async (name: string, path: string) => {
        await card.getByRole('textbox', { name: 'Название календаря' }).fill(name);
        await card.getByRole('textbox', { name: 'Адрес iCal' }).fill(path);
        await card.getByRole('button', { name: 'Подключить' }).click();
      };
      await add('Дом', 'http://calendar.example.ru');
      await expect(card.getByRole('alert')).toContainText('начинается с https://');
      await add('Дом', `${calendar.origin}/none.ics`);
      const list = card.getByRole('list', { name: 'Подключённые календари' });
      await expect(list).toContainText('Календарь не пустил');
      calendar.answers = (_, response) => void response.writeHead(200).end(ics());
      await add('Работа', `${calendar.origin}/own.ics`);
      await expect(list.getByRole('listitem').filter({ hasText: 'Работа' })).toContainText('прочитан');
      await expectFlawless(page);
      await page.keyboard.press('Escape');

      const events = page.getByRole('region', { name: 'События сегодня' });
      await expect(events.getByRole('listitem')).toHaveCount(2);
      await expect(events.getByRole('listitem').first()).toContainText('весь деньДень рождения · Работа');
      await expect(events.getByRole('listitem').last()).toContainText('12:00–12:30');
      await expectFlawless(page);

      await page.getByRole('button', { name: 'Меню пользователя' }).click();
      await page.getByRole('menuitem', { name: 'Настройки' }).click();
      await page.getByRole('tab', { name: 'Приложение' }).click();
      await card.getByRole('button', { name: 'Убрать: Работа' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(events).toBeHidden();
    });
  });

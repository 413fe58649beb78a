import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '../src/shared/day.ts';
import { expectFlawlessInEachTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks&group=none';
const PASSWORD = 'верный пароль';
const REMINDER = { id: '01936f2c-8a00-7000-8000-0000000000a1', beforeMinutes: 60 };

/** Something that lies over a page or is one: where it is, and the presses that open it. */
interface Place {
  name: string;
  at: string;
  open?: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name }).click();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog').last();
const steps =
  (...each: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of each) await step(page);
  };
const shown = (role: 'dialog' | 'alertdialog' | 'menu') => (page: Page) =>
  expect(page.getByRole(role).last()).toBeVisible();
/** Presses of a name lead to a dialog, a question or a menu. */
const toDialog = (...names: (string | RegExp)[]) => steps(...names.map(press), shown('dialog'));
const toMenu = (...names: (string | RegExp)[]) => steps(...names.map(press), shown('menu'));
const choose = (label: string, option: string) => (page: Page) =>
  dialog(page).getByLabel(label, { exact: true }).selectOption({ label: option });
const openTask = (page: Page) => page.getByRole('rowheader', { name: 'Отчёт', exact: true }).click();
const chosen = (page: Page) => page.getByRole('region', { name: 'Выбранные задачи' });
/** On a phone a row has signs of what its task has alone. */
const sign =
  (name: string, task = 'Отчёт') =>
  (page: Page) =>
    page.getByRole('row').filter({ hasText: task }).getByRole('button', { name }).click();

/** Every page, and everything that opens over one. */
const PLACES: Record<string, readonly Place[]> = {
  'the shell': [
    { name: 'the dashboard', at: '/' },
    { name: 'the user’s menu', at: '/', open: toMenu('Меню пользователя') },
    { name: 'the bell', at: '/', open: toDialog(/^Уведомления/) },
    {
      name: 'a snooze menu',
      at: '/',
      open: steps(toDialog(/^Уведомления/), press(/^Отложить: /), shown('menu')),
    },
    { name: 'the palette', at: '/', open: steps((page) => page.keyboard.press('Control+k'), shown('dialog')) },
    { name: 'the shortcuts', at: '/', open: steps((page) => page.keyboard.press('?'), shown('dialog')) },
    { name: 'the assistant', at: '/open/assistant', open: shown('dialog') },
    {
      name: 'the settings',
      at: '/',
      open: steps(press('Меню пользователя'), item('Настройки'), shown('dialog')),
    },
    {
      name: 'the settings of the app',
      at: '/',
      open: steps(press('Меню пользователя'), item('Настройки'), tab('Приложение')),
    },
    {
      name: 'what leaves the machine',
      at: '/profile?tab=settings',
      open: steps(tab('Приложение'), toDialog('Что и куда уходит')),
    },
    { name: 'the analytics', at: '/?section=analytics' },
    { name: 'the calendar', at: '/?section=calendar' },
    { name: 'a week of the calendar', at: '/?section=calendar&view=week' },
  ],
  'the tasks': [
    { name: 'the list', at: LIST },
    { name: 'the groups', at: '/?section=tasks' },
    { name: 'the board as a tab', at: '/?section=tasks&tab=board' },
    { name: 'the menu of the list', at: LIST, open: toMenu('Действия со списком') },
    { name: 'the tags', at: LIST, open: steps(press('Действия со списком'), item('Теги…'), shown('dialog')) },
    {
      name: 'a tag',
      at: LIST,
      open: steps(press('Действия со списком'), item('Теги…'), toDialog(/^Изменить тег/)),
    },
    { name: 'a task', at: LIST, open: steps(openTask, shown('dialog')) },
    { name: 'a task being changed', at: LIST, open: steps(openTask, press('Изменить задачу')) },
    {
      name: 'an own repeat',
      at: LIST,
      open: steps(openTask, press('Изменить задачу'), choose('Повтор', 'Своё правило…')),
    },
    {
      name: 'a day to be chosen',
      at: LIST,
      open: steps(openTask, press('Изменить задачу'), press('Выбрать день')),
    },
    { name: 'a question', at: LIST, open: steps(openTask, press('Удалить задачу'), shown('alertdialog')) },
    { name: 'a new task', at: LIST, open: toDialog('Создать задачу') },
    { name: 'a deadline in its place', at: LIST, open: steps(sign('Изменить срок'), shown('dialog')) },
    { name: 'a priority in its place', at: LIST, open: steps(sign('Изменить приоритет'), shown('dialog')) },
    { name: 'a project in its place', at: LIST, open: steps(sign('Изменить проект'), shown('dialog')) },
    { name: 'a plan in its place', at: LIST, open: steps(sign('Изменить план', 'Смета'), shown('dialog')) },
    {
      name: 'chosen tasks',
      at: LIST,
      open: steps(
        press('Выбрать'),
        (page) => page.getByRole('checkbox', { name: 'Выбрать: Отчёт' }).click(),
        (page) => chosen(page).getByRole('button', { name: 'Приоритет' }).click(),
        shown('dialog'),
      ),
    },
  ],
  'the board and projects': [
    { name: 'the board', at: '/kanban' },
    { name: 'a column’s menu', at: '/kanban', open: toMenu('Действия с колонкой «Новые»') },
    {
      name: 'a column’s name',
      at: '/kanban',
      open: steps(press('Действия с колонкой «Новые»'), item('Переименовать')),
    },
    { name: 'a new column', at: '/kanban', open: press('Добавить колонку') },
    { name: 'a new card', at: '/kanban', open: press('Добавить задачу в колонку «Новые»') },
    { name: 'a card’s menu', at: '/kanban', open: toMenu(/^Переместить: /) },
    { name: 'the projects', at: '/projects' },
    { name: 'a new project', at: '/projects', open: toDialog('Создать проект') },
    { name: 'a project’s menu', at: '/projects', open: toMenu('Ещё: проект «Ремонт»') },
    {
      name: 'a project going to the archive',
      at: '/projects',
      open: steps(press('Ещё: проект «Ремонт»'), item('В архив…'), shown('dialog')),
    },
    {
      name: 'a project’s folder',
      at: '/projects',
      open: steps(press('Ещё: проект «Ремонт»'), item('В папку…'), shown('dialog')),
    },
    {
      name: 'a project made after another',
      at: '/projects',
      open: steps(press('Ещё: проект «Ремонт»'), item('Новый по образцу…'), shown('dialog')),
    },
    { name: 'a new folder', at: '/projects', open: toDialog('Новая папка') },
    {
      name: 'a new heading',
      at: '/projects',
      open: steps((page) => page.getByRole('link', { name: 'Ремонт' }).click(), toDialog('Добавить раздел')),
    },
  ],
  'habits and focus': [
    { name: 'the habits of today', at: '/habits' },
    { name: 'the habits in sum', at: '/habits?tab=overview' },
    { name: 'the habits’ calendar', at: '/habits', open: tab('Календарь') },
    { name: 'the habits’ figures', at: '/habits', open: tab('Аналитика') },
    { name: 'a habit’s menu', at: '/habits?tab=overview', open: toMenu('Действия: Зарядка') },
    {
      name: 'a habit being changed',
      at: '/habits?tab=overview',
      open: steps(press('Действия: Зарядка'), item('Изменить'), shown('dialog')),
    },
    {
      name: 'a pause of days',
      at: '/habits?tab=overview',
      open: steps(press('Действия: Зарядка'), item('Пауза на дни'), shown('dialog')),
    },
    { name: 'a day to be skipped', at: '/habits', open: toDialog('Пропустить сегодня…: Зарядка') },
    { name: 'a note of a day', at: '/habits', open: toDialog('Заметка к дню…: Зарядка') },
    { name: 'a new session', at: '/open/focus', open: shown('dialog') },
    {
      name: 'a task being looked for',
      at: '/open/focus',
      open: steps(shown('dialog'), (page) => page.getByLabel('Над чем работаем', { exact: true }).press('ArrowDown')),
    },
    { name: 'the history', at: '/open/focus', open: steps(shown('dialog'), press('История сессий')) },
    {
      name: 'a session of the past',
      at: '/open/focus',
      open: steps(shown('dialog'), press('История сессий'), press('Добавить сессию')),
    },
  ],
  'the account': [
    { name: 'the profile', at: '/profile' },
    { name: 'the assistant’s settings', at: '/profile?tab=settings' },
    { name: 'the security', at: '/profile?tab=security' },
    {
      name: 'the owner being asked',
      at: '/profile?tab=security',
      open: toDialog('Включить'),
    },
    { name: 'the account’s deletion', at: '/profile?tab=security', open: toDialog('Удалить аккаунт') },
    { name: 'the demo', at: '/mobile-demo' },
    { name: 'letters that are to end', at: '/letters' },
  ],
};

async function settle(page: Page, baseURL: string | undefined) {
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { Origin: baseURL! } });
    expect([path, answer.status()]).toEqual([path, 201]);
    return answer.json();
  };
  const today = dayOf(Date.now(), 'Europe/Moscow');
  await call('/api/auth/register', { email: `axe-${randomUUID()}@example.test`, password: PASSWORD });
  const { id: projectId } = await call('/api/projects', { name: 'Ремонт', color: '#10b981' });
  await call('/api/tasks', { title: 'Отчёт', priority: 'high', dueDay: addDays(today, -1), tags: ['банк'], projectId });
  await call('/api/tasks', { title: 'Смета', dueDay: today, plannedDay: today });
  const dueDate = new Date(Date.now() + 59 * 60_000).toISOString();
  await call('/api/tasks', { title: 'Созвон', dueDate, reminders: [REMINDER] });
  await call('/api/habits', { name: 'Зарядка' });
}

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [what, places] of Object.entries(PLACES))
      test(`axe finds nothing in ${what}, in either theme`, async ({ page, baseURL }) => {
        test.setTimeout(places.length * 20_000);
        await settle(page, baseURL);
        for (const { name, at, open } of places)
          await test.step(name, async () => {
            await page.goto(at);
            await expect(page.locator('h1').first()).toBeAttached();
            await open?.(page);
            await expectFlawlessInEachTheme(page);
          });
      });

    test('axe finds nothing where a visitor comes, in either theme', async ({ page }) => {
      for (const at of ['/', '/login', '/login#register', '/mobile-demo'])
        await test.step(at, async () => {
          await page.goto(at);
          await expect(page.locator('h1').first()).toBeAttached();
          await expectFlawlessInEachTheme(page);
        });
    });
  });

import type { Page } from '@playwright/test';
import { byMenu, press, says, shown, steps, tab, toDialog, toMenu, toQuestion, type Walk } from './place.ts';

const OVERVIEW = '/habits?tab=overview';
const MENU = 'Действия: Зарядка';

export const HABITS: Walk = {
  places: [
    { name: 'the habits of today', at: '/habits' },
    { name: 'the habits in sum', at: OVERVIEW },
    { name: 'the habits’ calendar', at: '/habits', open: tab('Календарь') },
    { name: 'the habits’ figures', at: '/habits', open: tab('Аналитика') },
    { name: 'a new habit', at: '/habits', open: toDialog('Создать привычку'), of: 'dialogs/habit-dialog' },
    { name: 'a habit’s menu', at: OVERVIEW, open: toMenu(MENU), of: 'cards/habit-menu' },
    { name: 'a habit being changed', at: OVERVIEW, open: byMenu(MENU, 'Изменить') },
    { name: 'a question before a habit goes', at: OVERVIEW, open: byMenu(MENU, 'Удалить', 'alertdialog') },
    { name: 'a pause of days', at: OVERVIEW, open: byMenu(MENU, 'Пауза на дни…'), of: 'dialogs/pause-dialog' },
    { name: 'a habit’s reminders', at: OVERVIEW, open: toDialog(/^Напомнить: Зарядка/), of: 'cards/reminder-sign' },
    {
      name: 'a day to be skipped',
      at: '/habits',
      open: toDialog('Пропустить сегодня…: Зарядка'),
      of: 'dialogs/day-dialog',
    },
    { name: 'a note of a day', at: '/habits', open: toDialog('Заметка к дню…: Зарядка') },
  ],
};

const START = steps(shown('dialog'));

export const FOCUS: Walk = {
  places: [
    { name: 'a new session', at: '/open/focus', open: START, of: 'client/start-dialog' },
    {
      name: 'a task being looked for',
      at: '/open/focus',
      open: steps(
        START,
        (page) => page.getByLabel('Над чем работаем', { exact: true }).press('ArrowDown'),
        shown('listbox'),
      ),
    },
    {
      name: 'the history',
      at: '/open/focus',
      open: steps(START, press('История сессий')),
      of: 'client/history-dialog',
    },
    {
      name: 'the menu of a session of the past',
      at: '/open/focus',
      open: steps(START, press('История сессий'), toMenu(/^Действия с сессией/)),
      of: 'client/history-list',
    },
    {
      name: 'a session of the past',
      at: '/open/focus',
      open: steps(START, press('История сессий'), press('Добавить сессию')),
      of: 'client/past-dialog',
    },
    {
      name: 'a session that runs, and asks how it goes',
      at: '/',
      open: steps(
        (page) => startedAgo(page, 16),
        (page) => page.reload(),
        says(/^Идёт сессия/),
      ),
    },
    {
      name: 'a session on the whole screen',
      at: '/',
      open: toDialog('Открыть на весь экран'),
      of: 'client/session-screen',
    },
    {
      name: 'a question before a session ends',
      at: '/',
      open: toQuestion('Завершить'),
      of: 'client/finish-session',
    },
    {
      name: 'a rest that is offered',
      at: '/',
      open: steps(
        toQuestion('Завершить'),
        (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click(),
        says('Сделаем перерыв?'),
      ),
    },
    { name: 'a rest', at: '/', open: steps(press('5 минут'), says(/^Перерыв/)) },
  ],
  prepare: (page) => startedAgo(page, 30, true),
};

/** A session that began some minutes ago, and has ended where it is told so. */
async function startedAgo(page: Page, minutes: number, ended = false) {
  const headers = { 'X-Changed-At': new Date(Date.now() - minutes * 60_000).toISOString() };
  await page.request.put('/api/settings', { data: { checkinFrequency: 5 } });
  const answer = await page.request.post('/api/focus-sessions', { data: { durationMinutes: 25 }, headers });
  const { id } = await answer.json();
  if (ended) await page.request.patch(`/api/focus-sessions/${id}/end`);
}

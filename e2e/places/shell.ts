import type { Page } from '@playwright/test';
import { byMenu, dialog, key, press, says, shown, steps, tab, toDialog, toMenu, type Walk } from './place.ts';

const online = (page: Page) => page.context().setOffline(false);
const offline = (page: Page) => page.context().setOffline(true);
const routed = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
const toSettings = byMenu('Меню пользователя', 'Настройки');

export const SHELL: Walk = {
  places: [
    { name: 'the dashboard', at: '/' },
    { name: 'a page that does not exist', at: '/net-takoy' },
    { name: 'what another app shares', at: '/share?title=Статья&text=Прочитать', open: shown('dialog') },
    { name: 'the user’s menu', at: '/', open: toMenu('Меню пользователя'), of: 'shell/user-menu' },
    { name: 'the other sections', at: '/', open: toDialog('Ещё. Открыть разделы'), of: 'shell/tab-bar', widest: 390 },
    {
      name: 'the bell',
      at: '/',
      open: toDialog(/^Уведомления/),
      of: 'client/notification-bell',
    },
    {
      name: 'a snooze menu',
      at: '/',
      open: steps(toDialog(/^Уведомления/), press(/^Отложить: /), shown('menu')),
      of: 'client/snooze-menu ui/toaster',
    },
    { name: 'the palette', at: '/', open: steps(key('Control+k'), shown('dialog')), of: 'palette/palette' },
    { name: 'the shortcuts', at: '/', open: steps(key('?'), shown('dialog')), of: 'palette/shortcut-sheet' },
    { name: 'the settings', at: '/', open: toSettings, of: 'client/settings-dialog' },
    { name: 'the settings of the app', at: '/', open: steps(toSettings, tab('Приложение')) },
    {
      name: 'what leaves the machine',
      at: '/profile?tab=settings',
      open: steps(tab('Приложение'), toDialog('Что и куда уходит')),
      of: 'client/privacy-dialog',
    },
    { name: 'the analytics', at: '/?section=analytics' },
    { name: 'the analytics of a week', at: '/?section=analytics&period=week', open: says('Выполненные задачи') },
    { name: 'the analytics of a month', at: '/?section=analytics&period=month', open: says('Выполненные задачи') },
    { name: 'the calendar', at: '/?section=calendar' },
    { name: 'a week of the calendar', at: '/?section=calendar&view=week' },
    {
      name: 'a day of the calendar',
      at: '/?section=calendar&day=2027-03-17',
      open: toDialog(/^ещё 3, /),
      of: 'days/day-dialog',
      narrowest: 1440,
    },
    {
      name: 'the tour',
      at: '/profile?tab=settings',
      open: steps(tab('Приложение'), press('Показать обзор снова'), shown('dialog')),
      of: 'client/welcome-tour',
      after: key('Escape'),
    },
    {
      name: 'a page that does not load',
      at: '/',
      open: steps(
        (page) => page.route('**/api/analytics?*', (route) => route.fulfill({ status: 500, json: {} })),
        (page) => page.goto('/?section=analytics&period=month'),
        says('Не удалось загрузить аналитику'),
      ),
      after: routed,
    },
    { name: 'a page without a network', at: '/', open: steps(offline, says(/^Нет сети/)), after: online },
    {
      name: 'a question before one leaves what is not sent',
      at: '/',
      open: steps(
        (page) => page.route('**/api/tasks/*', (route) => route.abort()),
        (page) => page.getByRole('checkbox', { name: 'Завершить: Смета' }).first().click(),
        says(/^Нет сети/),
        byMenu('Меню пользователя', 'Выйти', 'alertdialog'),
      ),
      of: 'device/leaving',
      after: steps(key('Escape'), routed),
    },
    {
      name: 'an offer of another zone',
      at: '/',
      open: steps(
        (page) => page.request.put('/api/settings', { data: { zone: 'Asia/Tokyo' } }),
        (page) => page.reload(),
        (page) => says(/другом часовом поясе/)(page),
      ),
    },
  ],
  async prepare(_, post) {
    for (let number = 1; number <= 6; number++)
      await post('/api/tasks', { title: `Дело ${number}`, plannedDay: '2027-03-17' });
  },
};

const say = (words: string) => async (page: Page) => {
  await dialog(page).getByRole('textbox').fill(words);
  await dialog(page).getByRole('textbox').press('Enter');
};

export const ASSISTANT: Walk = {
  places: [
    { name: 'the assistant', at: '/open/assistant', open: shown('dialog'), of: 'client/chat-dialog' },
    {
      name: 'the assistant who has done something',
      at: '/open/assistant',
      open: steps(shown('dialog'), say('добавь купить хлеб'), says('Купить хлеб')),
    },
    {
      name: 'the assistant who is not sure',
      at: '/open/assistant',
      open: steps(shown('dialog'), say('надо бы отчёт сдать до пятницы'), says('Вы имели в виду')),
    },
    {
      name: 'a question before the memory is cleared',
      at: '/open/assistant',
      open: steps(shown('dialog'), press('Очистить память помощника'), shown('alertdialog')),
      of: 'chat/client/queries',
    },
    {
      name: 'a question before somebody is heard',
      at: '/open/assistant',
      open: steps(shown('dialog'), press('Сказать голосом'), shown('alertdialog')),
      of: 'client/consent',
    },
  ],
  // Of the task called «Отчёт» alone it would be sure.
  prepare: (_, post) => post('/api/tasks', { title: 'Сдать отчёт' }),
};

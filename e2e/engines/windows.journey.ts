import { setTimeout as sleep } from 'node:timers/promises';
import { begin, call, expect, test } from './fixtures.ts';
import { a, exactly } from './screen.ts';

const LIST = '/?section=tasks';
const HOUR = 3_600_000;

test('two windows show the same', async ({ app, newWindow }) => {
  await begin(app, LIST, ['Общая задача']);
  const other = await newWindow();
  await other.open(LIST);
  await other.sees(a.row('Общая задача'));
  await app.click(a.checkbox('Общая задача'));
  await other.has(a.checkbox('Общая задача'), 'checked', true);
  await other.fill(a.field('Новая задача'), 'Из второго окна');
  await other.press('Enter');
  await app.sees(a.row('Из второго окна'));
});

test('the theme is changed in all windows and is there from the first paint', async ({ app, newWindow }) => {
  await begin(app, '/');
  const other = await newWindow();
  await other.open(LIST);
  await other.sees(a.button('Включить тёмную тему'));
  await app.click(a.button('Включить тёмную тему'));
  await other.sees(a.button('Включить светлую тему'));
  await app.reload();
  await app.sees(a.button('Включить светлую тему'));
  const canvas = await app.window.run(() => getComputedStyle(document.body).backgroundColor);
  expect(canvas).not.toBe('rgb(255, 255, 255)');
});

test('a task that is overdue waits under the bell', async ({ app }) => {
  await begin(app, LIST);
  const dueDate = new Date(Date.now() - HOUR).toISOString();
  await call(app, 'POST', '/api/tasks', { title: 'Просрочена', dueDate });
  await app.reload();
  await app.click(a.button('Уведомления, непрочитанных: 1'));
  await app.click(a.button('Просрочена', a.dialog('Уведомления')));
  await app.sees(a.heading('Просрочена', a.dialog()));
});

test('on a phone the drawer leads to every section', async ({ app }) => {
  await app.window.resize({ width: 480, height: 844 });
  await begin(app, '/', ['Дома']);
  await app.click(a.button('Открыть разделы'));
  await app.click(a.link('Задачи', a.dialog()));
  await app.misses(a.dialog());
  await app.lists(a.row(), ['Дома']);
  const sideways = await app.window.run(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});

test('a visitor tries the phone of the example', async ({ app }) => {
  await app.open('/');
  await app.sees(a.heading('Дела в вашем ритме'));
  await app.open('/mobile-demo');
  await app.click(a.button('Задачи', a.navigation('Вкладки телефона')));
  await app.click(a.checkbox('Завершить: Ответить на письма'));
  await app.has(a.checkbox('Вернуть: Ответить на письма'), 'checked', true);
});

test('a page that is left while it loads reports nothing', async ({ app }) => {
  await begin(app, LIST, ['Терпение']);
  for (let left = 0; left < 6; left++) {
    await app.open(left % 2 ? '/kanban' : '/');
    await sleep(left * 80);
  }
  await app.sees(a.card('Терпение'));
});

test.describe('while the network is away', () => {
  test.use({ expectedProblems: /network|connection|Load failed/i });

  test('what is asked for is waited for, and what is written is kept and sent', async ({ app, line }) => {
    await begin(app, LIST, ['Далеко от сети']);
    await app.sees(a.row('Далеко от сети'));
    // What keeps changes on the device is there once it has kept one.
    await app.fill(a.field('Новая задача'), 'Ещё с сетью');
    await app.press('Enter');
    await app.lists(a.row(), ['Ещё с сетью', 'Далеко от сети']);
    line.lose();
    await app.fill(a.field('Новая задача'), 'Не потеряется');
    await app.press('Enter');
    await app.lists(a.row(), ['Не потеряется', 'Ещё с сетью', 'Далеко от сети']);
    await app.has(a.field('Новая задача'), 'value', '');
    await app.click(a.row('Далеко от сети'));
    await app.click(a.link('Проекты', a.navigation()));
    await app.sees(a.alert('Нет связи с сервером'));
    await app.focus(a.button('Повторить', a.alert()));
    await app.press('Enter');
    await app.has(a.button('Повторить', a.alert()), 'focused', true);
    line.mend();
    await app.press('Enter');
    await app.sees(exactly(a.heading('Проекты')));
    await app.sees(a.heading('Далеко от сети', a.dialog()));
    await app.press('Escape');
    await app.click(a.link('Задачи'));
    await app.lists(a.row(), ['Не потеряется', 'Ещё с сетью', 'Далеко от сети']);
  });
});

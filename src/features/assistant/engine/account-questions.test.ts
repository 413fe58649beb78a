import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT, type View } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const account = new Account(NOW);
const active = { status: 'active' } as const;
account.add({ ...active, title: 'Выбрать плитку', projectId: 'p1', headingId: 'h1', tags: ['дом'] });
account.add({
  ...active,
  title: 'Сдать билеты',
  projectId: 'p2',
  dueDate: Date.parse('2026-11-18T18:00:00Z'),
  estimateMinutes: 90,
  reminders: [{ id: 'r', beforeMinutes: 60 }],
});
const weekly = { rule: 'FREQ=WEEKLY;BYDAY=MO', from: 'due', calendar: 'all' } as const;
account.add({ ...active, title: 'Планёрка', dueDate: Date.parse('2026-11-23T07:00:00Z'), repeat: weekly });
account.add({ ...active, title: 'Отчёт по налогам', plannedDay: '2026-11-18', estimateMinutes: 120 });
account.add({ ...active, title: 'Купить лампочки', tags: ['дом', 'срочно'] });
account.add({ ...active, title: 'Выучить испанский', someday: true });
account.add({ title: 'Вынести мусор', status: 'completed', completedDay: '2026-11-17' });
account.add({ title: 'Записаться в бассейн', status: 'completed', completedDay: '2026-11-17', outcome: 'dropped' });

const view: View = {
  ...account.view,
  projects: [
    { id: 'p1', name: 'Ремонт', folder: 'Дом' },
    { id: 'p2', name: 'Отпуск' },
    { id: 'p3', name: 'Дача', folder: 'Дом' },
  ],
  archivedProjects: [{ id: 'p4', name: 'Переезд', archivedAt: '2026-01-01T00:00:00Z' }],
  headings: [
    { id: 'h1', name: 'Кухня', projectId: 'p1' },
    { id: 'h2', name: 'Дорога', projectId: 'p1' },
  ],
};
const ask = (text: string, of = view) => {
  const { reply, actions, listed, pending } = productEngine(text, of, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  expect([actions, pending]).toEqual([[], null]);
  const titles = listed.map((id) => account.tasks.find((task) => task.id === id)!.title).sort();
  return { reply: reply.replaceAll('\u00a0', ' '), titles };
};

it.each([
  ['что в разделе Кухня', 'В разделе «Кухня»: 1 задача.', ['Выбрать плитку']],
  ['какие задачи под заголовком «Кухня»?', 'В разделе «Кухня»: 1 задача.', ['Выбрать плитку']],
  ['какие задачи в папке Дом', 'В папке «Дом»: 1 задача.', ['Выбрать плитку']],
  ['какие задачи с тегом дом', 'С тегом «дом»: 2 задачи.', ['Выбрать плитку', 'Купить лампочки']],
  ['что во входящих', 'Во входящих: 1 задача.', ['Купить лампочки']],
  ['покажи входящие', 'Во входящих: 1 задача.', ['Купить лампочки']],
  ['сколько задач во входящих?', 'Во входящих: 1 задача.', ['Купить лампочки']],
  ['какие задачи повторяются', 'С повтором: 1 задача.', ['Планёрка']],
  ['покажи повторяющиеся задачи', 'С повтором: 1 задача.', ['Планёрка']],
  ['какие задачи я отложил на когда-нибудь', 'На «когда-нибудь»: 1 задача.', ['Выучить испанский']],
  ['какие задачи с напоминаниями', 'С напоминанием: 1 задача.', ['Сдать билеты']],
  ['какие задачи с оценкой', 'С оценкой времени: 2 задачи.', ['Отчёт по налогам', 'Сдать билеты']],
  [
    'какие задачи с тегом дом без напоминаний и без проекта',
    'Без напоминаний без проекта с тегом «дом»: 1 задача.',
    ['Купить лампочки'],
  ],
  ['что в журнале за вчера', 'Выполнено вчера: 1 задача.', ['Вынести мусор']],
  ['покажи журнал', 'Выполнено: 1 задача.', ['Вынести мусор']],
  ['что я решил не делать', 'Закрыто без выполнения: 1 задача.', ['Записаться в бассейн']],
  ['какие задачи закрыты без выполнения вчера', 'Закрыто без выполнения вчера: 1 задача.', ['Записаться в бассейн']],
])('«%s» lists them', (text, head, titles) => {
  const told = ask(text);
  expect(told.reply.split('\n')[0]).toBe(head);
  expect(told.titles).toEqual(titles);
});

it.each([
  ['какие задачи в папке Дом на завтра', 'Активных задач на завтра в папке «Дом» нет.'],
  ['что во входящих на сегодня', 'Активных задач на сегодня во входящих нет.'],
  ['что в разделе Дорога', 'Активных задач в разделе «Дорога» нет.'],
])('«%s» says that there is none', (text, reply) => expect(ask(text).reply).toBe(reply));

it.each([
  ['какие у меня проекты', 'У вас 3 проекта:\n• Ремонт — открытых задач: 1\n• Отпуск — открытых задач: 1\n• Дача'],
  ['какие проекты в архиве', 'В архиве 1 проект: «Переезд».'],
  ['что в архиве?', 'В архиве 1 проект: «Переезд».'],
  ['какие разделы в проекте Ремонт', 'Разделы проекта «Ремонт»: «Кухня», «Дорога».'],
  ['какие разделы в проекте Дача', 'В проекте «Дача» разделов нет.'],
  ['какие у меня теги', 'Теги открытых задач:\n• дом — 2\n• срочно — 1'],
])('«%s»', (text, reply) => expect(ask(text).reply).toBe(reply));

it('says that there is nothing where there is nothing', () => {
  const empty: View = { ...view, tasks: [], projects: [], archivedProjects: [], headings: [] };
  expect(ask('какие проекты в архиве', empty).reply).toBe('В архиве нет проектов.');
  expect(ask('какие у меня проекты', empty).reply).toContain('Проектов пока нет');
  expect(ask('какие у меня теги', empty).reply).toBe('У открытых задач нет тегов.');
  expect(ask('какие разделы у проектов', empty).reply).toBe('Разделов нет ни в одном проекте.');
  expect(ask('сколько часов запланировано на сегодня', empty).reply).toBe('Активных задач на сегодня нет.');
});

it.each([
  ['сколько часов запланировано на сегодня', 'На сегодня: 3 ч 30 мин, 2 задачи.'],
  ['на сколько часов у меня дел', 'На сегодня: 3 ч 30 мин, 2 задачи.'],
  ['сколько времени займут задачи в проекте Отпуск', 'В проекте «Отпуск»: 1 ч 30 мин, 1 задача.'],
  ['сколько займёт отчёт по налогам', 'Оценка задачи «Отчёт по налогам» — 2 ч.'],
  ['сколько часов запланировано на понедельник', 'В понедельник, 23 ноября: 1 задача, оценки времени нет.'],
  ['сколько часов запланировано на завтра', 'Активных задач на завтра нет.'],
])('«%s» is told by estimates', (text, reply) => expect(ask(text).reply).toBe(reply));

it('says where a day holds more than one has, and of how many tasks nothing is known', () => {
  const of = { ...view, dayMinutes: 180, tasks: account.tasks.map((task) => ({ ...task, plannedDay: '2026-11-18' })) };
  expect(ask('сколько часов запланировано на сегодня', of).reply).toBe(
    'На сегодня: 3 ч 30 мин, 2 задачи. Без оценки: 4 задачи. Это больше, чем есть на день: 3 ч.',
  );
  expect(ask('сколько часов запланировано на сегодня', { ...of, dayMinutes: 210 }).reply).not.toContain('больше');
});

it.each(['какие проекты горят', 'сколько я работал вчера', 'какие теги у плитки'])('«%s» is another question', (text) =>
  expect(ask(text).reply).not.toMatch(/^(?:У вас|Теги открытых|В архиве|На сегодня:)/),
);

import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT, type Outcome } from './model.ts';

/** Wednesday, 18 November 2026, 15:20 in Moscow. */
const NOW = Date.parse('2026-11-18T12:20:00Z');
const TASKS = ['Переезд', 'Ремонт кухни', 'Отчёт за год', 'Ремонт машины'];

function say(text: string, touched: readonly number[] = []): Outcome {
  const account = new Account(NOW);
  for (const title of TASKS) account.add({ title, status: 'active' });
  const context = { ...EMPTY_CONTEXT, touched: touched.map((one) => `task-${one + 1}`) };
  const outcome = productEngine(text, account.view, NOW, 'Europe/Moscow', context);
  return { ...outcome, reply: outcome.reply.replaceAll('\u00a0', ' ') };
}
const stepsSaid = ({ actions }: Outcome) =>
  actions.map((action) => (action.type === 'steps' ? `${action.id}: ${action.titles.join(' | ')}` : action.type));

describe('a task is parted into steps', () => {
  it.each([
    ['разбей переезд на шаги: коробки, машина и ключи', 'task-1: Коробки | Машина | Ключи'],
    ['разбей задачу «Переезд» на шаги: коробки, машина, ключи', 'task-1: Коробки | Машина | Ключи'],
    ['Разбей, пожалуйста, ремонт кухни на подзадачи — обои; плитка; кран', 'task-2: Обои | Плитка | Кран'],
    ['разложи по шагам переезд: купить хлеб и молоко, помыть окна', 'task-1: Купить хлеб и молоко | Помыть окна'],
    [
      'разбей переезд на шаги:\n- [ ] коробки\n- машина, с грузчиками\n3. ключи',
      'task-1: Коробки | Машина, с грузчиками | Ключи',
    ],
    ['разбей переезд на шаги: сначала собрать вещи, потом вызвать машину', 'task-1: Собрать вещи | Вызвать машину'],
    ['разбей переезд на шаги: 1) коробки 2) машина 3) ключи', 'task-1: Коробки | Машина | Ключи'],
    ['разбей переезд на шаги коробки машина и ключи', 'task-1: Коробки машина | Ключи'],
    ['распиши отчёт на этапы: цифры, текст', 'task-3: Цифры | Текст'],
    ['добавь к переезду шаги: коробки и машина', 'task-1: Коробки | Машина'],
    ['добавь к переезду шаг купить скотч и плёнку', 'task-1: Купить скотч и плёнку'],
    ['добавь шаг купить скотч в задачу переезд', 'task-1: Купить скотч'],
    ['шаги для переезда: коробки, ключи', 'task-1: Коробки | Ключи'],
  ])('«%s»', (text, steps) => {
    expect(stepsSaid(say(text))).toEqual([steps]);
  });

  it('of those spoken of last where none is named', () => {
    expect(stepsSaid(say('разбей на шаги: цифры, текст', [2]))).toEqual(['task-3: Цифры | Текст']);
    expect(stepsSaid(say('разбей её на шаги: цифры и текст', [2]))).toEqual(['task-3: Цифры | Текст']);
  });

  it.each([
    ['разбей переезд на шаги', 'Назовите шаги через запятую: «разбей «Переезд» на шаги: первый, второй».'],
    ['разбей на шаги: а, б', 'Какую задачу разбить на шаги?'],
    [
      'разбей ремонт на шаги: обои, плитка',
      'Подходит несколько задач: «Ремонт кухни», «Ремонт машины». Назовите точнее.',
    ],
    ['разбей отпуск на шаги: билеты, отель', 'Не нашлось задачи «отпуск».'],
  ])('and asks where that is not clear: «%s»', (text, reply) => {
    expect(say(text)).toMatchObject({ actions: [], reply });
  });

  it.each([
    'добавь задачу написать этапы внедрения: подготовка, запуск',
    'добавь купить шаговый двигатель',
    'разбей окно в среду',
    'запиши шаги за день',
    'шаги: 10 тысяч в день',
  ])('and makes none of what only sounds like it: «%s»', (text) => {
    expect(stepsSaid(say(text)).filter((one) => one.startsWith('task-'))).toEqual([]);
  });

  it('tells all of them', () => {
    expect(say('разбей переезд на шаги: коробки, ключи').reply).toBe(
      'Задача «Переезд» разбита на шаги:\n• Коробки\n• Ключи',
    );
    expect(say('добавь шаг ключи в задачу переезд').reply).toBe('В задаче «Переезд» новый шаг: «Ключи».');
  });
});

it.each([
  ['Ремонт кухни так не осилишь, раздели его на шаги по порядку: обои, плитка.', 'task-2: Обои | Плитка'],
  ['Совсем забыл: к переезду прибавь шажок — купить скотч', 'task-1: Купить скотч'],
])('«%s» says its task ahead of the verb', (text, said) => expect(stepsSaid(say(text))).toEqual([said]));

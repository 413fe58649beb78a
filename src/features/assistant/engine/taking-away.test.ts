import { describe, expect, it } from 'vitest';
import { productEngine } from '#testing/server/product-engine.ts';
import { makeTaskView } from '#testing/task.ts';
import { EMPTY_CONTEXT, type Outcome, type View } from './model.ts';
import { AWAY } from './task-fields.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const view: View = {
  tasks: [
    makeTaskView({
      id: 'report',
      title: 'Отчёт',
      description: 'Два листа',
      priority: 'high',
      projectId: 'p',
      kanbanColumnId: 'c',
      dueDate: NOW,
      tags: ['дом'],
    }),
    makeTaskView({ id: 'both', title: 'Налоги', tags: ['дом', 'сад'] }),
    makeTaskView({ id: 'desk', title: 'Отчёт по столу' }),
    makeTaskView({ id: 'bread', title: 'Купить хлеб' }),
  ],
  projects: [{ id: 'p', name: 'Работа' }],
  columns: [{ id: 'c', name: 'Готово' }],
  habits: [],
  focus: { todayMinutes: 0, weekMinutes: 0 },
  user: { firstName: null },
  settings: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
};
const say = (message: string, touched: string[] = [], of = view) =>
  productEngine(message, of, NOW, 'Europe/Moscow', { ...EMPTY_CONTEXT, touched });

const deletes = ({ actions, pending }: Outcome) => JSON.stringify([actions, pending]).match(/"(?:do|type)":"delete"/);

it.each([
  ['убери описание у хлеба', { description: null }, '«Купить хлеб»: без описания.'],
  ['сними колонку с хлеба', { kanbanColumnId: null }, '«Купить хлеб»: без колонки.'],
  ['удали проект хлеба', { projectId: null }, '«Купить хлеб»: без проекта.'],
  ['пожалуйста, сотри приоритет у налогов', { priority: 'medium' }, '«Налоги»: приоритет — средний.'],
  ['убери теги у налогов', { tags: [] }, '«Налоги»: убраны теги «дом», «сад».'],
])('«%s» takes the field away', (message, changes, reply) => {
  expect(say(message)).toMatchObject({ actions: [{ type: 'update', changes }], reply });
});

it('is said of what was spoken of last', () => {
  expect(say('убери у неё описание', ['bread']).actions.filter(({ type }) => type === 'delete')).toEqual([]);
  expect(say('убери описание у неё', ['bread'])).toMatchObject({
    actions: [{ id: 'bread', changes: { description: null } }],
  });
});

it('asks which of several tasks is meant, and which of several tags', () => {
  const asked = say('убери описание у отчёта', [], {
    ...view,
    tasks: view.tasks.slice(2).concat(makeTaskView({ id: 'other', title: 'Отчёт по стулу' })),
  });
  expect(asked).toMatchObject({ actions: [], pending: { kind: 'choose' } });
  expect(say('убери тег у налогов').actions).toEqual([]);
});

describe('never deletes the task', () => {
  const nouns = AWAY.map((field) => field.nouns[0]!);
  const messages = ['убери', 'удали', 'сними', 'сотри', 'очисти'].flatMap((verb) =>
    nouns.flatMap((noun) => [`${verb} ${noun} у хлеба`, `${verb} ${noun} хлеба`, `${verb} ${noun} у всех задач`]),
  );
  it.each(messages)('%s', (message) => {
    const outcome = say(message, ['bread']);
    expect(deletes(outcome)).toBeNull();
    expect(outcome.undo).toBe(false);
  });
});

it('leaves what names a task, a project or a tag otherwise to its words', () => {
  const named = { ...view, tasks: [makeTaskView({ id: 'goods', title: 'Описание товара' })] };
  expect(deletes(say('удали описание товара', [], named))).not.toBeNull();
  expect(say('убери тег сад у налогов').actions).toMatchObject([{ id: 'both', changes: { tags: ['дом'] } }]);
  expect(deletes(say('удали хлеб'))).not.toBeNull();
});

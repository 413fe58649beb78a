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

/** What a person says next, where the assistant has asked. */
const answer = ({ pending }: Outcome, message: string) =>
  productEngine(message, view, NOW, 'Europe/Moscow', { ...EMPTY_CONTEXT, pending });

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

it.each([
  ['убери теги', 'report', { tags: [] }],
  ['сними приоритет', 'report', { priority: 'medium' }],
  ['пожалуйста, удали описание', 'report', { description: null }],
  ['убери дату', 'report', { dueDate: null }],
  ['убери её теги', 'both', { tags: [] }],
  ['убери теги и описание', 'report', { tags: [], description: null }],
])('«%s» is said of the task that was just spoken of', (message, touched, changes) => {
  const { actions } = say(message, [touched]);
  expect(actions).toMatchObject([{ type: 'update', id: touched, changes }]);
});

it.each([
  ['убери теги', 'у отчёта', 'report', { tags: [] }],
  ['убери приоритет', 'Отчёт', 'report', { priority: 'medium' }],
  ['убери срок и проект', 'у отчёта', 'report', { dueDate: null, projectId: null }],
])('«%s» of no task asks which one, and «%s» says it', (message, next, id, changes) => {
  const few = { ...view, tasks: view.tasks.filter((task) => task.id !== 'desk') };
  const asked = say(message, [], few);
  expect(asked).toMatchObject({ actions: [], undo: false, reply: 'У какой задачи?' });
  const context = { ...EMPTY_CONTEXT, pending: asked.pending };
  expect(productEngine(next, few, NOW, 'Europe/Moscow', context).actions).toMatchObject([{ id, changes }]);
});

it('asks which of the tasks that were spoken of last, and which of several tags', () => {
  expect(say('убери описание', ['bread', 'report'])).toMatchObject({ actions: [], pending: { kind: 'choose' } });
  expect(say('убери тег', ['both'])).toMatchObject({ actions: [], pending: null });
});

it('lets go of the question where something else is said, or nothing is wanted', () => {
  const asked = say('убери теги');
  expect(answer(asked, 'не надо').actions).toEqual([]);
  expect(answer(asked, 'добавь задачу полить цветы').actions).toMatchObject([{ type: 'create' }]);
});

describe('never deletes the task, and takes back nothing that was done', () => {
  const nouns = AWAY.flatMap((field) => field.nouns);
  const bare = ['убери', 'удали', 'сними', 'сотри'].flatMap((verb) => nouns.map((noun) => `${verb} ${noun}`));
  it.each(bare)('%s', (message) => {
    for (const touched of [[], ['bread'], ['bread', 'both']]) {
      const outcome = say(message, touched);
      expect([deletes(outcome), outcome.undo]).toEqual([null, false]);
    }
  });
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

describe('where the title of another task has the noun as well', () => {
  const named = { ...view, tasks: [...view.tasks, makeTaskView({ id: 'goods', title: 'Описание товара' })] };
  it.each([
    ['убери описание у отчёта', 'desk'],
    ['удали описание у хлеба', 'report'],
    ['убери описание', 'report'],
    ['удали описание', 'report'],
  ])('«%s» takes it of the task that is said to have it, or that was spoken of last', (message, touched) => {
    const few = { ...named, tasks: named.tasks.filter(({ id }) => id !== 'desk') };
    const { actions } = say(message, [touched], few);
    const id = message.endsWith('хлеба') ? 'bread' : 'report';
    expect(actions).toMatchObject([{ type: 'update', id, changes: { description: null } }]);
  });

  it.each([
    ['удали описание товара', 'report'],
    ['удали описание у товара', 'report'],
    ['удали описание', 'bread'],
  ])('«%s» means that task, where none has it otherwise', (message, touched) => {
    expect(deletes(say(message, [touched], named))).not.toBeNull();
  });
});

import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const account = new Account(NOW);
account.add({ title: 'Выбрать плитку', status: 'active', projectId: 'p1' });
account.add({ title: 'Сдать билеты', status: 'active', projectId: 'p2' });
const view = {
  ...account.view,
  projects: [
    { id: 'p1', name: 'Ремонт' },
    { id: 'p2', name: 'Отпуск' },
  ],
  headings: [
    { id: 'h1', name: 'Кухня', projectId: 'p1' },
    { id: 'h2', name: 'Дорога', projectId: 'p1' },
    { id: 'h3', name: 'Дорога', projectId: 'p2' },
  ],
};
const say = (text: string) => productEngine(text, view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);

it.each([
  ['перенеси выбрать плитку в раздел Кухня', 'task-1', { headingId: 'h1' }],
  ['перемести «Сдать билеты» в раздел «Дорога»', 'task-2', { headingId: 'h3' }],
  ['положи сдать билеты в раздел кухня', 'task-2', { headingId: 'h1', projectId: 'p1' }],
  ['перенеси плитку под заголовок Кухня', 'task-1', { headingId: 'h1' }],
  ['добавь плитку в раздел Кухня', 'task-1', { headingId: 'h1' }],
  ['добавь выбрать плитку в раздел Кухня', 'task-1', { headingId: 'h1' }],
])('«%s» puts a task under a heading', (text, id, changes) => {
  const { actions, reply } = say(text);
  expect(actions).toEqual([expect.objectContaining({ type: 'update', id, changes })]);
  expect(reply).toContain('раздел');
});

it.each(['добавь задачу раздел Кухня', 'перенеси выбрать плитку на завтра', 'не переноси плитку в раздел Кухня'])(
  '«%s» puts nothing under one',
  (text) => expect(say(text).actions.every((action) => !('changes' in action && action.changes.headingId))).toBe(true),
);

it.each([
  ['добавь купить фартук под заголовок «Кухня»', 'Купить фартук', 'h1', 'p1'],
  ['запиши в раздел Кухня: заказать фартук', 'Заказать фартук', 'h1', 'p1'],
  ['надо бы в раздел Кухня фартук заказать', 'Заказать фартук', 'h1', 'p1'],
  ['добавь задачу собрать чемодан в проект Отпуск в раздел Дорога', 'Собрать чемодан', 'h3', 'p2'],
])('«%s» makes a task under a heading', (text, title, headingId, projectId) => {
  const { actions, reply } = say(text);
  expect(actions).toEqual([
    expect.objectContaining({ type: 'create', draft: expect.objectContaining({ title, headingId, projectId }) }),
  ]);
  expect(reply).toContain('раздел «');
});

it('moves a task and puts it under a heading by one message', () => {
  const { actions, reply } = say('перенеси билеты на завтра в раздел Дорога');
  expect(actions).toEqual([
    expect.objectContaining({
      id: 'task-2',
      changes: { headingId: 'h3', dueDate: Date.parse('2026-11-19T20:59:00Z') },
    }),
  ]);
  expect(reply).toContain('Раздел «Дорога»');
});

it('asks for the project where several have a heading of that name, and makes nothing yet', () => {
  const { actions, reply } = say('добавь собрать чемодан в раздел Дорога');
  expect(actions).toEqual([]);
  expect(reply).toContain('«Ремонт», «Отпуск»');
});

it('keeps the heading in what is asked back', () => {
  const { actions, pending } = say('добавь задачу в раздел Кухня');
  expect(actions).toEqual([]);
  expect(pending).toMatchObject({ kind: 'title', draft: { headingId: 'h1', projectId: 'p1' } });
});

import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const account = new Account(NOW);
const report = {
  title: 'Сдать отчёт',
  dueDate: Date.parse('2026-11-19T09:00:00Z'),
  priority: 'high' as const,
  projectId: 'p1',
  tags: ['работа'],
  estimateMinutes: 90,
};
account.add({ ...report, status: 'active', reminders: [{ id: 'r', beforeMinutes: 60 }] });
account.add({ title: 'Оплатить квартиру', status: 'active' });
account.add({ title: 'Помыть окна дома', status: 'active' });
account.add({ title: 'Помыть окна на даче', status: 'active' });
const view = { ...account.view, projects: [{ id: 'p1', name: 'Работа' }] };
const say = (text: string, touched: string[] = []) =>
  productEngine(text, view, NOW, 'Europe/Moscow', { ...EMPTY_CONTEXT, touched });

it.each([
  ['скопируй отчёт', {}],
  ['продублируй задачу сдать отчёт', {}],
  ['сделай копию отчёта', {}],
  ['сделай второй экземпляр отчёта', {}],
  ['скопируй отчёт на пятницу', { dueDate: Date.parse('2026-11-20T09:00:00Z') }],
  ['сделай копию отчёта на пятницу в 15:00', { dueDate: Date.parse('2026-11-20T12:00:00Z') }],
  ['сделай дубль отчёта, назови «Сдать баланс»', { title: 'Сдать баланс' }],
  ['скопируй отчёт, только пусть называется Сдать баланс', { title: 'Сдать баланс' }],
])('«%s» makes another one with all that is said of it', (text, other) => {
  const { actions, reply } = say(text);
  expect(actions).toEqual([
    {
      type: 'create',
      copyOf: 'task-1',
      draft: expect.objectContaining({ ...report, reminders: [{ id: '', beforeMinutes: 60 }], ...other }),
    },
  ]);
  expect(reply).toContain('Добавлена задача');
});

it('copies what was spoken of last', () => {
  expect(say('сделай её копию', ['task-2']).actions).toEqual([expect.objectContaining({ copyOf: 'task-2' })]);
});

it('makes nothing where several fit, or none', () => {
  const several = say('скопируй помыть окна');
  expect([several.actions, several.reply]).toEqual([[], expect.stringContaining('Подходит несколько задач')]);
  expect(say('скопируй слона').actions).toEqual([]);
});

it.each([
  'добавь задачу сделать копию паспорта',
  'сделай копию паспорта',
  'добавь копию отчёта в архив',
  'скопируй проект Работа',
  'сделай презентацию',
])('«%s» copies no task', (text) => expect(say(text).actions.every((action) => !('copyOf' in action))).toBe(true));

import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';
import { nextContext } from './next-context.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const PLANNED = { title: 'Привезти утеплитель', status: 'active', plannedDay: '2026-11-19' } as const;

function changesOf(text: string, fields: object = {}) {
  const account = new Account(NOW);
  account.add({ ...PLANNED, ...fields });
  const { actions } = productEngine(text, account.view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  return actions.flatMap((action) => ('changes' in action ? [action.changes] : []));
}

it.each([
  ['передвинь утеплитель на понедельник', {}, { plannedDay: '2026-11-23', plannedTime: null }],
  ['перенеси утеплитель на понедельник', { plannedTime: '10:00' }, { plannedDay: '2026-11-23', plannedTime: '10:00' }],
  ['сдвинь утеплитель на день', {}, { plannedDay: '2026-11-20', plannedTime: null }],
])('«%s» moves the plan of what has no deadline', (text, fields, plan) => {
  expect(changesOf(text, fields)).toEqual([{ ...plan, someday: false }]);
});

it.each([
  ['передвинь утеплитель на понедельник', { dueDate: NOW }],
  ['передвинь срок утеплителя на понедельник', {}],
  ['передвинь утеплитель на понедельник', { plannedDay: null }],
])('«%s» moves the deadline of %j', (text, fields) => {
  expect(changesOf(text, fields)).toEqual([{ dueDate: expect.any(Number) }]);
});

it('the plan of one that is chosen from several moves as well', () => {
  const account = new Account(NOW);
  for (const where of ['на дачу', 'домой']) account.add({ ...PLANNED, title: `Привезти утеплитель ${where}` });
  const asked = productEngine('передвинь утеплитель на понедельник', account.view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  const context = nextContext(EMPTY_CONTEXT, asked, []);
  const { actions } = productEngine('вторую', account.view, NOW, 'Europe/Moscow', context);
  expect(actions).toMatchObject([{ id: 'task-2', changes: { plannedDay: '2026-11-23' } }]);
});

import { describe, expect, it } from 'vitest';
import type { KnownTask } from './model.ts';
import { nodeUnderstanding } from './server/node-understanding.ts';

const NAMES = ['Обновить прайс', 'Выставить счета', 'Позвонить геологам', 'Написать план недели'];
const tasks = NAMES.map(
  (title): KnownTask => ({
    ...{
      id: title,
      title,
      status: 'active',
      dueDate: null,
      priority: 'medium',
      projectId: null,
      tags: [],
      createdAt: 0,
    },
  }),
);

const intentsOf = (text: string) =>
  nodeUnderstanding().readings({
    text,
    account: { tasks, projects: [], columns: [] },
    dialogue: { touched: [], listed: [], lastAction: null },
    now: Date.parse('2026-11-23T09:00:00Z'),
    zone: 'Europe/Moscow',
  })[0]?.intents;
const on = (day: string, time: string | null = null) => ({ day: `2026-11-${day}`, time });

describe('the day on which something is meant to be done', () => {
  it.each([
    ['прайс снимай с плана, вообще не до него', 'Обновить прайс', { plan: null }],
    ['прайс убери из плана, завтра некогда', 'Обновить прайс', { plan: null }],
    ['счета кинь в план на среду', 'Выставить счета', { plan: on('25') }],
    ['счета завтра не потяну, передвинь в плане на четверг', 'Выставить счета', { plan: on('26') }],
    ['отложи счета на когда-нибудь, не до них', 'Выставить счета', { plan: 'someday' }],
    ['запланирй счета на среду', 'Выставить счета', { plan: on('25') }],
    ['запланируй счета на среду ой нет на четверг в 11', 'Выставить счета', { plan: on('26', '11:00') }],
    ['счета беру в план на среду, начну в девять утра', 'Выставить счета', { plan: on('25', '09:00') }],
    ['счета: перенести план с четверга на пятницу', 'Выставить счета', { plan: on('27') }],
    ['счета сяду в среду ой вру в четверг сяду', 'Выставить счета', { plan: on('26') }],
    ['геологам звонить это в долгий ящик отложи', 'Позвонить геологам', { plan: 'someday' }],
  ])('is set and taken of a task that is there, and its deadline is left: «%s»', (text, id, change) => {
    expect(intentsOf(text)).toEqual([{ act: 'update', meant: expect.objectContaining({ ids: [id] }), change }]);
  });

  it('is no plan where a title speaks of one', () => {
    expect(intentsOf('перенеси план недели на среду')).toMatchObject([{ change: { due: { kind: 'day' } } }]);
  });

  it.each([
    ['купить краску, займусь в среду', 'Купить краску', on('25')],
    ['купить краску, займусь в среду, ой нет, займусь в четверг', 'Купить краску', on('26')],
    ['завтра с 10 утра сажусь красить забор, запиши', 'Красить забор', on('24', '10:00')],
    ['выучить rust, когда-нибудь потом', 'Выучить rust', 'someday'],
    ['добавь разобрать кладовку, неважно когда', 'Разобрать кладовку', 'someday'],
  ])('is said of a new task: «%s»', (text, title, plan) => {
    expect(intentsOf(text)).toMatchObject([{ act: 'create', task: { title, plan, when: null, priority: null } }]);
  });
});

it('a new task that is written into a plan is due on its day, as any other', () => {
  expect(intentsOf('запиши в план на среду купить краску')).toMatchObject([
    { act: 'create', task: { title: 'Купить краску', plan: null, when: { day: '2026-11-25' } } },
  ]);
});

describe('how long something takes', () => {
  it.each(['оцени прайс в 40 минут', 'на прайс поставь оценку 40 минут, не меньше'])(
    'is set of a task that is there: «%s»',
    (text) => {
      expect(intentsOf(text)).toMatchObject([
        { act: 'update', meant: { ids: ['Обновить прайс'] }, change: { estimateMinutes: 40 } },
      ]);
    },
  );
});

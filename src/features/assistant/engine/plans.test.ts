import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

/** A Thursday. */
const NOW = Date.parse('2026-12-03T06:10:00Z');
const WEDNESDAY = '2026-12-09';
const NONE = { plannedDay: null, plannedTime: null, someday: false };
const SOMEDAY = { ...NONE, someday: true };

function say(text: string, before: { touched?: boolean; planned?: object } = {}) {
  const account = new Account(NOW);
  const report = account.add({ title: 'Сдать отчёт', status: 'active', dueDate: null, ...before.planned });
  account.add({ title: 'Оплатить квартиру', status: 'active', dueDate: null });
  const context = before.touched ? { ...EMPTY_CONTEXT, touched: [report] } : EMPTY_CONTEXT;
  return { ...productEngine(text, account.view, NOW, 'Europe/Moscow', context), report };
}

describe('a task that is there', () => {
  it.each([
    ['отложи отчёт на когда-нибудь', SOMEDAY],
    ['перенеси отчёт в «когда-нибудь»', SOMEDAY],
    ['отчёт на когда нибудь', SOMEDAY],
    ['запланируй отчёт на среду', { ...NONE, plannedDay: WEDNESDAY }],
    ['запланируй сдать отчёт на среду в 10:00', { ...NONE, plannedDay: WEDNESDAY, plannedTime: '10:00' }],
    ['отчёт сделаю в среду', { ...NONE, plannedDay: WEDNESDAY }],
    ['займусь отчётом завтра', { ...NONE, plannedDay: '2026-12-04' }],
    ['сяду за отчёт сегодня', { ...NONE, plannedDay: '2026-12-03' }],
    ['отчёт делаю в среду', { ...NONE, plannedDay: WEDNESDAY }],
    ['отчётом в среду займусь так и пометь а срок никакой не ставь', { ...NONE, plannedDay: WEDNESDAY }],
    ['отчётом я займусь в среду а срок сдачи пусть как был', { ...NONE, plannedDay: WEDNESDAY }],
    ['отчёт пишу в среду, дедлайн не трогай, просто отметь день', { ...NONE, plannedDay: WEDNESDAY }],
    ['отчёт закинь в когда-нибудь, не горит', SOMEDAY],
    ['отчёт кинь в someday', SOMEDAY],
  ])('«%s» is planned, and its deadline stays', (text, plan) => {
    const { actions, report } = say(text);
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: plan }]);
    expect(actions[0]).not.toHaveProperty('changes.dueDate');
  });

  it('is not planned by itself for one of two days that do not go together', () => {
    expect(say('отчёт сдам в апреле, второго мая, дедлайн не трогай').actions).toEqual([]);
  });

  it.each([
    ['убери отчёт из плана', { plannedDay: WEDNESDAY }],
    ['верни отчёт из когда-нибудь', { someday: true }],
  ])('«%s» is planned no more', (text, planned) => {
    expect(say(text, { planned }).actions).toMatchObject([{ type: 'update', changes: NONE }]);
  });

  it('is the one spoken of last where none is named', () => {
    const { actions, report } = say('сделаю в среду', { touched: true });
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { plannedDay: WEDNESDAY } }]);
  });

  it('is told as it was planned', () => {
    expect(say('запланируй отчёт на завтра в 10').reply).toMatch(/план — завтра в.10:00/);
    expect(say('отложи отчёт на когда-нибудь').reply).toContain('план — когда-нибудь');
  });
});

describe('a new task', () => {
  it.each([
    ['квитанции сдать до 25-го, сделаю в среду', WEDNESDAY],
    ['добавь сдать смету до 28-го, сяду послезавтра', '2026-12-05'],
  ])('«%s» has its deadline, and a planned day of its own', (text, plannedDay) => {
    const { actions } = say(text);
    expect(actions).toMatchObject([{ type: 'create', draft: { plannedDay, dueDate: expect.any(Number) } }]);
  });

  it('is put off to no day where it is said so', () => {
    expect(say('добавь задачу разобрать фотографии на когда-нибудь').actions).toMatchObject([
      { type: 'create', draft: { title: 'Разобрать фотографии', ...SOMEDAY, dueDate: null } },
    ]);
  });
});

it.each([
  'хочу когда-нибудь уехать к морю',
  'сделаю отчёт по налогам в среду',
  'не сделаю отчёт в среду',
  'не займусь отчётом в среду',
  'отчётом в четверг точно не займусь',
  'когда я сделаю отчёт?',
])('«%s» plans no task that is there', (text) => {
  const planned = say(text).actions.filter((action) => action.type === 'update' && 'plannedDay' in action.changes);
  expect(planned).toEqual([]);
});

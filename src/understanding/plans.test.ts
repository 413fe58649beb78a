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

const readingOf = (text: string) =>
  nodeUnderstanding().readings({
    text,
    account: { tasks, projects: [], columns: [] },
    dialogue: { touched: [], listed: [], lastAction: null },
    now: Date.parse('2026-11-23T09:00:00Z'),
    zone: 'Europe/Moscow',
  })[0];
const intentsOf = (text: string) => readingOf(text)?.intents;
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
    ['достань прайс из someday, запланируй на среду', 'Обновить прайс', { plan: on('25') }],
    ['счета это уже не когда-нибудь', 'Выставить счета', { plan: null }],
    ['прайс убери из сегодняшнего плана', 'Обновить прайс', { plan: null }],
    ['геологам звонить это в долгий ящик отложи', 'Позвонить геологам', { plan: 'someday' }],
  ])('is set and taken of a task that is there, and its deadline is left: «%s»', (text, id, change) => {
    expect(intentsOf(text)).toEqual([{ act: 'update', meant: expect.objectContaining({ ids: [id] }), change }]);
  });

  it.each([
    ['вынь счета из когда-нибудь и поставь на четверг', { plan: on('26') }],
    ['вынь счета из когда-нибудь, и до четверга', { plan: null, due: { kind: 'day', day: '2026-11-26' } }],
  ])('is that of what is put off no more, unless it is led as a deadline: «%s»', (text, change) => {
    const changes = intentsOf(text)?.map((intent) => ('change' in intent ? intent.change : {})) ?? [];
    expect(Object.assign({}, ...changes)).toEqual(change);
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

describe('a new task that is put off to no day', () => {
  it.each([
    ['выучить ехор когда-нибудь потом', 'Выучить ехор', null],
    ['посадить магнолии во дворе потом когда-нибудь', 'Посадить магнолии во дворе', null],
    ['когда-нибудь перекрасить лавку в жёлтый', 'Перекрасить лавку в жёлтый', null],
    ['доделать лавку когда нибудь срока не ставь', 'Доделать лавку', null],
    ['перенести карточки в ноутбук; когда-нибудь, без спешки', 'Перенести карточки в ноутбук', null],
    ['почитать про грибы, когда-нибудь потом, вообще не горит', 'Почитать про грибы', 'low'],
  ])('«%s» is for some day', (text, title, priority) => {
    expect(intentsOf(text)).toMatchObject([{ act: 'create', task: { title, plan: 'someday', when: null, priority } }]);
  });

  it.each(['выучить ехор, не горит', 'добавь выучить ехор, можно потом'])('and «%s» is of low priority', (text) => {
    expect(intentsOf(text)).toMatchObject([{ act: 'create', task: { plan: null, priority: 'low' } }]);
  });
});

it('a new task that is written into a plan is due on its day, as any other', () => {
  expect(intentsOf('запиши в план на среду купить краску')).toMatchObject([
    { act: 'create', task: { title: 'Купить краску', plan: null, when: { day: '2026-11-25' } } },
  ]);
});

describe('what somebody promises to do on a day', () => {
  it.each([
    ['геологам в среду позвоню', 'Позвонить геологам', on('25')],
    ['геологам позвоню в среду, срок не трогай', 'Позвонить геологам', on('25')],
    ['прайс обновлять буду в четверг', 'Обновить прайс', on('26')],
    ['счета выставляю завтра а срок прежний', 'Выставить счета', on('24')],
  ])('is a plan of the task that is there, to be asked: «%s»', (text, id, plan) => {
    expect(readingOf(text)).toMatchObject({
      intents: [{ act: 'update', meant: { ids: [id] }, change: { plan } }],
      doubtful: true,
    });
  });

  it.each([
    'счета перенесу на четверг',
    'нет, счета не в среду, в четверг выставлю',
    'счета переносим на четверг',
    'счета на четверг выставлю',
    'счета перенеси на четверг, в среду уеду',
  ])('is none where it is only moved: «%s»', (text) => {
    expect(intentsOf(text)).toMatchObject([{ act: 'update', change: { due: { kind: 'day', day: '2026-11-26' } } }]);
  });

  it('leaves a doubt of which day a new task is, where it stands beside its name', () => {
    expect(readingOf('Кадастр, выписка. Важно. Заеду вт. Срок 28-е')).toMatchObject({ doubtful: true });
  });
});

it('what a reason tells of repeating is not asked for', () => {
  expect(intentsOf('Позвонить Августу; лучше в субботу, поскольку по будням он глух')).toMatchObject([
    { act: 'create', task: { title: 'Позвонить Августу', when: { day: '2026-11-28' }, repeat: null } },
  ]);
});

describe('how long something takes', () => {
  it.each([
    ['прайс 4 часа впиши', 'Обновить прайс', 240],
    ['счета часа полтора, так и запиши', 'Выставить счета', 90],
    ['счета полчаса засеки', 'Выставить счета', 30],
  ])('is written down of a task that is there: «%s»', (text, id, estimateMinutes) => {
    expect(intentsOf(text)).toMatchObject([{ act: 'update', meant: { ids: [id] }, change: { estimateMinutes } }]);
  });

  it('leaves a doubt where it is written down of none that is there', () => {
    expect(readingOf('движок 4 часа впиши')).toMatchObject({ doubtful: true });
  });

  it.each(['оцени прайс в 40 минут', 'на прайс поставь оценку 40 минут, не меньше'])(
    'is set of a task that is there: «%s»',
    (text) => {
      expect(intentsOf(text)).toMatchObject([
        { act: 'update', meant: { ids: ['Обновить прайс'] }, change: { estimateMinutes: 40 } },
      ]);
    },
  );
});

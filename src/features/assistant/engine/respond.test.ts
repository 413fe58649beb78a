import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import type { Intent, Reading } from '#understanding/model.ts';
import type { Understanding } from '#understanding/understand.ts';
import { type Context, EMPTY_CONTEXT, type Outcome, type TaskView, type View } from './model.ts';
import { nextContext } from './next-context.ts';
import { respond } from './respond.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const ZONE = 'Europe/Moscow';

function accountWith(...titles: string[]): Account {
  const account = new Account(NOW);
  for (const title of titles) account.add({ title, status: 'active' });
  return account;
}

const say = (text: string, view: View, context: Context = EMPTY_CONTEXT) =>
  productEngine(text, view, NOW, ZONE, context);
const titled = (...titles: string[]) => accountWith(...titles).view;

describe('replies', () => {
  it.each([
    ['добавь задачу купить молоко завтра в шесть вечера', [], 'Добавлена задача «Купить молоко»: завтра в\u00a018:00.'],
    [
      'добавь срочную задачу сдать отчёт в субботу',
      [],
      'Добавлена задача «Сдать отчёт»: в\u00a0субботу, 21\u00a0ноября, высокий приоритет.',
    ],
    ['удали задачу про молоко', ['Купить молоко'], 'Удалена задача «Купить молоко».'],
    ['удали задачу про аквариум', ['Купить молоко'], 'Не нашлось задачи «аквариум».'],
    ['удали все задачи', ['Раз', 'Два'], 'Удалено 2\u00a0задачи: «Раз» и «Два».'],
    ['перенеси отчёт на 25 декабря', ['Сдать отчёт'], '«Сдать отчёт»: срок — 25\u00a0декабря.'],
  ])('«%s»', (text, titles, reply) => {
    expect(say(text, titled(...titles)).reply).toBe(reply);
  });

  it('leaves it to the conversation what there is to undo', () => {
    expect(say('отмени', titled('Купить молоко'))).toMatchObject({ undo: true, actions: [] });
  });

  it('asks which of several and names each', () => {
    const outcome = say('закрой отчёт', titled('Отчёт по продажам', 'Отчёт по маркетингу'));
    expect(outcome.actions).toEqual([]);
    expect(outcome.reply).toBe(
      'Нашлось несколько задач. Какую отметить выполненной?\n1. Отчёт по продажам\n2. Отчёт по маркетингу',
    );
  });

  it('praises only in the supportive tone', () => {
    const view = titled('Сдать отчёт');
    expect(say('отчёт сдал', { ...view, settings: { ...view.settings, tone: 'strict' } }).reply).toBe(
      'Выполнена задача «Сдать отчёт».',
    );
    expect(say('отчёт сдал', view).reply).not.toBe('Выполнена задача «Сдать отчёт».');
  });

  it.each(['assistant', 'coach', 'mentor'] as const)(
    'praises by the words of the personality and the role of a %s',
    (role) => {
      const praised = Array.from({ length: 12 }, (_, others) => {
        const view = titled('Сдать отчёт', ...Array.from({ length: others }, (_, n) => `Дело ${n}`));
        return say('отчёт сдал', { ...view, settings: { tone: 'supportive', role, personality: 'caring' } }).reply;
      });
      expect(praised.some((reply) => reply.endsWith('Вы молодец.'))).toBe(true);
      expect(praised.some((reply) => reply.endsWith('Держите темп.'))).toBe(role === 'coach');
      expect(praised.some((reply) => reply.endsWith('Запомните, что помогло.'))).toBe(role === 'mentor');
    },
  );

  it('tells how a task repeats, and from when on', () => {
    const outcome = say('каждую пятницу напоминай сдавать отчёт', titled());
    expect(outcome.actions).toMatchObject([{ type: 'create', draft: { title: 'Сдавать отчёт' } }]);
    expect(outcome.reply).toBe('Добавлена задача «Сдавать отчёт»: послезавтра, каждую пятницу.');
  });
});

describe('all of a message or nothing', () => {
  it.each([['удали задачу про аквариум и добавь задачу купить рыбок'], ['закрой отчёт и добавь задачу купить хлеб']])(
    '«%s» changes nothing',
    (text) => {
      expect(say(text, titled('Отчёт по продажам', 'Отчёт по маркетингу')).actions).toEqual([]);
    },
  );

  it('does the whole of it once the question is answered', () => {
    const account = accountWith('Отчёт по продажам', 'Отчёт по маркетингу');
    const first = say('закрой отчёт и добавь задачу купить хлеб', account.view);
    const second = say('второй', account.view, nextContext(EMPTY_CONTEXT, first, []));
    expect(second.actions).toMatchObject([
      { type: 'complete', ids: ['task-2'] },
      { type: 'create', draft: { title: 'Купить хлеб' } },
    ]);
  });
});

describe('questions', () => {
  it('answers one beside a command', () => {
    const account = accountWith('Полить фикус');
    account.add({ title: 'Сдать отчёт', status: 'active', dueDate: NOW + 24 * 60 * 60 * 1000 });
    const deleted: Intent = { act: 'delete', meant: { kind: 'these', ids: [account.tasks[0]!.id], sure: true } };
    const about = { ids: [], projectId: null, when: null, said: 'что у меня на завтра' };
    const reading: Reading = { intents: [{ act: 'answer', about }, deleted], probability: 0.99, askedFor: 'named' };
    const understanding = { hold: () => {}, readings: () => [reading] } as unknown as Understanding;
    const text = 'что у меня на завтра? и удали фикус';
    const given = { view: account.view, now: NOW, zone: ZONE, context: EMPTY_CONTEXT };
    const { reply, actions } = respond(understanding, text, given);
    expect(actions).toHaveLength(1);
    expect(reply).toMatch(/^На завтра: 1\s+задача\.\n• Сдать отчёт — .+\n\nУдалена задача «Полить фикус»\.$/);
  });

  const view: View = {
    ...titled('Купить молоко'),
    habits: [
      { id: 'h1', name: 'Зарядка', done: true },
      { id: 'h2', name: 'Чтение', done: false },
    ],
    focus: { todayMinutes: 80, weekMinutes: 300 },
  };
  it.each([
    ['сколько я сегодня работал', 'Сегодня в фокусе 1\u00a0час 20\u00a0минут. За неделю — 5\u00a0часов.'],
    ['какие привычки остались', 'Осталось на сегодня: «Чтение». Отмечено 1 из 2.'],
    ['что мне делать дальше?', 'Начните с задачи «Купить молоко».'],
    ['сколько у меня задач?', 'Активных задач: 1.\n• Купить молоко'],
    ['когда купить молоко?', '«Купить молоко» — без срока.'],
  ])('«%s»', (text, reply) => {
    const outcome = say(text, view);
    expect(outcome).toMatchObject({ actions: [], reply });
  });
});

describe('what today asks for', () => {
  const account = new Account(NOW);
  const add = (title: string, due: string) => account.add({ title, status: 'active', dueDate: Date.parse(due) });
  add('Счёт', '2026-11-15T20:59:00Z');
  add('Звонок', '2026-11-18T07:00:00Z');
  add('Аптека', '2026-11-18T20:59:00Z');
  add('Отпуск', '2026-11-19T20:59:00Z');
  account.add({ title: 'Почта', status: 'active', dueDate: null, plannedDay: '2026-11-18' });
  account.add({ title: 'Гараж', status: 'active', dueDate: null, plannedDay: '2026-11-16' });
  account.add({ title: 'Шкаф', status: 'active', dueDate: null, plannedDay: '2026-11-19' });
  account.add({ title: 'Чердак', status: 'active', dueDate: null, someday: true });
  const answer = (text: string) => say(text, account.view).reply;

  it('is counted as on the dashboard: with what is late and what is planned', () => {
    const reply = answer('что у меня на сегодня?');
    expect(reply.split('\n')[0]!.replaceAll('\u00a0', ' ')).toBe('На сегодня: 5 задач, из них просрочено 2.');
    for (const title of ['Счёт', 'Звонок', 'Аптека', 'Почта', 'Гараж']) expect(reply).toContain(title);
    for (const title of ['Отпуск', 'Шкаф', 'Чердак']) expect(reply).not.toContain(title);
  });

  it('leaves other days to themselves', () => {
    expect(answer('что у меня на завтра?').replaceAll('\u00a0', ' ')).toMatch(
      /^На завтра: 2 задачи\.\n.*Отпуск.*\n.*Шкаф/,
    );
  });
});

const touchedBy = ({ actions }: Outcome) =>
  actions.flatMap((action) => ('ids' in action ? action.ids : action.type === 'update' ? [action.id] : []));
const WORDS =
  'удали отметь перенеси создай задачу про отчёт молоко маме завтра в на пятницу все и не « » " : , . \n 18:00 25.12 сделай срочной верни закрой купил первую нет да последнюю её переименуй проект «Дом» приоритет высокий через час 😀 constructor valueOf __proto__ ё Ё \u0301 \u202e'.split(
    ' ',
  );
const speech = fc.oneof(
  fc.string({ maxLength: 4_000, unit: 'binary' }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 600 }).map((words) => words.join(' ').slice(0, 4_000)),
);

describe('any text', () => {
  const tasks = ['Сдать отчёт', 'Отчёт по продажам', 'Купить молоко', 'Позвонить маме', 'Удалить старые фото'];
  const { view } = accountWith(...tasks);
  const titleOf = (id: string) => (view.tasks as TaskView[]).find((task) => task.id === id)?.title ?? '';

  it('never throws, and touches no task that the reply does not name', () => {
    fc.assert(
      fc.property(speech, (text) => {
        const outcome = say(text, view);
        for (const id of touchedBy(outcome)) expect(outcome.reply).toContain(titleOf(id));
        for (const action of outcome.actions)
          if ('draft' in action) expect(outcome.reply).toContain(action.draft.title);
        expect(outcome.reply.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('survives any pending question, and its outcome survives JSON', () => {
    const asked = say('удали отчёт', view);
    const context = nextContext(EMPTY_CONTEXT, asked, []);
    fc.assert(
      fc.property(speech, (text) => {
        const outcome = say(text, view, context);
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
        for (const id of touchedBy(outcome)) expect(outcome.reply).toContain(titleOf(id));
      }),
      { numRuns: 100 },
    );
  });

  it('makes titles that a task may have', () => {
    fc.assert(
      fc.property(speech, (text) => {
        for (const action of say(`добавь задачу ${text}`, view).actions) {
          if (!('draft' in action)) continue;
          expect(action.draft.title.trim().length).toBeGreaterThan(0);
          expect(action.draft.title.length).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: 100 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Habit } from '#features/habits/contract.ts';
import { timeOf } from '#shared/day.ts';
import { Account } from '#testing/account.ts';
import { makeHabit } from '#testing/habit.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { remindedHabits } from './came-reminders.ts';
import { type Action, EMPTY_CONTEXT, type TaskView } from './model.ts';

/** Ten past nine in Moscow, a Thursday. */
const NOW = Date.parse('2026-12-03T06:10:00Z');
const TOMORROW_AT_THREE = Date.parse('2026-12-04T12:00:00Z');

function account() {
  const made = new Account(NOW);
  made.add({ title: 'Сдать отчёт', status: 'active', dueDate: TOMORROW_AT_THREE });
  made.add({ title: 'Созвон', status: 'active', dueDate: null });
  const [report, call] = made.tasks as [TaskView, TaskView];
  return { view: made.view, report, call };
}

function say(text: string, { touched = [] as string[], view = account().view } = {}) {
  return productEngine(text, view, NOW, 'Europe/Moscow', { ...EMPTY_CONTEXT, touched });
}

/** What is done about reminders: of which task, and which are put. */
const reminded = (actions: readonly Action[]) =>
  actions.map((action) => {
    const { reminders = [] } = 'draft' in action ? action.draft : 'changes' in action ? action.changes : {};
    const title = 'draft' in action ? action.draft.title : 'id' in action ? action.id : '';
    return [action.type, title, reminders.map(({ id: _, ...reminder }) => reminder)];
  });

describe('a task that is made', () => {
  it.each([
    ['запиши приём у врача в пятницу в 9, напомни за два часа', 'Приём у врача', [{ beforeMinutes: 120 }]],
    ['добавь позвонить Оле завтра в 10 и напомни за час', 'Позвонить Оле', [{ beforeMinutes: 60 }]],
    ['встреча завтра в 15, напомни за 30 минут', 'Встреча', [{ beforeMinutes: 30 }]],
    ['напомни завтра в 9 позвонить Оле', 'Позвонить Оле', [{ beforeMinutes: 0 }]],
    ['напомни через час выключить духовку', 'Выключить духовку', [{ beforeMinutes: 0 }]],
    ['через полчаса напомни снять бельё', 'Снять бельё', [{ beforeMinutes: 0 }]],
    ['напомни завтра поздравить Олю', 'Поздравить Олю', [{ beforeMinutes: 0 }]],
    ['напомни купить хлеб', 'Купить хлеб', []],
    ['добавь купить хлеб завтра в 10', 'Купить хлеб', []],
  ])('by «%s» is reminded of as it was said', (text, title, reminders) => {
    expect(reminded(say(text).actions)).toEqual([['create', title, reminders]]);
  });

  it('says when no time was said, and when there is none to count from', () => {
    expect(say('напомни купить хлеб').reply).toContain('Когда напомнить, не сказано');
    expect(say('напомни завтра в 9 позвонить Оле').reply).not.toContain('не сказано');
    expect(say('добавь купить хлеб завтра в 10').reply).not.toContain('апомн');
  });
});

describe('a task that is there', () => {
  it.each([
    ['напомни об отчёте за час', [{ beforeMinutes: 60 }]],
    ['напомни за час до отчёта', [{ beforeMinutes: 60 }]],
    ['напомни мне про отчёт за полтора часа', [{ beforeMinutes: 90 }]],
    ['напомни об отчёте за день и за час', [{ beforeMinutes: 1440 }, { beforeMinutes: 60 }]],
    ['поставь отчёту напоминание за 10 минут', [{ beforeMinutes: 10 }]],
    ['напомни об отчёте завтра в 9', [{ at: '2026-12-04T09:00' }]],
    ['напомни сдать отчёт завтра в 9 утра', [{ at: '2026-12-04T09:00' }]],
    ['напомни про отчёт завтра', [{ at: '2026-12-04T09:00' }]],
    ['напомни через час об отчёте', [{ at: '2026-12-03T10:10' }]],
  ])('is reminded of by «%s», and its deadline stays', (text, reminders) => {
    const { view, report } = account();
    const { actions } = say(text, { view });
    expect(reminded(actions)).toEqual([['update', report.id, reminders]]);
    expect(actions[0]).not.toHaveProperty('changes.dueDate');
  });

  it.each([
    ['напомни за час', [{ beforeMinutes: 60 }]],
    ['напомни о нём завтра в 9', [{ at: '2026-12-04T09:00' }]],
    ['напомни завтра в 9', [{ at: '2026-12-04T09:00' }]],
  ])('that was spoken of last is meant by «%s»', (text, reminders) => {
    const { view, report } = account();
    expect(reminded(say(text, { view, touched: [report.id] }).actions)).toEqual([['update', report.id, reminders]]);
  });

  it.each([['напомни за час'], ['напомни за час об ипотеке'], ['напомни не за час, а за два']])(
    'is none that «%s» names: nothing is done to any',
    (text) => {
      expect(say(text).actions.filter(({ type }) => type !== 'create')).toEqual([]);
    },
  );

  it('without a deadline is reminded of once it has one, which is said', () => {
    expect(say('напомни о созвоне за час').reply).toContain('Срока у задачи нет');
  });

  it.each([['убери напоминание у отчёта'], ['отмени напоминание об отчёте'], ['удали все напоминания у отчёта']])(
    'loses its reminder by «%s»',
    (text) => {
      const { view, report } = account();
      report.reminders = [{ id: 'r', beforeMinutes: 60 }];
      expect(reminded(say(text, { view }).actions)).toEqual([['update', report.id, []]]);
    },
  );

  it('is asked about where it has several, and one is to go', () => {
    const { view, report } = account();
    report.reminders = [
      { id: 'r', beforeMinutes: 60 },
      { id: 's', beforeMinutes: 0 },
    ];
    const { actions, reply } = say('убери напоминание у отчёта', { view });
    expect([actions, reply]).toEqual([[], expect.stringContaining('несколько напоминаний')]);
  });
});

describe('a reminder that came', () => {
  const came = (minutesAgo = 5) => {
    const made = account();
    made.report.reminders = [{ id: 'r', at: `2026-12-03T09:${String(10 - minutesAgo).padStart(2, '0')}` }];
    return made;
  };
  it.each([
    ['отложи на десять минут', '2026-12-03T06:20:00.000Z'],
    ['отложи напоминание на полчаса', '2026-12-03T06:40:00.000Z'],
    ['отложи на час', '2026-12-03T07:10:00.000Z'],
    ['отложи напоминание об отчёте до вечера', '2026-12-03T16:00:00.000Z'],
    ['отложи до завтра', '2026-12-04T06:00:00.000Z'],
    ['отложи на завтра на утро', '2026-12-04T06:00:00.000Z'],
    ['отложи до 18:00', '2026-12-03T15:00:00.000Z'],
    ['напомни ещё раз через 20 минут', '2026-12-03T06:30:00.000Z'],
    ['напомни через час', '2026-12-03T07:10:00.000Z'],
  ])('is put off by «%s»', (text, snoozedUntil) => {
    const { view, report } = came();
    const { actions, reply } = say(text, { view });
    expect(reminded(actions)).toEqual([['update', report.id, [{ at: '2026-12-03T09:05', snoozedUntil }]]]);
    expect(reply).toContain('Напомню о задаче «Сдать отчёт»');
  });

  describe('of a habit', () => {
    const at = Date.parse('2026-12-03T06:05:00Z');
    const habit = (change: Partial<Habit> = {}, cameAt = at) =>
      remindedHabits(
        [makeHabit({ id: 'h', name: 'Утренняя зарядка', reminderTimes: [timeOf(cameAt, 'Europe/Moscow')], ...change })],
        NOW,
        { zone: 'Europe/Moscow' },
      );
    const withHabit = (habits = habit(), made = account()) => ({ ...made.view, remindedHabits: habits });
    const putOff = (until: string, from = at) => ({
      kind: 'remind of habit',
      id: 'h',
      reminders: { snoozed: { from: new Date(from).toISOString(), until } },
    });

    it.each([
      ['отложи на десять минут', '2026-12-03T06:20:00.000Z'],
      ['отложи на час', '2026-12-03T07:10:00.000Z'],
      ['отложи напоминание до вечера', '2026-12-03T16:00:00.000Z'],
      ['отложи на завтра', '2026-12-04T06:00:00.000Z'],
      ['отложи напоминание о зарядке до 18:00', '2026-12-03T15:00:00.000Z'],
      ['отложи напоминание про утреннюю зарядку на полчаса', '2026-12-03T06:40:00.000Z'],
      ['напомни ещё раз через 20 минут', '2026-12-03T06:30:00.000Z'],
    ])('is put off by «%s»', (text, until) => {
      const { actions, beside, reply } = say(text, { view: withHabit() });
      expect([actions, beside]).toEqual([[], putOff(until)]);
      expect(reply).toContain('Напомню о привычке «Утренняя зарядка»');
    });

    it('is asked about where no time is said', () => {
      const { beside, reply } = say('отложи напоминание', { view: withHabit() });
      expect(beside).toBeUndefined();
      expect(reply).toContain('На сколько отложить?');
    });

    it('is put off to no day on which it is not due', () => {
      const { beside, reply } = say('отложи на завтра', {
        view: withHabit(habit({ frequency: 'weekly', weekDays: [4] })),
      });
      expect(beside).toBeUndefined();
      expect(reply).toBe('Привычки «Утренняя зарядка» в этот день нет. До какого часа отложить?');
    });

    it('stands back where that of a task came later, is meant where it came later itself, and is asked about otherwise', () => {
      const tellOf = (time: string) => {
        const made = account();
        made.report.reminders = [{ id: 'r', at: `2026-12-03T${time}` }];
        return say('отложи на час', { view: withHabit(habit(), made) });
      };
      expect(tellOf('09:06').actions).toHaveLength(1);
      expect(tellOf('09:04').beside).toEqual(putOff('2026-12-03T07:10:00.000Z'));
      const both = tellOf('09:05');
      expect([both.actions, both.beside]).toEqual([[], undefined]);
      expect(both.reply).toMatch(/несколько напоминаний: «Сдать отчёт», «Утренняя зарядка»/);
    });

    it('is meant without its word within the hour in which it is shown', () => {
      const early = Date.parse('2026-12-03T05:10:00Z');
      const given = withHabit(habit({}, early));
      expect(say('отложи на час', { view: given }).beside).toBeUndefined();
      expect(say('отложи напоминание на час', { view: given }).beside).toEqual(
        putOff('2026-12-03T07:10:00.000Z', early),
      );
    });

    it.each(['отложи напоминание о рыбалке на час', 'отложи зарядку'])('is not meant by «%s»', (text) => {
      expect(say(text, { view: withHabit() }).beside).toBeUndefined();
    });
  });

  it.each([
    ['отложи', 'На сколько отложить?'],
    ['отложи напоминание', 'На сколько отложить?'],
  ])('is asked about where «%s» says no time', (text, asks) => {
    const { actions, reply } = say(text, { view: came().view });
    expect(actions).toEqual([]);
    expect(reply).toContain(asks);
  });

  it('is asked about beside a task of which was just spoken, whose deadline may be meant', () => {
    const { view, call } = came();
    const { actions, reply } = say('отложи на десять минут', { view, touched: [call.id] });
    expect(actions).toEqual([]);
    expect(reply).toContain('Отложить напоминание («Сдать отчёт») или перенести срок («Созвон»)?');
  });

  it('together with another one is asked about', () => {
    const { view, call } = came();
    call.reminders = [{ id: 's', at: '2026-12-03T09:05' }];
    const { actions, reply } = say('отложи на десять минут', { view });
    expect(actions).toEqual([]);
    expect(reply).toContain('Вместе пришло несколько напоминаний');
  });

  it('is none where none came', () => {
    const { actions, reply } = say('отложи напоминание на десять минут');
    expect([actions, reply]).toEqual([[], 'Недавних напоминаний нет, откладывать нечего.']);
  });

  it('leaves a deadline that is put off by its name as it was', () => {
    const { view, report } = came();
    const { actions } = say('отложи созвон на завтра', { view });
    expect(JSON.stringify(actions)).not.toContain(report.id);
  });
});

import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { speaksOfSession } from './beside-tasks.ts';
import { type BesideTasks, EMPTY_CONTEXT, type View } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');

function view(running: View['focus']['running'] = null): View {
  const account = new Account(NOW);
  account.add({ title: 'Диплом: глава 2', status: 'active' });
  account.add({ title: 'Отчёт по продажам', status: 'active' });
  account.add({ title: 'Отчёт по закупкам', status: 'active' });
  return {
    ...account.view,
    habits: [
      { id: 'h1', name: 'Утренняя зарядка', done: false },
      { id: 'h2', name: 'Чтение', done: true },
      { id: 'h3', name: 'Пить воду', done: false },
    ],
    focus: { todayMinutes: 0, weekMinutes: 0, running },
  };
}

const say = (text: string, given = view()) => {
  const { reply, actions, beside } = productEngine(text, given, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  return { reply: reply.replaceAll('\u00a0', ' '), actions, beside };
};

const starts = (minutes: number, taskId: string | null = null): BesideTasks => ({
  kind: 'start session',
  minutes,
  taskId,
});

describe('a session', () => {
  it.each([
    ['запусти фокус на 25 минут', 25, 'Фокус-сессия на 25 минут началась.'],
    ['начни фокус-сессию', 25, 'Фокус-сессия на 25 минут началась.'],
    ['давай начнём фокус на час', 60, 'Фокус-сессия на 1 час началась.'],
    ['включи помодоро на полчаса', 30, 'Фокус-сессия на 30 минут началась.'],
    ['фокус на двадцать одну минуту', 21, 'Фокус-сессия на 21 минуту началась.'],
    ['запусти фокус на полтора часа', 90, 'Фокус-сессия на 1 час 30 минут началась.'],
    ['включи фокус на двадцать пять минут, сажусь за бактерии', 25, 'Фокус-сессия на 25 минут началась.'],
  ])('is begun: «%s»', (text, minutes, reply) => {
    expect(speaksOfSession(text)).toBe(true);
    expect(say(text)).toEqual({ reply, actions: [], beside: starts(minutes) });
  });

  it.each(['запусти фокус на 45 минут над дипломом', 'фокус 45 минут, диплом, погнали'])(
    'is begun of a task that it names: «%s»',
    (text) => {
      expect(say(text)).toMatchObject({
        reply: 'Фокус-сессия на 45 минут над задачей «Диплом: глава 2» началась.',
        beside: { minutes: 45, taskId: 'task-1' },
      });
    },
  );

  it('is not begun by what is called alike', () => {
    expect(say('Фокус 2 — среда, Фокус 3 — четверг').beside).toBeUndefined();
  });

  it.each([
    [
      'запусти фокус по задаче ремонт',
      'Активной задачи «ремонт» нет. Назовите её иначе или скажите просто «начни фокус».',
    ],
    ['начни фокус по отчёту', 'Подходит несколько задач: «Отчёт по продажам», «Отчёт по закупкам». Назовите точнее.'],
    ['начни фокус на 30 часов', 'Фокус-сессия длится не дольше суток.'],
    ['пауза', 'Фокус-сессия сейчас не идёт.'],
    ['останови фокус', 'Фокус-сессия сейчас не идёт.'],
  ])('is not: «%s»', (text, reply) => {
    expect(say(text)).toEqual({ reply, actions: [], beside: undefined });
  });

  const [going, standing] = [
    { id: 's', isPaused: false },
    { id: 's', isPaused: true },
  ];
  it.each([
    ['пауза', going, { kind: 'pause session', id: 's' }, 'Фокус-сессия на паузе. Скажите «продолжи», когда вернётесь.'],
    ['поставь фокус на паузу', standing, undefined, 'Фокус-сессия уже на паузе.'],
    ['продолжай', standing, { kind: 'resume session', id: 's' }, 'Продолжаем фокус-сессию.'],
    ['продолжи фокус', going, undefined, 'Фокус-сессия и так идёт.'],
    ['заверши сессию', standing, { kind: 'end session', id: 's' }, 'Фокус-сессия завершена.'],
    ['запусти фокус на 25 минут', going, undefined, 'Фокус-сессия уже идёт.'],
  ] as const)('that runs: «%s»', (text, running, beside, reply) => {
    expect(say(text, view(running))).toEqual({ reply, actions: [], beside });
  });
});

describe('a habit of today', () => {
  it.each(['сделал зарядку', 'Сделала утреннюю зарядку!', 'зарядку я уже сделал', 'отметь привычку утренняя зарядка'])(
    'is marked: «%s»',
    (text) => {
      expect(say(text)).toEqual({
        reply: 'Привычка «Утренняя зарядка» на сегодня отмечена.',
        actions: [],
        beside: { kind: 'mark habit', id: 'h1' },
      });
    },
  );

  it('that is marked already stays as it is', () => {
    expect(say('отметь чтение')).toEqual({
      reply: 'Привычка «Чтение» на сегодня уже отмечена.',
      actions: [],
      beside: undefined,
    });
  });

  it.each([
    'вчера сделал зарядку',
    'не сделал зарядку',
    'сделал зарядку и отчёт по продажам',
    'сделать зарядку',
    'сделал зарядку?',
    'мама сделала зарядку',
    'сделал отчёт по продажам',
  ])('is not: «%s»', (text) => {
    expect(say(text).beside).toBeUndefined();
  });

  it('is not marked where a task of that name waits', () => {
    const account = new Account(NOW);
    account.add({ title: 'Сделать зарядку', status: 'active' });
    const given = { ...view(), tasks: account.view.tasks };
    expect(say('сделал зарядку', given)).toMatchObject({ actions: [{ type: 'complete' }], beside: undefined });
  });
});

import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { speaksOfHabits } from './habit-deeds.ts';
import { type BesideTasks, EMPTY_CONTEXT, type KnownHabit, type View } from './model.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T08:20:00Z');

const HABITS: readonly KnownHabit[] = [
  { id: 'h1', name: 'Утренняя зарядка', done: false, rests: false },
  { id: 'h2', name: 'Чтение', done: true, rests: false },
  { id: 'h3', name: 'Пить воду', done: false, rests: true },
];

function view(everyHabit: readonly KnownHabit[] = HABITS): View {
  const account = new Account(NOW);
  account.add({ title: 'Починить забор', status: 'active' });
  account.add({ title: 'Прочитать отчёт', status: 'active' });
  return { ...account.view, habits: everyHabit.filter(({ rests }) => !rests), everyHabit };
}

const say = (text: string, given = view()) => {
  const { reply, actions, beside } = productEngine(text, given, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  return { reply: reply.replaceAll('\u00a0', ' '), actions, beside };
};

const rest = (id: string, from: string, to: string | null) => ({ id, lifted: [], paused: [{ from, to }] });
const rests = (...each: ReturnType<typeof rest>[]): BesideTasks => ({ kind: 'rest habits', rests: each });

describe('a pause of habits', () => {
  it.each([
    [
      'поставь привычки на паузу до понедельника',
      rests(
        rest('h1', '2026-11-18', '2026-11-22'),
        rest('h2', '2026-11-19', '2026-11-22'),
        rest('h3', '2026-11-18', '2026-11-22'),
      ),
      'Все привычки стоят на паузе по 22 ноября.',
    ],
    [
      'поставь зарядку на паузу',
      rests(rest('h1', '2026-11-18', null)),
      'Привычка «Утренняя зарядка» стоит на паузе, пока вы её не снимете.',
    ],
    [
      'приостанови привычку зарядка на неделю',
      rests(rest('h1', '2026-11-18', '2026-11-24')),
      'Привычка «Утренняя зарядка» стоит на паузе по 24 ноября.',
    ],
    [
      'поставь чтение на паузу на 10 дней',
      rests(rest('h2', '2026-11-19', '2026-11-27')),
      'Привычка «Чтение» стоит на паузе по 27 ноября.',
    ],
    [
      'поставь зарядку и чтение на паузу с 1 по 5 декабря',
      rests(rest('h1', '2026-12-01', '2026-12-05'), rest('h2', '2026-12-01', '2026-12-05')),
      'Привычки «Утренняя зарядка», «Чтение» стоят на паузе с 1 декабря по 5 декабря.',
    ],
    [
      'поставь зарядку на паузу завтра',
      rests(rest('h1', '2026-11-19', '2026-11-19')),
      'Привычка «Утренняя зарядка» стоит на паузе завтра.',
    ],
    [
      'сними воду с паузы',
      { kind: 'end rest of habits', ids: ['h3'] },
      'Привычка «Пить воду» снова в деле: пауза снята.',
    ],
    [
      'сними все привычки с паузы',
      { kind: 'end rest of habits', ids: ['h3'] },
      'Все привычки снова в деле: пауза снята.',
    ],
  ] as const)('is said: «%s»', (text, beside, reply) => {
    expect(speaksOfHabits(text)).toBe(true);
    expect(say(text)).toEqual({ reply, actions: [], beside });
  });

  it.each([
    ['сними зарядку с паузы', 'Привычка «Утренняя зарядка»: паузы сейчас нет.'],
    ['поставь привычку бег на паузу', 'Привычки «бег» нет.'],
  ])('is not there: «%s»', (text, reply) => {
    expect(say(text)).toEqual({ reply, actions: [], beside: undefined });
  });

  it.each(['поставь забор на паузу', 'поставь отчёт на паузу', 'не ставь привычки на паузу', 'поставь на паузу'])(
    'is nothing that «%s» asks for',
    (text) => {
      expect(say(text).beside).toBeUndefined();
    },
  );
});

const reminds = (id: string, reminderTimes: string[], reminderDays: number[]): BesideTasks => ({
  kind: 'remind of habit',
  id,
  reminders: { reminderEnabled: true, reminderTimes, reminderDays },
});

describe('reminders of a habit', () => {
  it.each([
    [
      'напоминай про зарядку в 8 утра по будням',
      reminds('h1', ['08:00'], [1, 2, 3, 4, 5]),
      'О привычке «Утренняя зарядка» буду напоминать в 08:00, по будням.',
    ],
    [
      'напоминай пить воду в 9:30 и в 18:00',
      reminds('h3', ['09:30', '18:00'], []),
      'О привычке «Пить воду» буду напоминать в 09:30 и в 18:00, каждый её день.',
    ],
    [
      'напоминай мне о чтении в девять вечера по вторникам и пятницам',
      reminds('h2', ['21:00'], [2, 5]),
      'О привычке «Чтение» буду напоминать в 21:00, по вторникам, пятницам.',
    ],
    [
      'больше не напоминай про зарядку',
      { kind: 'remind of habit', id: 'h1', reminders: { reminderEnabled: false } },
      'О привычке «Утренняя зарядка» больше не напоминаю.',
    ],
  ] as const)('are said: «%s»', (text, beside, reply) => {
    expect(speaksOfHabits(text)).toBe(true);
    expect(say(text)).toEqual({ reply, actions: [], beside });
  });

  it('want a time', () => {
    expect(say('напоминай про зарядку')).toMatchObject({
      beside: undefined,
      reply: expect.stringMatching(/^Во сколько/),
    });
  });

  it('are none of a task', () => {
    expect(say('напоминай про забор в 8 утра').beside).toBeUndefined();
  });
});

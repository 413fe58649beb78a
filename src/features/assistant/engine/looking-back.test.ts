import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { asksForTime } from './looking-back.ts';
import { EMPTY_CONTEXT, type Spent, type View } from './model.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T08:20:00Z');

function view(): View {
  const account = new Account(NOW);
  const diploma = account.add({ title: 'Диплом: глава 2', status: 'active' });
  const done = (title: string, completedDay: string) =>
    account.add({ title, status: 'completed', completedDay, completedAt: Date.parse(`${completedDay}T09:00:00Z`) });
  done('Сверить накладные', '2026-11-18');
  done('Оплатить интернет', '2026-11-12');
  done('Полить клумбу', '2026-10-30');
  const spent: Spent[] = [
    { day: '2026-11-18', taskId: null, minutes: 25 },
    { day: '2026-11-17', taskId: diploma, minutes: 50 },
    { day: '2026-11-12', taskId: diploma, minutes: 30 },
  ];
  return {
    ...account.view,
    habits: [
      { id: 'h1', name: 'Зарядка', done: true },
      { id: 'h2', name: 'Чтение', done: false },
    ],
    focus: { todayMinutes: 25, weekMinutes: 75, spent },
  };
}

const say = (text: string) => {
  const { reply, actions } = productEngine(text, view(), NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  expect(actions).toEqual([]);
  return reply.replaceAll('\u00a0', ' ');
};

describe('a question about the past looks back', () => {
  it.each([
    ['что я делал в четверг', 'Выполнено 12 ноября: 1 задача.\n• Оплатить интернет'],
    ['чем я занимался в прошлый четверг', 'Выполнено 12 ноября: 1 задача.\n• Оплатить интернет'],
    ['что я сделал сегодня', 'Выполнено сегодня: 1 задача.\n• Сверить накладные'],
    ['что я сделал на прошлой неделе', 'Выполнено на прошлой неделе: 1 задача.\n• Оплатить интернет'],
    ['что я успела за октябрь', 'Выполнено в октябре: 1 задача.\n• Полить клумбу'],
    ['сколько я сделал в этом месяце', 'Выполнено в этом месяце: 2 задачи.'],
    ['что я сделал в прошлом месяце', 'Выполнено в прошлом месяце: 1 задача.\n• Полить клумбу'],
    ['что я сделал вчера', 'Выполненных задач вчера нет.'],
  ])('«%s»', (text, reply) => {
    expect(say(text)).toBe(reply);
  });

  it.each([
    ['сколько я работал вчера', 'Вчера в фокусе 50 минут.'],
    ['сколько я сегодня работал', 'Сегодня в фокусе 25 минут. За неделю — 1 час 15 минут.'],
    ['сколько времени я провела в фокусе на прошлой неделе', 'На прошлой неделе в фокусе 30 минут.'],
    ['сколько я работал в понедельник', '16 ноября завершённых фокус-сессий нет.'],
    ['сколько ушло на диплом', 'За последний год на «Диплом: глава 2» ушло 1 час 20 минут в фокусе.'],
    ['сколько я потратил на диплом на этой неделе', 'На этой неделе на «Диплом: глава 2» ушло 50 минут в фокусе.'],
    ['сколько ушло на ремонт', 'Задач про «ремонт» нет.'],
  ])('for time: «%s»', (text, reply) => {
    expect(asksForTime(text)).toBe(true);
    expect(say(text)).toBe(reply);
  });

  it.each([
    [
      'дай отчёт за день',
      'Сегодня.\nВыполнено: 1 задача — «Сверить накладные».\nВ фокусе 25 минут.\nПривычки: 1 из 2.',
    ],
    ['как прошла моя неделя', 'На этой неделе.\nВыполнено: 1 задача — «Сверить накладные».\nВ фокусе 1 час 15 минут.'],
    ['как прошёл вчерашний день', 'Вчера.\nВыполненных задач нет.\nВ фокусе 50 минут.'],
  ])('as a whole: «%s»', (text, reply) => {
    expect(asksForTime(text)).toBe(true);
    expect(say(text)).toBe(reply);
  });
});

it('what is to be done is no question about the past', () => {
  expect(asksForTime('купить молоко завтра')).toBe(false);
  const { actions } = productEngine('подготовить отчёт за неделю', view(), NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  expect(actions).toMatchObject([{ type: 'create' }]);
});

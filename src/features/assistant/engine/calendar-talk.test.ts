import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');

function say(text: string) {
  const account = new Account(NOW);
  account.add({ title: 'Отчёт', status: 'active' });
  const { reply, actions } = productEngine(text, account.view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  expect(actions).toEqual([]);
  return reply.replaceAll('\u00a0', ' ');
}

it.each([
  ['какое сегодня число', 'Сегодня среда, 18 ноября.'],
  ['какое сегодня число?', 'Сегодня среда, 18 ноября.'],
  ['а какой сегодня день недели', 'Сегодня среда, 18 ноября.'],
  ['скажи, какое у нас число', 'Сегодня среда, 18 ноября.'],
  ['сегодня какое число', 'Сегодня среда, 18 ноября.'],
  ['какой завтра день', 'Завтра — четверг, 19 ноября.'],
  ['какой день недели был вчера', 'Вчера — вторник, 17 ноября.'],
  ['какое число в пятницу', 'Это пятница, 20 ноября.'],
  ['который час', 'Сейчас 11:20.'],
  ['сколько сейчас времени?', 'Сейчас 11:20.'],
])('«%s» asks the calendar', (text, reply) => {
  expect(say(text)).toBe(reply);
});

it.each(['какого числа отчёт', 'что у меня на сегодня', 'на какой день отчёт', 'сколько времени ушло на отчёт'])(
  '«%s» asks of tasks',
  (text) => {
    expect(say(text)).not.toMatch(/^(?:Сегодня|Завтра|Это|Сейчас) /);
  },
);

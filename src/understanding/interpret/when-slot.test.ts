import { expect, it } from 'vitest';
import { clockAt } from '#shared/russian/when-piece.ts';
import { hear } from '../hear/words.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { deadlineOf, takesDeadlineAway } from './when-slot.ts';

const clock = clockAt(Date.parse('2026-11-18T08:20:00Z'), 'Europe/Moscow');

it.each([
  ['на два дня', 2, 'day'],
  ['минут на десять', 10, 'minute'],
  ['минуток на десять', 10, 'minute'],
  ['денька на два', 2, 'day'],
  ['на час позже', 1, 'hour'],
  ['на час раньше', -1, 'hour'],
  ['ещё недельку', 1, 'week'],
  ['ещё час', 1, 'hour'],
  ['четыре дня', 4, 'day'],
])('«%s» moves a deadline by so much', (text, amount, unit) => {
  expect(deadlineOf([hear(text, nodeDictionary())], clock)).toEqual({ kind: 'shift', amount, unit });
});

it.each(['на десять', 'в десять', 'на 10:00'])('«%s» is a time', (text) => {
  expect(deadlineOf([hear(text, nodeDictionary())], clock)).toMatchObject({ kind: 'time', time: { hour: 10 } });
});

it('«на неделю от сегодня» is a day, and moves no deadline', () => {
  expect(deadlineOf([hear('на неделю от сегодня', nodeDictionary())], clock)).toEqual({
    kind: 'day',
    day: '2026-11-25',
  });
});

it.each(['убери срок', 'отмени дедлайн', 'дату сбрось'])('«%s» takes a deadline away', (text) => {
  expect(takesDeadlineAway(hear(text, nodeDictionary()))).toBe(true);
});

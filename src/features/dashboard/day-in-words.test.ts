import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it.each([
  [0, 0, 'Сегодня всё свободно. С чего начнём?'],
  [1, 0, 'В работе 1 задача.'],
  [5, 2, 'В работе 5 задач. К сегодняшнему дню — 2 задачи.'],
])('of %i open tasks, %i of them due, is said «%s»', (open, due, words) => {
  expect(dayInWords({ open, due }).replaceAll('\u00a0', ' ')).toBe(words);
});

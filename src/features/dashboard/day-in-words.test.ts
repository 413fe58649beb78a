import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it.each([
  ['morning', 0, 0, 0, 'Сегодня всё свободно. С чего начнём?'],
  ['morning', 3, 0, 0, 'На сегодня ничего не назначено. Что возьмём?'],
  ['morning', 3, 0, 1, 'В работе 3 задачи.'],
  ['morning', 3, 1, 1, 'В работе 3 задачи. К сегодняшнему дню — 1 задача.'],
  ['day', 1, 0, 0, 'В работе 1 задача.'],
  ['day', 5, 2, 4, 'В работе 5 задач. К сегодняшнему дню — 2 задачи.'],
  ['evening', 0, 0, 0, 'Сегодня всё свободно. С чего начнём?'],
  ['evening', 5, 2, 0, 'В работе 5 задач. К сегодняшнему дню — 2 задачи.'],
  ['evening', 5, 2, 1, 'За день сделано: 1 задача. На сегодня ещё 2 задачи.'],
  ['evening', 5, 0, 3, 'За день сделано: 3 задачи. На сегодня всё.'],
  ['evening', 0, 0, 3, 'За день сделано: 3 задачи. На сегодня всё.'],
] as const)(
  'in the %s, of %i open tasks, %i of them due, and %i done, is said «%s»',
  (part, open, due, done, words) => {
    expect(dayInWords({ open, due, done }, part).replaceAll('\u00a0', ' ')).toBe(words);
  },
);

import { expect, it } from 'vitest';
import { forms, oneOf } from './one-of.ts';

const week = oneOf('неделя\n  недели', ...forms('седмиц', 'а у'));

it.each(['неделя', 'недели', 'седмица', 'седмицу'])('«%s» is one of the words', (word) => {
  expect(week.test(word)).toBe(true);
});

it.each(['', 'нед', 'неделями', 'неделя недели', undefined])('%j is none of them', (word) => {
  expect(week.test(word)).toBe(false);
});

import { expect, it } from 'vitest';
import { cut, endingOf } from './endings.ts';

it('of a word is the longest that it has', () => {
  const ending = endingOf('а ами', 'и ми');
  expect(['столами', 'мы', 'ива', 'ми'].map((word) => [ending(word), cut(word, ending(word))])).toEqual([
    ['ами', 'стол'],
    ['', 'мы'],
    ['а', 'ив'],
    ['ми', ''],
  ]);
});

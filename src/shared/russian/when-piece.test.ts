import { expect, it } from 'vitest';
import { tokenize } from './text.ts';
import { wordAt, wordsAt } from './when-piece.ts';

const tokens = tokenize('На следующей неделе');

it.each([
  [0, ['на', 'следующей', 'неделе'], true],
  [1, ['следующей', 'неделе'], true],
  [1, ['следующей', 'на'], false],
  [1, [/^следующ/, /^недел/], true],
  [1, [/^прошл/, /^недел/], false],
  [0, ['н'], false],
  [2, ['неделе', 'вечером'], false],
  [3, ['неделе'], false],
])('from place %i on stand %j: %s', (at, words, stands) => {
  expect(wordsAt(tokens, at, ...words)).toBe(stands);
});

it('behind the last word there is none', () => {
  expect([2, 3].map((at) => wordAt(tokens, at))).toEqual(['неделе', '']);
});

import { expect, it } from 'vitest';
import { KEY } from './call-key.ts';

it.each([
  ['a', true],
  ['!~', true],
  ['k'.repeat(200), true],
  ['k'.repeat(201), false],
  ['', false],
  [' a', false],
  ['a b', false],
  ['a\u007f', false],
  ['ключ', false],
])('«%s» is a key: %s', (said, isKey) => {
  expect(KEY.test(said)).toBe(isKey);
});

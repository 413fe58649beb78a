import { expect, it } from 'vitest';
import { colorWord } from './color-word.ts';

it.each([
  ['#3b82f6', 'синий'],
  ['#64748b', 'серый'],
  ['#123456', '#123456'],
])('the colour %s is told as «%s»', (color, word) => {
  expect(colorWord(color)).toBe(word);
});

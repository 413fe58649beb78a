import { expect, it, vi } from 'vitest';
import { rememberedOfWords } from './remembered-words.ts';

it('asks about a word once, but about what is too long for a word each time', () => {
  const ask = vi.fn((word: string) => word.length);
  const lengthOf = rememberedOfWords(ask);
  const [longest, longer] = ['ы'.repeat(40), 'ы'.repeat(41)];
  expect([longest, longest, longer, longer].map(lengthOf)).toEqual([40, 40, 41, 41]);
  expect(ask.mock.calls).toEqual([[longest], [longer], [longer]]);
});

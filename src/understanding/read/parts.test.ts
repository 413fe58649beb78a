import { describe, expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { asWritten } from './parts.ts';

/** The titles that are written where a title of so many words was heard. */
function written(text: string, count: number): string[] {
  const words = hear(text, nodeDictionary());
  const parts = asWritten([{ label: 'title', from: 0, to: count }], words);
  return parts.map(({ from, to }) => text.slice(words[from]!.start, words[to - 1]!.end));
}

describe('a part', () => {
  it.each([
    ['вынуть SD-карту', 2, ['вынуть SD-карту']],
    ['квартира 12 убрать', 1, ['квартира 12']],
    // What stands on the next line is none of it, though no space parts them.
    ['соль\nвзять на смену', 1, ['соль']],
    ['купить перец\nперец срочно', 2, ['купить перец']],
    ['соль\nперец', 3, ['соль', 'перец']],
  ])('of «%s» (%d words): %j', (text, count, titles) => {
    expect(written(text, count)).toEqual(titles);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMinutes } from './length-words.ts';
import { minutesWords } from './minutes-words.ts';

describe('what is typed as a length', () => {
  it.each([
    ['45', 45],
    ['1:30', 90],
    ['2ч', 120],
    ['2 ч', 120],
    ['1ч30м', 90],
    ['30м', 30],
    ['30 мин.', 30],
    ['полчаса', 30],
    ['полтора часа', 90],
    ['1,5 часа', 90],
    ['час', 60],
    ['час двадцать', 80],
    ['час и 15 минут', 75],
    ['Два часа', 120],
    ['1440', 1440],
  ])('«%s» is %i minutes', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each(['', 'быстро', '2 дня', 'завтра', 'час назад', '1:75', '5 яблок', 'полдня', '10000', '2 часа ночи'])(
    '«%s» is none',
    (text) => {
      expect(readMinutes(text)).toBeNaN();
    },
  );

  it('is read again as it is told', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (minutes) => {
        expect(readMinutes(minutesWords(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('minutes in words', () => {
  it.each([
    [1, '1 мин'],
    [59, '59 мин'],
    [60, '1 ч'],
    [90, '1 ч 30 мин'],
    [1440, '24 ч'],
    [0, '0 мин'],
  ])('%i', (minutes, words) => {
    expect(minutesWords(minutes)).toBe(words);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { isBlank, isStorable } from './characters.ts';

describe('a blank text', () => {
  it.each([
    ['nothing', ''],
    ['spaces of any kind', ' \t\n\u00a0\u0085\u1680\u2003\u2028\u3000'],
    ['zero width', '\u200b\u200c\u200d\u2060\ufeff\u180e'],
    ['bidi controls', '\u200e\u200f\u202a\u202e\u2066\u2069\u061c'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['an empty Braille cell', '\u2800'],
    ['variation selectors', '\ufe00\ufe0f\u{e0100}\u180b'],
    ['tags, soft hyphens, joiners', '\u{e0041}\u00ad\u034f\u{1d173}\u17b4'],
    ['controls', '\u0001\u007f\u009f\ufff9'],
    ['half a pair', '\ud800'],
  ])('of %s', (_name, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['а', '.', '0', '😀', '❤\ufe0f', '👩\u200d🚀', '\u0301', '中', 'ﷺ', '\uf8ff', '\u{1fae8}'])(
    'is none with %s in it',
    (sign) => {
      expect(isBlank(sign)).toBe(false);
      expect(isBlank(`\u200b ${sign}\u3164`)).toBe(false);
    },
  );

  it('is what trimming leaves empty, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        if (text.trim() === '') expect(isBlank(text)).toBe(true);
        expect(isBlank(`${text}а`)).toBe(false);
      }),
    );
  });
});

it('a text can be kept unless it holds U+0000 or half a pair', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units);
      expect(isStorable(text)).toBe(!text.includes('\0') && Buffer.from(text).toString() === text);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortened } from './shorten.ts';

describe('a shortened text', () => {
  it.each([
    ['short enough', 'Отчёт', 5, 'Отчёт'],
    ['too long', 'Отчёты', 5, 'Отчё…'],
    ['a space before the cut', 'Отчёт за год', 7, 'Отчёт…'],
    ['an emoji at the cut', 'Ура🎉🎉', 5, 'Ура…'],
    ['an emoji before the cut', 'Ура🎉🎉', 6, 'Ура🎉…'],
    ['a family that loses a child', 'Вот 👨‍👩‍👧', 8, 'Вот 👨…'],
  ])('is right: %s', (_name, text, most, expected) => {
    expect(shortened(text, most)).toBe(expected);
  });

  it('never exceeds what is allowed and holds no half character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const shown = shortened(text, most);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect(shown.isWellFormed()).toBe(true);
        if (text.length <= most) expect(shown).toBe(text);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, shortened, withoutEnd } from './shorten.ts';

describe('a shortened text', () => {
  it.each([
    ['short enough', 'Отчёт', 5, 'Отчёт'],
    ['too long', 'Отчёты', 5, 'Отчё…'],
    ['a space before the cut', 'Отчёт за год', 7, 'Отчёт…'],
    ['a comma before the cut', 'Кухня, ванная', 8, 'Кухня…'],
    ['a dash before the cut', 'Дом — крыша', 7, 'Дом…'],
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

describe('the beginning of a text', () => {
  it.each([
    ['Ура🎉', 4, 'Ура'],
    ['Ура🎉', 5, 'Ура🎉'],
    ['Ура', 9, 'Ура'],
  ])('%s in %i units is «%s»', (text, most, expected) => {
    expect(beginning(text, most)).toBe(expected);
  });

  it('is where the text begins, even where half a character stands in it, and lacks a unit at most', () => {
    const units = fc.array(fc.oneof(fc.integer({ min: 0xd7f0, max: 0xe010 }), fc.integer({ min: 0, max: 0xffff })));
    fc.assert(
      fc.property(units, fc.nat(20), (codes, most) => {
        const text = String.fromCharCode(...codes);
        const begun = beginning(text, most);
        expect(text.startsWith(begun)).toBe(true);
        expect(begun.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1);
        expect(begun.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('a text without what is loose at its end', () => {
  it.each([
    ['ничего лишнего', /[!?]/, 'ничего лишнего'],
    ['Ура?!!', /[!?]/, 'Ура'],
    ['Ура! Да', /[!?]/, 'Ура! Да'],
    ['fine', /[a-z]/, ''],
    ['', /[a-z]/, ''],
  ])('«%s» without %s is «%s»', (text, loose, expected) => {
    expect(withoutEnd(text, loose)).toBe(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASES, type Case, cardinal, countedWords, type Gender, noun, ordinal } from './number-words.ts';
import { readNumeral } from './numerals.ts';
import { tokenize } from './text.ts';

const hour = noun('m', 'час часа часу час часом часе', 'часы часов часам часы часами часах');
const minute = noun('f', 'минута минуты минуте минуту минутой минуте', 'минуты минут минутам минуты минутами минутах');

describe('numbers in words', () => {
  it.each<[number, Case, Gender, string]>([
    [0, 'nom', 'm', 'ноль'],
    [1, 'nom', 'n', 'одно'],
    [2, 'acc', 'f', 'две'],
    [11, 'nom', 'f', 'одиннадцать'],
    [21, 'nom', 'f', 'двадцать одна'],
    [21, 'acc', 'f', 'двадцать одну'],
    [42, 'gen', 'm', 'сорока двух'],
    [50, 'ins', 'm', 'пятьюдесятью'],
    [88, 'dat', 'm', 'восьмидесяти восьми'],
    [100, 'pre', 'm', 'ста'],
    [365, 'gen', 'm', 'трёхсот шестидесяти пяти'],
    [1000, 'nom', 'm', 'тысяча'],
    [2001, 'nom', 'f', 'две тысячи одна'],
    [5400, 'gen', 'm', 'пяти тысяч четырёхсот'],
    [21_000, 'nom', 'm', 'двадцать одна тысяча'],
    [90, 'gen', 'm', 'девяноста'],
    [1_000_005, 'nom', 'm', 'миллион пять'],
    [21_000_000, 'acc', 'f', 'двадцать один миллион'],
    [1_000_000_000, 'dat', 'm', 'миллиарду'],
    [2_300_000_000, 'ins', 'm', 'двумя миллиардами тремястами миллионами'],
  ])('%i %s %s', (value, form, gender, words) => {
    expect(cardinal(value, form, gender)).toBe(words);
  });

  it('are read back as the same number, in every case', () => {
    const readable = fc.integer({ min: 0, max: 199_999 });
    fc.assert(
      fc.property(
        readable,
        fc.constantFrom<Case>('nom', 'acc'),
        fc.constantFrom<Gender>('m', 'f', 'n'),
        (value, form, gender) => {
          expect(readNumeral(tokenize(cardinal(value, form, gender)), 0)?.value).toBe(value);
        },
      ),
    );
  });

  it.each<[number, Case, string]>([
    [1, 'nom', 'один час'],
    [22, 'nom', 'двадцать два часа'],
    [5, 'acc', 'пять часов'],
    [2, 'gen', 'двух часов'],
    [3, 'ins', 'тремя часами'],
    [1, 'pre', 'одном часе'],
  ])('%i hours, %s', (value, form, words) => {
    expect(countedWords(value, hour, form)).toBe(words);
  });

  it.each<[number, string]>([
    [1, 'одну минуту'],
    [2, 'две минуты'],
    [25, 'двадцать пять минут'],
  ])('%i minutes', (value, words) => {
    expect(countedWords(value, minute, 'acc')).toBe(words);
  });

  it.each<[number, Case, Gender, string | undefined]>([
    [0, 'nom', 'm', 'нулевой'],
    [1, 'nom', 'n', 'первое'],
    [2, 'nom', 'm', 'второй'],
    [3, 'gen', 'n', 'третьего'],
    [21, 'gen', 'n', 'двадцать первого'],
    [30, 'dat', 'n', 'тридцатому'],
    [60, 'nom', 'm', 'шестидесятый'],
    [90, 'nom', 'm', 'девяностый'],
    [100, 'nom', 'f', 'сотая'],
    [200, 'nom', 'm', 'двухсотый'],
    [300, 'nom', 'm', 'трёхсотый'],
    [400, 'nom', 'm', 'четырёхсотый'],
    [500, 'nom', 'm', 'пятисотый'],
    [600, 'nom', 'm', 'шестисотый'],
    [700, 'nom', 'm', 'семисотый'],
    [1000, 'nom', 'n', 'тысячное'],
    [1900, 'gen', 'm', 'тысяча девятисотого'],
    [2000, 'gen', 'm', 'двухтысячного'],
    [2026, 'pre', 'm', 'две тысячи двадцать шестом'],
    [3000, 'pre', 'm', 'трёхтысячном'],
    [7000, 'nom', 'm', undefined],
  ])('the %i. in %s %s', (value, form, gender, words) => {
    expect(ordinal(value, form, gender)).toBe(words);
  });

  it('of days and years have a word in every case', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2100 }), fc.constantFrom(...CASES), (value, form) => {
        fc.pre(value % 1000 !== 0);
        expect(ordinal(value, form, 'n')).toMatch(/^[а-яё ]+$/);
      }),
    );
  });
});

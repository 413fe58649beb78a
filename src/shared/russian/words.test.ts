import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { readAmount, readNumeral } from './numerals.ts';
import { editDistance, isSlip, keysOf, kinship } from './stem.ts';
import { fold, tokenize } from './text.ts';
import { infinitiveOfPast, isInfinitive, isPassive, isPast } from './verbs.ts';

const numeral = (text: string) => readNumeral(tokenize(text), 0);

describe('numerals', () => {
  it.each([
    ['двадцать пятого', 25, true, 2],
    ['двадцать пять', 25, false, 2],
    ['сто двадцать три', 123, false, 3],
    ['две тысячи двадцать шестого', 2026, true, 4],
    ['восемнадцать тридцать', 18, false, 1],
    ['двадцать тридцать', 20, false, 1],
    ['третьего', 3, true, 1],
    ['шестью', 6, false, 1],
    ['25-го', 25, true, 3],
    ['5е', 5, true, 2],
    ['18', 18, false, 1],
  ])('«%s»', (text, value, ordinal, next) => {
    expect(numeral(text)).toMatchObject({ value, ordinal, next });
  });

  it.each([
    ['полтора часа', 1.5],
    ['пару дней', 2],
    ['два с половиной часа', 2.5],
    ['1,5 часа', 1.5],
    ['два с четвертью часа', 2.25],
    ['несколько дней', 3],
  ])('amount «%s»', (text, value) => {
    expect(readAmount(tokenize(text), 0)?.value).toBe(value);
  });
});

const likeness = (a: string, b: string) => kinship(keysOf(fold(a)), keysOf(fold(b)));

describe('kinship of words', () => {
  it.each([
    'отчёт отчёту',
    'отчёт отчётом',
    'мама маме',
    'день дня',
    'звонок звонку',
    'кусок кусков',
    'тетради тетрадей',
    'приём приёма',
    'купить купил',
    'купить куплю',
    'купить куплен',
    'оплатить оплачен',
    'помыть помыты',
    'отвезти отвёз',
    'найти нашла',
    'испечь испекла',
    'сжечь сжёг',
    'перевести перевёл',
    'записаться записалась',
    'Grafana графану',
  ])('the forms of one: %s', (pair) => {
    const [a, b] = pair.split(' ') as [string, string];
    expect(likeness(a, b)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    'поход сходить',
    'звонок позвонить',
    'встреча встретиться',
    'уборка убрать',
    'согласование согласовать',
    'покраска покрасить',
    'выбор выбрать',
  ])('one family: %s', (pair) => {
    const [a, b] = pair.split(' ') as [string, string];
    expect(likeness(a, b)).toBeGreaterThanOrEqual(0.7);
  });

  it.each(['молоко молоток', 'кот код', 'банк банан', 'июнь июль', 'мама машина', 'хлеб молоко', 'врач врата'])(
    'strangers: %s',
    (pair) => {
      const [a, b] = pair.split(' ') as [string, string];
      expect(likeness(a, b)).toBe(0);
    },
  );

  it.each([
    ['презентация', 'призентация', true],
    ['отчет', 'атчет', true],
    ['молоко', 'полоса', false],
    ['чай', 'май', false],
  ])('slip: %s, %s', (a, b, slip) => {
    expect(isSlip(keysOf(a), keysOf(b))).toBe(slip);
  });

  it('is mutual', () => {
    const word = fc.stringMatching(/^[а-я]{1,12}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(likeness(a, b)).toBe(likeness(b, a));
      }),
    );
  });
});

describe('verbs', () => {
  it.each([
    ['помыл', 'помыть'],
    ['вымыла', 'вымыть'],
    ['отвез', 'отвезти'],
    ['нашла', 'найти'],
    ['вышел', 'выйти'],
    ['испекла', 'испечь'],
    ['записалась', 'записаться'],
    ['съел', 'съесть'],
    ['вытерла', 'вытереть'],
  ])('%s is the past of %s', (past, infinitive) => {
    expect(infinitiveOfPast(past)).toBe(infinitive);
  });

  it.each(['стол', 'школа', 'канал', 'масло', 'отчет', 'материал', 'дела'])('«%s» is no past', (word) => {
    expect(isPast(word)).toBe(false);
  });

  it.each([
    ['купить', true],
    ['найти', true],
    ['испечь', true],
    ['мать', false],
    ['новость', false],
    ['ночь', false],
    ['площадь', false],
    ['двадцать', false],
  ])('«%s» an infinitive: %s', (word, expected) => {
    expect(isInfinitive(word)).toBe(expected);
  });
});

describe('edit distance', () => {
  it.each([
    ['завтра', 'зватра', 1],
    ['отчет', 'атчет', 1],
    ['дом', 'дом', 0],
    ['дом', 'кот', 2],
  ])('%s, %s', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it('stops at the limit', () => {
    expect(editDistance('молоко', 'телевизор', 2)).toBe(3);
  });
});

const INHERITED = ['constructor', 'valueOf', 'toString', 'hasOwnProperty'];

describe('tokens', () => {
  it.each(INHERITED)('«%s» is a word like any other', (word) => {
    expect(tokenize(word)[0]).toMatchObject({ word: fold(word), quote: 0 });
    expect(kinship(keysOf(word), keysOf('слово'))).toBe(0);
  });

  it('know where they stand and in which quotation', () => {
    expect(tokenize('Купи «Ёлку», 2 шт').map(({ word, start, end, quote }) => [word, start, end, quote])).toEqual([
      ['купи', 0, 4, 0],
      ['«', 5, 6, 1],
      ['елку', 6, 10, 1],
      ['»', 10, 11, 1],
      [',', 11, 12, 0],
      ['2', 13, 14, 0],
      ['шт', 15, 17, 0],
    ]);
  });

  it('cover a text in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const tokens = tokenize(text);
        expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(tokens.map((token) => token.text));
        expect(tokens.map(({ start }) => start)).toEqual(tokens.map(({ start }) => start).toSorted((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });
});

describe('participles', () => {
  it.each(['оплачен', 'забыт', 'согнут', 'принят', 'занят', 'изъят', 'разбит', 'пришит', 'вымыта', 'сданы'])(
    '«%s» says that it is done',
    (word) => {
      expect(isPassive(word)).toBe(true);
    },
  );

  it.each(['горит', 'болит', 'звонит', 'стоит', 'идут', 'найдут', 'начнут', 'станут', 'звонят', 'подгонят', 'спешит'])(
    '«%s» is a present or a future tense',
    (word) => {
      expect(isPassive(word)).toBe(false);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardinal, ordinal } from './number-words.ts';
import { fractionAfter, numberWord, readAmount, readNumeral } from './numerals.ts';
import { tokenize } from './text.ts';

const read = (text: string) => {
  const tokens = tokenize(text);
  const numeral = readNumeral(tokens, 0);
  return numeral && { ...numeral, rest: tokens.slice(numeral.next).map((token) => token.text) };
};
const amount = (text: string) => {
  const tokens = tokenize(text);
  const found = readAmount(tokens, 0);
  return found && [found.value, ...tokens.slice(found.next).map((token) => token.text)];
};

describe('a number in words', () => {
  it.each([
    ['ноль', 0],
    ['двадцать пять', 25],
    ['двадцати пяти', 25],
    ['сто двадцать', 120],
    ['девятьсот девяносто девять', 999],
    ['тысяча', 1000],
    ['две тысячи двадцать восемь', 2028],
    ['двадцать пять тысяч', 25_000],
    ['сто тысяч', 100_000],
    ['двое', 2],
    ['одиннадцатью', 11],
    ['пятидесяти', 50],
    ['шестидесяти', 60],
    ['семидесяти', 70],
    ['восьмидесяти', 80],
    ['двадцать тысяч', 20_000],
  ])('«%s» is %i', (text, value) => {
    expect(read(text)).toEqual({
      value,
      ordinal: false,
      next: text.split(' ').length,
      digits: false,
      form: text.split(' ').at(-1),
      rest: [],
    });
  });

  it.each([
    ['первого', 1],
    ['третьем', 3],
    ['двадцать пятого', 25],
    ['тридцатым', 30],
    ['две тысячи двадцать восьмого', 2028],
    ['сотая', 100],
    ['нулевой', 0],
    ['сороковая', 40],
    ['шестидесятый', 60],
    ['девяностое', 90],
  ])('«%s» is the %i.', (text, value) => {
    expect(read(text)).toMatchObject({ value, ordinal: true, digits: false, rest: [] });
  });

  it.each(['ый', 'ой', 'ого', 'ому', 'ым', 'ом', 'ая', 'ую', 'ою', 'ое', 'ые', 'ых', 'ыми'])(
    'an ordinal may end in «%s»',
    (ending) => {
      expect(numberWord(`перв${ending}`)).toMatchObject({ value: 1, ordinal: true });
    },
  );

  it.each([
    ['двадцать двадцать', 20, ['двадцать']],
    ['двадцать ноль', 20, ['ноль']],
    ['тысяча тысяч', 1000, ['тысяч']],
    ['пять двадцать', 5, ['двадцать']],
    ['двадцать десять', 20, ['десять']],
    ['двадцать двенадцать', 20, ['двенадцать']],
    ['девять ноль пять', 9, ['ноль', 'пять']],
    ['пятого двадцать', 5, ['двадцать']],
    ['две тысячи тысячи', 2000, ['тысячи']],
    ['шесть вечера', 6, ['вечера']],
  ])('«%s» ends where the next word does not go on with it', (text, value, rest) => {
    expect(read(text)).toMatchObject({ value, rest });
  });

  it('is read as it is written, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (value) => {
        expect(read(cardinal(value))).toMatchObject({ value, ordinal: false, rest: [] });
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.constantFrom('nom', 'gen', 'dat'), (value, form) => {
        expect(read(ordinal(value, form, 'm')!)).toMatchObject({ value, ordinal: true, rest: [] });
      }),
    );
  });

  it.each(['', 'вечера', 'пятно', 'constructor'])('«%s» is none', (text) => {
    expect(read(text)).toBeNull();
    expect(numberWord(text)).toBeUndefined();
  });
});

describe('a number in digits', () => {
  it.each([
    ['18', { value: 18, ordinal: false, form: '', rest: [] }],
    ['25-го', { value: 25, ordinal: true, form: 'го', rest: [] }],
    ['7–е число', { value: 7, ordinal: true, form: 'е', rest: ['число'] }],
    ['5‑й', { value: 5, ordinal: true, form: 'й', rest: [] }],
    ['5ого', { value: 5, ordinal: true, form: 'ого', rest: [] }],
    ['25 го', { value: 25, ordinal: false, form: '', rest: ['го'] }],
    ['25- го', { value: 25, ordinal: false, form: '', rest: ['-', 'го'] }],
    ['25 -го', { value: 25, ordinal: false, form: '', rest: ['-', 'го'] }],
    ['25.го', { value: 25, ordinal: false, form: '', rest: ['.', 'го'] }],
    ['25-', { value: 25, ordinal: false, form: '', rest: ['-'] }],
    ['5-местный', { value: 5, ordinal: false, form: '', rest: ['-', 'местный'] }],
    ['5-этажный', { value: 5, ordinal: false, form: '', rest: ['-', 'этажный'] }],
    ['5кг', { value: 5, ordinal: false, form: '', rest: ['кг'] }],
    ['5-7', { value: 5, ordinal: false, form: '', rest: ['-', '7'] }],
    ['123456789', { value: 123_456_789, ordinal: false, form: '', rest: [] }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject({ ...expected, digits: true });
  });

  it('of more digits than anybody counts with is none', () => {
    expect(read('1234567890')).toBeNull();
  });
});

describe('an amount', () => {
  it.each([
    ['полтора часа', [1.5, 'часа']],
    ['полутора часов', [1.5, 'часов']],
    ['пару дней', [2, 'дней']],
    ['пара дней', [2, 'дней']],
    ['около', null],
    ['парочка дней', [2, 'дней']],
    ...['полторы', 'пары', 'парочку', 'парочки'].map(
      (word) => [word, [word === 'полторы' ? 1.5 : 2]] as [string, unknown],
    ),
    ['несколько дней', [3, 'дней']],
    ['два с половиной часа', [2.5, 'часа']],
    ['час с четвертью', null],
    ['два с четвертью часа', [2.25, 'часа']],
    ['два со половиной', [2.5]],
    ['два с собой', [2, 'с', 'собой']],
    ['1,5 часа', [1.5, 'часа']],
    ['1.25 часа', [1.25, 'часа']],
    ['1 , 5', [1, ',', '5']],
    ['1, 5', [1, ',', '5']],
    ['1;5', [1, ';', '5']],
    ['1,часа', [1, ',', 'часа']],
    ['1,', [1, ',']],
    ['пять,5', [5, ',', '5']],
    ['двадцать минут', [20, 'минут']],
    ['25-го', null],
    ['паром', null],
    ['', null],
  ])('«%s» is %j', (text, expected) => {
    expect(amount(text)).toEqual(expected);
  });

  it.each([
    ['с половиной', 0.5],
    ['со четвертью', 0.25],
    ['без половиной', 0],
    ['с третью', 0],
    ['с', 0],
    ['', 0],
  ])('«%s» adds %d', (text, added) => {
    expect(fractionAfter(tokenize(text), 0)).toBe(added);
  });
});

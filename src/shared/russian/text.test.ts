import { describe, expect, it } from 'vitest';
import { withinBudget } from '../work.ts';
import { capitalize, clean, fold, tokenize } from './text.ts';

const words = (text: string) => tokenize(text).map((token) => token.text);

describe('what a text is made of', () => {
  it.each([
    ['Ёлка и мёд', ['Ёлка', 'и', 'мёд']],
    ['что-нибудь по-русски', ['что-нибудь', 'по-русски']],
    ["д’Артаньян O'Neill какая‑то", ['д’Артаньян', "O'Neill", 'какая‑то']],
    ['и\u0306од-то', ['и\u0306од-то']],
    ['кое- что -то', ['кое', '-', 'что', '-', 'то']],
    ['25-го в 9:05', ['25', '-', 'го', 'в', '9', ':', '05']],
    ['а.б\n\n\nв', ['а', '.', 'б', '\n\n\n', 'в']],
    ['  ', []],
  ])('%j: %j', (text, pieces) => {
    expect(words(text)).toEqual(pieces);
  });

  it('each piece is of a kind, is folded where it is a word, and knows where it stands', () => {
    expect(tokenize('Ёж №5\nи а1')).toEqual([
      { kind: 'word', text: 'Ёж', word: 'еж', start: 0, end: 2, quote: 0, glued: false },
      { kind: 'mark', text: '№', word: '№', start: 3, end: 4, quote: 0, glued: false },
      { kind: 'number', text: '5', word: '5', start: 4, end: 5, quote: 0, glued: true },
      { kind: 'break', text: '\n', word: '\n', start: 5, end: 6, quote: 0, glued: true },
      { kind: 'word', text: 'и', word: 'и', start: 6, end: 7, quote: 0, glued: true },
      { kind: 'word', text: 'а', word: 'а', start: 8, end: 9, quote: 0, glued: false },
      { kind: 'number', text: '1', word: '1', start: 9, end: 10, quote: 0, glued: true },
    ]);
    expect(tokenize('İ').map(({ word }) => word)).toEqual(['i\u0307']);
    expect(tokenize('Ⅻ \u0301а').map(({ kind, word }) => [kind, word])).toEqual([
      ['mark', 'Ⅻ'],
      ['word', '\u0301а'],
    ]);
  });
});

it('each piece of a text is work that a budget counts', () => {
  expect(withinBudget(100, () => tokenize('а, б')).spent).toBe(3);
});

describe('quotations', () => {
  const quotes = (text: string) => tokenize(text).map(({ quote }) => quote);

  it.each([
    ['«а б» в', [1, 1, 1, 1, 0]],
    ['„а“ и „б”', [1, 1, 1, 0, 2, 2, 2]],
    ['“а” и “б“', [1, 1, 1, 0, 2, 2, 2]],
    ['"а" и "б"', [1, 1, 1, 0, 2, 2, 2]],
    ['‹а›', [1, 1, 1]],
    ['«а „б“ в»', [1, 1, 1, 1, 1, 1, 1]],
    ['«а» «б»', [1, 1, 1, 2, 2, 2]],
    ['«а', [0, 0]],
    ['а»', [0, 0]],
    ['«» а', [0, 0, 0]],
    ['"" а "б"', [0, 1, 1, 1, 0, 0]],
    ['«а›', [0, 0, 0]],
  ])('%s: %j', (text, numbers) => {
    expect(quotes(text)).toEqual(numbers);
  });

  it.each([
    [299, 1],
    [300, 0],
  ])('that closes %i characters behind its beginning, and one, is numbered: %i', (length, number) => {
    expect(quotes(`«${'а'.repeat(length)}»`)).toEqual([number, number, number]);
  });

  it('is none where another word stands at its farthest end', () => {
    expect(quotes(`«${'а'.repeat(298)} б`)).toEqual([0, 0, 0]);
  });

  it('that never closes hides none behind it', () => {
    expect(quotes(`«а ${'б'.repeat(300)} "в"`)).toEqual([0, 0, 0, 1, 1, 1]);
  });
});

it.each([
  ['\u200bа\u200fб\u2060в\ufeffг\u00adд', 'абвгд'],
  ['а\u00a0б\u2003в\u202fг\u3000д\tе', 'а б в г д е'],
  ['а\r\nб\rв\u2028г\u2029д\nе', 'а\nб\nв\nг\nд\nе'],
  ['и\u0306', 'й'],
])('%j is cleaned to %j', (text, cleaned) => {
  expect(clean(text)).toBe(cleaned);
});

it.each([
  ['ЁЖ и Ёлка', 'еж и елка'],
  ['ABC', 'abc'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ['купить хлеб', 'Купить хлеб'],
  ['ёж', 'Ёж'],
  ['ПДД', 'ПДД'],
  ['🙂 да', '🙂 да'],
  ['𐐨б', '𐐀б'],
  ['', ''],
])('%j begins with a capital: %j', (text, capital) => {
  expect(capitalize(text)).toBe(capital);
});

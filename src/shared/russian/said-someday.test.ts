import { describe, expect, it } from 'vitest';
import { OWN_DOING } from './own-doing.ts';
import { isSomedayAlone, saidSomeday } from './said-someday.ts';
import { tokenize } from './text.ts';

describe('what is put off to no day', () => {
  it.each([
    ['отложи отчёт на когда-нибудь', 'на когда-нибудь', 'на'],
    ['отложи отчёт на когда нибудь', 'на когда нибудь', 'на'],
    ['отложи отчёт на когда - нибудь', 'на когда - нибудь', 'на'],
    ['перенеси в «Когда-нибудь» отчёт', 'в «Когда-нибудь»', 'в'],
    ['перенеси в "когда-нибудь" отчёт', 'в "когда-нибудь"', 'в'],
    ['убери отчёт в список «Когда-нибудь»', 'в список «Когда-нибудь»', 'в'],
    ['убери отчёт в список когда-нибудь', 'в список когда-нибудь', 'в'],
    ['убери в папку когда-нибудь отчёт', 'в папку когда-нибудь', 'в'],
    ['убери из раздела и до когда-нибудь', 'до когда-нибудь', 'до'],
    ['выучить испанский — когда-нибудь', '— когда-нибудь', '—'],
    ['верни отчёт из когда-нибудь', 'из когда-нибудь', 'из'],
    ['перенеси в «Когда-нибудь', 'в «Когда-нибудь', 'в'],
  ])('«%s» says it by «%s»', (text, words, lead) => {
    const tokens = tokenize(text);
    const said = saidSomeday(tokens)!;
    expect(said.lead).toBe(lead);
    expect(text.slice(tokens[said.from]!.start, tokens[said.to - 1]!.end)).toBe(words);
  });

  it.each([
    'когда-нибудь уйти в отпуск',
    'хочу когда-нибудь уйти в отпуск',
    'список когда-нибудь',
    'узнать, когда отпуск',
    'узнать на когда отпуск',
    'перенеси на когда - то',
    'узнать на когда, нибудь',
    '«когда-нибудь»',
    '',
  ])('«%s» does not surely say it', (text) => {
    expect(saidSomeday(tokenize(text))).toBeNull();
  });

  it.each([
    ['когда-нибудь', true],
    [' Когда нибудь ', true],
    ['ПОТОМ', true],
    ['потом позвоню', false],
    ['а потом', false],
    ['когда-нибудь потом', false],
    ['не когда-нибудь', false],
    ['', false],
  ])('typed alone, «%s» means it: %s', (text, means) => {
    expect(isSomedayAlone(text)).toBe(means);
  });
});

it.each([
  ['сделаю', true],
  ['займусь', true],
  ['возьмусь', true],
  ['сяду', true],
  ['засяду', true],
  ['начну', true],
  ['приступлю', true],
  ['сделаю-ка', false],
  ['пересяду', false],
  ['сделать', false],
])('«%s» is one’s own doing: %s', (word, own) => {
  expect(OWN_DOING.test(word)).toBe(own);
});

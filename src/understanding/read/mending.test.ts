import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPieces } from '#shared/russian/when.ts';
import { clockAt } from '#shared/russian/when-piece.ts';
import { hear } from '../hear/words.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { mendingOf } from './mending.ts';

const clock = clockAt(Date.parse('2026-11-18T08:20:00Z'), 'Europe/Moscow');

function mended(text: string) {
  const words = hear(text, nodeDictionary());
  const when = Array<string>(words.length).fill('');
  for (const { from, to } of findPieces(words, clock))
    for (let at = from; at < to; at++) when[at] = at === from ? 'Bd' : 'Id';
  const signs = mendingOf(words, when);
  return words.map(({ word }, at) => (signs[at] ? `${word}{${signs[at]}}` : word)).join(' ');
}

describe('a correction in mid-sentence', () => {
  it.each([
    [
      'another time',
      'позвонить в среду ой нет в четверг',
      'в{-when} среду{-when} ой{=when} нет{=when} в{+when} четверг',
    ],
    [
      'a word that is said again to be denied',
      'удали сироп тьфу не сироп мёд',
      'сироп{-again} тьфу{=again} не{=again} сироп{=denied} мед{+denied}',
    ],
    ['another number', 'купить два мешка вернее три', 'два{-number} мешка{-number} вернее{=number} три{+number}'],
    ['a word of the same form', 'записать ольгу точнее марину', 'ольгу{-form} точнее{=form} марину{+form}'],
  ])('puts in place of what was said %s', (_, text, signs) => {
    expect(mended(text)).toContain(signs);
  });

  it.each(['купить хлеб и молоко', 'не забыть про отчёт', 'нет', ''])('is not seen in «%s»', (text) => {
    expect(mended(text)).not.toMatch(/\{[-+]/);
  });

  it('signs each word at most once, whatever is said', () => {
    const word = fc.constantFrom('ой', 'нет', 'не', 'в', 'среду', 'два', 'сироп', ',', 'то', 'есть', '😀');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (said) => {
        const words = hear(said.join(' '), nodeDictionary());
        expect(mendingOf(words, Array<string>(words.length).fill(''))).toHaveLength(words.length);
      }),
    );
  });
});

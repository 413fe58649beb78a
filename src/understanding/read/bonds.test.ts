import { describe, expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { bondFeatures, bondsOf } from './bonds.ts';
import { feature } from './linear-model.ts';

const wordsOf = (text: string) => hear(text, nodeDictionary());
const bondOf = (text: string) => bondsOf(wordsOf(text)).at(-1);

describe('what may hold two words together', () => {
  it.each([
    ['в школу', 'preposition'],
    ['новый пропуск', 'agreement'],
    ['двадцать литров', 'count'],
    ['купить лампу', 'object'],
    ['отчёт Иванова', 'genitive'],
    ['лампу купить', 'object ahead'],
    ['мама звонила', 'subject'],
    ['позвонить маме', 'dependent'],
    ['плёнка пупырчатая', 'behind'],
    ['подарок маме', 'oblique'],
    ['мешки плёнка', 'side by side'],
    ['хлеб, соль', 'sign'],
    ['хлеб и', 'join'],
    ['квартира 41', 'number'],
    ['завтра хлеб', 'none'],
  ])('«%s»: %s', (text, bond) => {
    expect(bondOf(text)).toBe(bond);
  });

  it('is a sign at the beginning', () => {
    expect(bondsOf(wordsOf('хлеб'))).toEqual(['sign']);
  });
});

it('a phrase begins where nothing but the case is shared', () => {
  const words = wordsOf('мусорные мешки плёнка пупырчатая');
  const features = bondFeatures(words, bondsOf(words));
  const opens = words.map(({ forms }, at) => features[at]!.includes(feature`chunk place=0|${forms[0]}`));
  expect(opens).toEqual([true, false, true, false]);
});

it('a verb wants its object, and has it', () => {
  const words = wordsOf('надо купить коту лежанку дом');
  const features = bondFeatures(words, bondsOf(words));
  const wants = words.map(({ forms }, at) =>
    ['no verb', 'wants', 'wants none', 'has'].find((one) => features[at]!.includes(feature`wants=${one}|${forms[0]}`)),
  );
  expect(wants).toEqual(['no verb', 'no verb', 'wants', 'wants', 'has']);
});

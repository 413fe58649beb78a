import { describe, expect, it } from 'vitest';
import { tokenize } from '#shared/russian/text.ts';
import { ESTIMATE } from './estimate.ts';
import { APART_FIELDS, saysOf } from './fields.ts';

const heard = (text: string) => ESTIMATE.hear(tokenize(text), text);

describe('an estimate', () => {
  it.each(['оценка', 'оценку', 'длительность', 'продолжительность'])('is heard behind «%s»', (noun) => {
    expect(heard(`написать статью, ${noun} 2 часа`)).toEqual([{ value: 120, from: 3, to: 6, noun }]);
  });

  it('is known by each of its nouns, as what it is and as what is put', () => {
    expect(ESTIMATE.nouns.map(([is]) => is)).toEqual(['оценка', 'длительность', 'продолжительность']);
    for (const noun of ESTIMATE.nouns.flat()) expect(heard(`${noun} 2 часа`)).toMatchObject([{ value: 120, noun }]);
  });

  it('is told in words, in a reply as in the chip of a line', () => {
    expect(ESTIMATE.words(90)).toBe('1 ч 30 мин');
    expect(ESTIMATE.chip.label(90)).toBe('1 ч 30 мин');
    expect([ESTIMATE.without, ESTIMATE.chip.noun]).toEqual(['без оценки', 'оценку времени']);
  });
});

it('what is said apart is said of the field whose name it has', () => {
  const [field, apart] = APART_FIELDS.find(([name]) => name === 'estimateMinutes')!;
  expect(apart).toBe(ESTIMATE);
  expect(saysOf(field, 90)).toEqual({ estimateMinutes: 90 });
});

import { describe, expect, it } from 'vitest';
import { featureHash, packed, unpacked } from '../read/linear-model.ts';
import { judge } from './judge.ts';

const model = (labels: string[], weights: Record<string, number[]>, transitions: number[] = []) =>
  unpacked(
    packed(
      {
        labels,
        features: Object.keys(weights).map(featureHash),
        seen: Object.keys(weights).map(() => 1),
        weights: Float32Array.from(Object.values(weights).flat()),
        transitions: Float32Array.from(transitions),
      },
      0.01,
    ),
  );

describe('how well a reading holds together', () => {
  const alone = model(['meant'], { 'a list': [0.5], deeds: [-0.25] });

  it('is what its features say, in whatever groups they come', () => {
    const weigh = judge({ readings: alone, leanings: model([], {}) });
    expect(weigh([['a list', 'deeds']])).toBeCloseTo(0.25);
    expect(weigh([['a list'], ['deeds', 'never seen']])).toBeCloseTo(0.25);
    expect(weigh([])).toBe(0);
  });

  it('is also what they say only together', () => {
    // A list of deeds and one thing are meant, a list of nouns and one deed are not: no feature tells that by itself.
    const leanings = model(
      ['a list of deeds', 'neither'],
      { 'a list': [1, -1], 'one thing': [-1, 1], deeds: [1, -1], nouns: [-1, 1], any: [-1, -1] },
      [2, 2],
    );
    const weigh = judge({ readings: model(['meant'], {}), leanings });
    const meant = [weigh([['any', 'a list', 'deeds']]), weigh([['any'], ['one thing', 'nouns']])];
    const others = [weigh([['any', 'a list', 'nouns']]), weigh([['any', 'one thing'], ['deeds']])];
    expect(Math.min(...meant)).toBeGreaterThan(Math.max(...others) + 0.5);
  });
});

import { describe, expect, it } from 'vitest';
import { featureHash, packed, unpacked } from '#understanding/read/linear-model.ts';
import { hashesOf } from './feature-index.ts';
import { trainWeighing } from './reading-training.ts';

const way = (feature: string, probability: number, meant: boolean) => ({
  features: hashesOf([feature]),
  probability,
  meant,
});

function weightOf(feature: string, examples: Parameters<typeof trainWeighing>[0]) {
  const score = new Float64Array(1);
  unpacked(packed(trainWeighing(examples, 8).readings, 0.01)).add(featureHash(feature), score);
  return score[0]!;
}

describe('what readings are weighed by', () => {
  const examples = Array.from({ length: 20 }, () => ({
    ways: [way('two deeds in a title', 0.6, false), way('one deed in a title', 0.4, true)],
  }));

  it('is learned from the readings that were meant, though others were likelier', () => {
    expect(weightOf('one deed in a title', examples)).toBeGreaterThan(0);
    expect(weightOf('two deeds in a title', examples)).toBeLessThan(0);
  });

  it('is not learned from a message of which no reading was meant, or every one', () => {
    const useless = examples.map(({ ways }, at) => ({ ways: ways.map((one) => ({ ...one, meant: at % 2 === 0 })) }));
    expect(weightOf('one deed in a title', useless)).toBe(0);
  });

  it('is learned together with others only of features that are common', () => {
    const common = (many: number) =>
      trainWeighing(
        Array.from({ length: many }, () => examples[0]!),
        3,
      ).leanings.features;
    expect(common(20)).toEqual([]);
    expect(common(600)).toHaveLength(2);
  });

  it('is the same again', () => {
    expect(trainWeighing(examples, 3)).toEqual(trainWeighing(examples, 3));
  });
});

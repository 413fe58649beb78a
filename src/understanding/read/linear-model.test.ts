import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureHash, packed, unpacked } from './linear-model.ts';

const STEP = 0.1;
const MOST = 8;
const FULL_BYTE = 127;
const labels = ['O', 'B-title', 'I-title'];

describe('packed weights', () => {
  it('keep every weight to half a step, finer where a feature is seen oftener, and every transition', () => {
    const weight = fc.float({ min: -MOST, max: MOST, noNaN: true });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 20 }),
        fc.array(weight, { minLength: 60, maxLength: 60 }),
        fc.array(weight, { minLength: 12, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 20, maxLength: 20 }),
        (names, weights, transitions, seen) => {
          const model = unpacked(
            packed(
              {
                labels,
                features: names.map(featureHash),
                seen: seen.slice(0, names.length),
                weights: Float32Array.from(weights.slice(0, names.length * labels.length)),
                transitions: Float32Array.from(transitions),
              },
              STEP,
            ),
          );
          names.forEach((name, at) => {
            const scores = new Float64Array(labels.length);
            model.add(featureHash(name), scores);
            for (const [label, score] of scores.entries())
              expect(Math.abs(score - weights[at * labels.length + label]!)).toBeLessThanOrEqual(
                Math.max(STEP / Math.sqrt(seen[at]!), MOST / FULL_BYTE / 2) + 1e-6,
              );
          });
          for (let from = -1; from < labels.length; from++)
            for (let to = 0; to < labels.length; to++)
              expect(model.transition(from, to)).toBeCloseTo(transitions[(from + 1) * labels.length + to]!, 4);
        },
      ),
    );
  });

  it('say nothing of a feature that was never seen, and refuse to be cut short', () => {
    const data = packed(
      { labels, features: [1], seen: [1], weights: Float32Array.of(1, 2, 3), transitions: new Float32Array() },
      STEP,
    );
    const scores = new Float64Array(3);
    unpacked(data).add(2, scores);
    expect([...scores]).toEqual([0, 0, 0]);
    expect(() => unpacked(data.subarray(0, -1))).toThrow(RangeError);
  });
});

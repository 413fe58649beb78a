import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf, packedNetwork, type Shape, type TrainedNetwork, unpackedNetwork } from './recurrent-model.ts';

const shape: Shape = { features: 3, width: 4, states: 5, labels: 3 };
const HASHES = [901, 17, 400_000];
const SEEN = [20, 3000, 9];

/** Weights between -1 and 1, by a seed. */
function networkOf(seed: number): TrainedNetwork {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state / 0x7fffffff) * 2 - 1;
  };
  return {
    shape,
    features: HASHES,
    seen: SEEN,
    embeddings: Float32Array.from({ length: shape.features * shape.width }, next),
    dense: Float32Array.from({ length: layoutOf(shape).size }, next),
  };
}

const messages = fc.array(fc.subarray(HASHES), { minLength: 1, maxLength: 6 });

describe('a recurrent network', () => {
  it('tells chances of all labels for every word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), messages, (seed, words) => {
        const told = unpackedNetwork(packedNetwork(networkOf(seed))).chances(words);
        expect(told).toHaveLength(words.length);
        for (const chances of told)
          expect(chances.reduce((sum, chance) => sum + Math.exp(chance), 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('hears of every word what stands before it, and what comes after', () => {
    const model = unpackedNetwork(packedNetwork(networkOf(5)));
    const [first, , last] = model.chances([[901], [17], [901]]);
    const [other, , end] = model.chances([[901], [400_000], [901]]);
    expect(first).not.toEqual(other);
    expect(last).not.toEqual(end);
  });

  it('knows what follows what', () => {
    const { size, follows } = layoutOf(shape);
    const dense = Float32Array.from({ length: size }, (_, at) => (at < follows ? 0.1 : (at - follows) / 10));
    const model = unpackedNetwork(packedNetwork({ ...networkOf(1), dense }));
    expect(model.transition(-1, 2)).toBeCloseTo(0.2, 6);
    expect(model.transition(1, 1)).toBeCloseTo(0.7, 6);
  });

  it('is the same whatever order its features were learned in', () => {
    const network = networkOf(9);
    const turned: TrainedNetwork = {
      ...network,
      features: HASHES.toReversed(),
      seen: SEEN.toReversed(),
      embeddings: Float32Array.from(
        [2, 1, 0].flatMap((at) => [...network.embeddings.subarray(at * shape.width, (at + 1) * shape.width)]),
      ),
    };
    expect(packedNetwork(turned)).toEqual(packedNetwork(network));
  });

  it('says of a feature that was never seen what it says of none, and refuses to be cut short', () => {
    const data = packedNetwork(networkOf(3));
    const model = unpackedNetwork(data);
    expect(model.chances([[901, 2], [3]])).toEqual(model.chances([[901], []]));
    expect(model.chances([])).toEqual([]);
    expect(() => unpackedNetwork(data.subarray(0, -1))).toThrow(RangeError);
  });
});

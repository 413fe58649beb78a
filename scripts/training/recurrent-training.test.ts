import { describe, expect, it } from 'vitest';
import { featureHash } from '#understanding/read/linear-model.ts';
import { packedNetwork, unpackedNetwork } from '#understanding/read/recurrent-model.ts';
import { trainNetwork } from './recurrent-training.ts';

const LABELS = ['left', 'right', 'neither'];

/** What stands at the far end of a message says what its first word is; those between say nothing. */
const examples = Array.from({ length: 600 }, (_, at) => {
  const label = at % 2;
  const length = 3 + (at % 4);
  const between = Array.from({ length }, () => ['f=between']);
  return {
    features: [['f=first'], ...between, [`f=${LABELS[label]}`]],
    tags: [label, ...between.map(() => 2), 2],
  };
});

describe('training of a network', () => {
  it('learns what is told at the other end of a message', () => {
    const model = unpackedNetwork(packedNetwork(trainNetwork(LABELS, examples, 12)));
    const read = (last: string) => {
      const words = ['f=first', 'f=between', 'f=between', 'f=between', 'f=between', last];
      return model
        .chances(words.map((name) => [featureHash(name)]))
        .map((chances) => chances.indexOf(Math.max(...chances)));
    };
    expect(read('f=left')).toEqual([0, 2, 2, 2, 2, 2]);
    expect(read('f=right')).toEqual([1, 2, 2, 2, 2, 2]);
  });

  it('learns the same from the same', () => {
    const some = examples.slice(0, 40);
    expect(packedNetwork(trainNetwork(LABELS, some, 2))).toEqual(packedNetwork(trainNetwork(LABELS, some, 2)));
  });
});

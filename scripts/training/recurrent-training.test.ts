import { describe, expect, it } from 'vitest';
import { featureHash } from '#understanding/read/linear-model.ts';
import { packedNetwork, unpackedNetwork } from '#understanding/read/recurrent-model.ts';
import { chance } from './chance.ts';
import { hashesOf } from './feature-index.ts';
import { Learner, type Row, trainNetwork } from './recurrent-training.ts';

const LABELS = ['left', 'right', 'neither'];
const anything = () => true;

/** What stands at the far end of a message says what its first word is; those between say nothing. */
const wordOf = (name: string, more: string[] = []) => ({
  own: hashesOf([`f=${name}`]),
  more: hashesOf(more),
  spelling: hashesOf([]),
});
const examples = Array.from({ length: 600 }, (_, at) => {
  const label = at % 2;
  const length = 3 + (at % 4);
  const between = Array.from({ length }, () => 2);
  return {
    words: [wordOf('first'), ...between.map(() => wordOf('between')), wordOf('last', [`n=${LABELS[label]}`])],
    tags: [label, ...between, 2],
  };
});

describe('training of a network', () => {
  it('knows whither every weight makes the tags likelier', () => {
    const next = chance(11);
    const rows = [3, 1, 4].map(
      (length): Row => ({
        words: Array.from({ length }, (_, at) => Int32Array.of(at % 3, 3 + (length % 2))),
        tags: Array.from({ length }, (_, at) => (at + length) % 3),
      }),
    );
    // The last tag goes only behind the second.
    const mayFollow = Array.from({ length: 12 }, (_, at) => at % 3 < 2 || at === 8);
    const nothing = { numbers: 0, features: 0, spelling: 0 };
    const learner = new Learner(
      { features: 5, width: 3, states: 4, labels: 3 },
      { mayFollow, isSpelling: [] },
      next,
      nothing,
    );
    learner.hear(rows);
    const both = [learner.dense, learner.embeddings].map(({ values, gradient }) => ({
      values,
      told: gradient.slice(),
    }));
    for (const { values, told } of both) {
      for (const at of values.keys()) {
        const kept = values[at]!;
        const [more, less] = [kept + 1e-5, kept - 1e-5].map((value) => {
          values[at] = value;
          return learner.hear(rows);
        });
        values[at] = kept;
        expect(told[at]).toBeCloseTo((more! - less!) / 2e-5, 5);
      }
    }
  });

  it('learns what is told at the other end of a message', () => {
    const model = unpackedNetwork(packedNetwork(trainNetwork(LABELS, anything, examples, 20)));
    const read = (last: string) => {
      const words = ['f=first', 'f=between', 'f=between', 'f=between', 'f=between', 'f=last'];
      return model
        .chances(words.map((name, at) => [name, ...(at === words.length - 1 ? [last] : [])].map(featureHash)))
        .map((chances) => chances.indexOf(Math.max(...chances)));
    };
    expect(read('n=left')).toEqual([0, 2, 2, 2, 2, 2]);
    expect(read('n=right')).toEqual([1, 2, 2, 2, 2, 2]);
  });

  it('learns the same from the same', () => {
    const some = examples.slice(0, 40);
    expect(packedNetwork(trainNetwork(LABELS, anything, some, 2))).toEqual(
      packedNetwork(trainNetwork(LABELS, anything, some, 2)),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinearModel } from './linear-model.ts';
import type { RecurrentModel } from './recurrent-model.ts';
import { type TaggedWord, Tagger } from './tagger.ts';

const LABELS = ['O', 'B-x', 'I-x'];

/** A feature is its place in a table of scores. */
const modelOf = (scores: number[][], transitions: number[]): LinearModel => ({
  labels: LABELS,
  add(feature, into) {
    for (const label of LABELS.keys()) into[label]! += scores[feature]![label]!;
  },
  transition: (from, to) => transitions[(from + 1) * LABELS.length + to]!,
});

/** A network that says this of each word, and this of what follows what. */
const networkOf = (said: number[][], transitions: number[] = []): RecurrentModel => ({
  chances: (words) => words.map((_, at) => Float64Array.from(said[at] ?? [0, 0, 0])),
  transition: (from, to) => transitions[(from + 1) * LABELS.length + to] ?? 0,
});

const wordOf = (own: number, ...more: number[]): TaggedWord => ({ own: [own], more });

/** Every labelling that may be, by trying all. */
function everything(scores: number[][], transitions: number[]) {
  let all: { labels: number[]; score: number }[] = [{ labels: [], score: 0 }];
  for (const own of scores)
    all = all.flatMap(({ labels, score }) =>
      LABELS.flatMap((_, label) => {
        const from = labels.at(-1) ?? -1;
        if (label === 2 && from < 1) return [];
        return [{ labels: [...labels, label], score: score + own[label]! + transitions[(from + 1) * 3 + label]! }];
      }),
    );
  const total = all.reduce((sum, { score }) => sum + Math.exp(score), 0);
  return all.sort((a, b) => b.score - a.score).map((one) => ({ ...one, probability: Math.exp(one.score) / total }));
}

const weight = fc.double({ min: -3, max: 3, noNaN: true });

describe('the tagger', () => {
  it('finds the likeliest labellings in their order, with their probabilities', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(weight, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.array(weight, { minLength: 3, maxLength: 3 }), { minLength: 5, maxLength: 5 }),
        fc.array(weight, { minLength: 12, maxLength: 12 }),
        fc.array(weight, { minLength: 12, maxLength: 12 }),
        (scores, said, transitions, steps) => {
          const found = new Tagger(modelOf(scores, transitions), networkOf(said, steps)).best(
            scores.map((_, place) => wordOf(place)),
            4,
          );
          const together = scores.map((own, at) => own.map((score, label) => (score + said[at]![label]!) / 2));
          const wanted = everything(
            together,
            transitions.map((score, at) => (score + steps[at]!) / 2),
          ).slice(0, 4);
          expect(found).toHaveLength(wanted.length);
          for (const [at, { probability }] of found.entries())
            expect(probability).toBeCloseTo(wanted[at]!.probability, 6);
        },
      ),
    );
  });

  it('goes by the features of the word itself and by the others alike', () => {
    const model = modelOf(
      [
        [0, 1, 0],
        [0, 0, 2],
      ],
      Array(12).fill(0),
    );
    const tagger = new Tagger(model, networkOf([]));
    expect(tagger.best([wordOf(0), wordOf(0, 1)], 3)).toEqual(tagger.best([wordOf(0), wordOf(1, 0)], 3));
    expect(tagger.best([wordOf(0), wordOf(0, 1)], 1)[0]!.labels).toEqual([1, 2]);
  });

  it('never continues what has not begun', () => {
    const eager = modelOf([[0, 0, 9]], Array(12).fill(0));
    const [best] = new Tagger(eager, networkOf([])).best([wordOf(0), wordOf(0)], 1);
    expect(best!.labels).toEqual([1, 2]);
  });

  it('finds a way where only that may go on which is likely, and nothing has begun', () => {
    // «I-x» is far likelier than «O», and «B-x» may not be.
    const tagger = new Tagger(modelOf([[0, 0, 50]], Array(12).fill(0)), networkOf([]));
    const only = new Set([0, 2]);
    const found = tagger.best(
      [
        { ...wordOf(0), only },
        { ...wordOf(0), only },
      ],
      3,
    );
    expect(found).toEqual([{ labels: [0, 0], probability: 1 }]);
  });

  it('gives no label that may not be', () => {
    const tagger = new Tagger(modelOf([[9, 0, 0]], Array(12).fill(0)), networkOf([]));
    const found = tagger.best([{ ...wordOf(0), only: new Set([1]) }], 3);
    expect(found).toEqual([{ labels: [1], probability: 1 }]);
  });

  it('labels nothing with nothing', () => {
    expect(new Tagger(modelOf([], Array(12).fill(0)), networkOf([])).best([], 3)).toEqual([
      { labels: [], probability: 1 },
    ]);
  });
});

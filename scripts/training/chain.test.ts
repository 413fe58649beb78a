import { describe, expect, it } from 'vitest';
import { judgeChain } from './chain.ts';
import { chance } from './chance.ts';

const TAGS = [1, 0, 2, 2];
/** Another message's rows stand between. */
const ROWS = Int32Array.of(0, 2, 3, 5);
const next = chance(5);
const scores = Float64Array.from({ length: 18 }, () => next() * 4 - 2);
/** The last tag does not begin. */
const transitions = Float64Array.from({ length: 12 }, (_, at) => (at === 2 ? -Infinity : next() * 2 - 1));

function judged(some: Float64Array, steps: Float64Array) {
  const wrong = some.slice();
  const ofSteps = new Float64Array(12);
  return { unlikely: judgeChain(wrong, ROWS, TAGS, steps.map(Math.exp), ofSteps), wrong, ofSteps };
}

/** The logarithm of the sum of all ways, by trying all. */
function total(): number {
  let sum = 0;
  for (let way = 0; way < 81; way++) {
    let [score, from] = [0, -1];
    for (let word = 0, rest = way; word < 4; word++, rest = Math.floor(rest / 3)) {
      score += transitions[(from + 1) * 3 + (rest % 3)]! + scores[ROWS[word]! * 3 + (rest % 3)]!;
      from = rest % 3;
    }
    sum += Math.exp(score);
  }
  return Math.log(sum);
}

describe('a chain of tags', () => {
  it('is as likely as its score among those of all ways', () => {
    const own = TAGS.reduce(
      (sum, tag, word) => sum + scores[ROWS[word]! * 3 + tag]! + transitions[((TAGS[word - 1] ?? -1) + 1) * 3 + tag]!,
      0,
    );
    expect(judged(scores, transitions).unlikely).toBeCloseTo(total() - own, 10);
  });

  it('knows whither each score makes it likelier, and leaves rows of others alone', () => {
    const { wrong, ofSteps } = judged(scores, transitions);
    const slope = (values: Float64Array, at: number, of: (moved: Float64Array) => number) => {
      const [more, less] = [1e-5, -1e-5].map((by) =>
        of(values.map((value, index) => (index === at ? value + by : value))),
      );
      return (more! - less!) / 2e-5;
    };
    for (const row of ROWS)
      for (let at = row * 3; at < row * 3 + 3; at++)
        expect(wrong[at]).toBeCloseTo(
          slope(scores, at, (moved) => judged(moved, transitions).unlikely),
          6,
        );
    for (const at of ofSteps.keys())
      if (at !== 2)
        expect(ofSteps[at]).toBeCloseTo(
          slope(transitions, at, (moved) => judged(scores, moved).unlikely),
          6,
        );
    for (const at of [3, 4, 5, 12, 13, 14]) expect(wrong[at]).toBe(scores[at]);
  });
});

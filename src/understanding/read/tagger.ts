import type { LinearModel } from './linear-model.ts';

/** A way to label a sequence, and how likely it is against all others. */
export interface Labelling {
  /** A label's number for each place. */
  labels: number[];
  /** 0 to 1. */
  probability: number;
}

/** A label whose own score is this far below another's is never tried: e⁻¹⁰ of its chance. */
const FAR_BEHIND = 10;

/**
 * A linear-chain conditional random field: what the features of each place say, and what follows what.
 * «I-x» goes only behind «B-x» and «I-x».
 */
export class Tagger {
  readonly #model: LinearModel;
  readonly #follows: Float64Array;

  constructor(model: LinearModel) {
    this.#model = model;
    const { labels } = model;
    this.#follows = new Float64Array((labels.length + 1) * labels.length);
    for (let from = -1; from < labels.length; from++)
      for (let to = 0; to < labels.length; to++)
        this.#follows[(from + 1) * labels.length + to] = mayFollow(labels[from], labels[to]!)
          ? model.transition(from, to)
          : -Infinity;
  }

  /** The likeliest labellings, the best first, at most `most`; an empty sequence has the empty one. */
  best(places: readonly (readonly number[])[], most: number): Labelling[] {
    if (places.length === 0) return [{ labels: [], probability: 1 }];
    const scores = this.#scores(places);
    const total = this.#logTotal(scores);
    return this.#paths(scores, most).map(({ labels, score }) => ({ labels, probability: Math.exp(score - total) }));
  }

  #scores(places: readonly (readonly number[])[]): Float64Array[] {
    return places.map((features) => {
      const scores = new Float64Array(this.#model.labels.length);
      for (const feature of features) this.#model.add(feature, scores);
      const hopeless = Math.max(...scores) - FAR_BEHIND;
      // The first label is the one that may follow any other: a way is always left.
      return scores.map((score, label) => (label > 0 && score < hopeless ? -Infinity : score));
    });
  }

  #transition(from: number, to: number): number {
    return this.#follows[(from + 1) * this.#model.labels.length + to]!;
  }

  /** The labels of a place that are worth a try. */
  #alive(scores: Float64Array): number[] {
    const labels: number[] = [];
    for (let label = 0; label < scores.length; label++) if (scores[label]! > -Infinity) labels.push(label);
    return labels;
  }

  #logTotal(scores: readonly Float64Array[]): number {
    let labels = this.#alive(scores[0]!);
    let sums = labels.map((to) => scores[0]![to]! + this.#transition(-1, to));
    for (const own of scores.slice(1)) {
      const [before, from] = [sums, labels];
      labels = this.#alive(own);
      sums = labels.map((to) => own[to]! + logSum(from.map((label, at) => before[at]! + this.#transition(label, to))));
    }
    return logSum(sums);
  }

  /** Viterbi with the `most` best ways into every label. */
  #paths(scores: readonly Float64Array[], most: number): { labels: number[]; score: number }[] {
    let ways: Way[][] = this.#alive(scores[0]!).map((label) =>
      [{ label, score: scores[0]![label]! + this.#transition(-1, label), before: null }].filter(isPossible),
    );
    for (const own of scores.slice(1)) {
      const last = ways;
      ways = this.#alive(own).map((label) => {
        const best: Way[] = [];
        for (const some of last) {
          const step = some[0] ? this.#transition(some[0].label, label) + own[label]! : -Infinity;
          if (step === -Infinity) continue;
          for (const way of some) {
            const score = way.score + step;
            if (best.length === most && score <= best[most - 1]!.score) break;
            let place = best.length;
            while (place > 0 && best[place - 1]!.score < score) place--;
            best.splice(place, 0, { label, score, before: way });
            if (best.length > most) best.pop();
          }
        }
        return best;
      });
    }
    return ways
      .flat()
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map((way) => {
        const labels: number[] = [];
        for (let at: Way | null = way; at; at = at.before) labels.push(at.label);
        return { labels: labels.reverse(), score: way.score };
      });
  }
}

/** A way to a label, by the way before it. */
interface Way {
  label: number;
  score: number;
  before: Way | null;
}

const isPossible = ({ score }: Way) => score > -Infinity;

/** «I-x» goes on with «B-x» or «I-x» only. */
export function mayFollow(from: string | undefined, to: string): boolean {
  return !to.startsWith('I-') || (from !== undefined && from !== 'O' && from.slice(2) === to.slice(2));
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  if (most === -Infinity) return -Infinity;
  let total = 0;
  for (const value of values) total += Math.exp(value - most);
  return most + Math.log(total);
}

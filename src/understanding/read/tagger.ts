import type { LinearModel } from './linear-model.ts';
import type { RecurrentModel } from './recurrent-model.ts';

/** The hashes of a word's features. */
export interface TaggedWord {
  own: readonly number[];
  more: readonly number[];
  /** Which labels it may have, by their numbers, where not any. */
  only?: ReadonlySet<number> | undefined;
}

/** A way to label a sequence, and how likely it is against all others. */
export interface Labelling {
  /** A label's number for each place. */
  labels: number[];
  /** 0 to 1. */
  probability: number;
}

/** A label whose own score is this far below another's is never tried: e⁻¹⁰ of its chance. */
const FAR_BEHIND = 10;

/** The labels of a place that are worth a try, and what the place's features say of each. */
interface Open {
  labels: readonly number[];
  scores: readonly number[];
}

/**
 * What a field and a network say counts half. Both learned all of it, each by itself: their sum would be twice as sure as it may.
 * No other shares make the labels of unheard people so likely.
 */
const HALF = 0.5;

/**
 * Two linear-chain conditional random fields in one: what the features of each word say, what a network says of it that reads the
 * whole message, and what follows what; the mean of both. «I-x» goes only behind «B-x» and «I-x».
 */
export class Tagger {
  readonly #model: LinearModel;
  readonly #network: RecurrentModel;
  /** By label and the one behind it, the beginning first: the score of going there, `-Infinity` where one may not. */
  readonly #follows: Float64Array;
  /** `#follows` as factors. */
  readonly #factors: Float64Array;

  constructor(model: LinearModel, network: RecurrentModel) {
    this.#model = model;
    this.#network = network;
    const { labels } = model;
    this.#follows = new Float64Array((labels.length + 1) * labels.length);
    for (let from = -1; from < labels.length; from++)
      for (let to = 0; to < labels.length; to++)
        this.#follows[(from + 1) * labels.length + to] = mayFollow(labels[from], labels[to]!)
          ? HALF * (model.transition(from, to) + network.transition(from, to))
          : -Infinity;
    this.#factors = this.#follows.map(Math.exp);
  }

  /** The likeliest labellings, the best first, at most `most`; an empty sequence has the empty one. */
  best(words: readonly TaggedWord[], most: number): Labelling[] {
    if (words.length === 0) return [{ labels: [], probability: 1 }];
    const chances = this.#network.chances(words.map(({ own, more }) => [...own, ...more]));
    const open = words.map((word, at) => this.#openAt(word, chances[at]!));
    const total = this.#logTotal(open);
    return this.#paths(open, most).map(({ labels, score }) => ({ labels, probability: Math.exp(score - total) }));
  }

  #openAt({ own, more, only }: TaggedWord, chances: Float64Array): Open {
    const sums = chances.slice();
    for (const feature of own) this.#model.add(feature, sums);
    for (const feature of more) this.#model.add(feature, sums);
    const all = sums.map((sum) => HALF * sum);
    if (only) for (let label = 0; label < all.length; label++) if (!only.has(label)) all[label] = -Infinity;
    let most = -Infinity;
    for (const score of all) if (score > most) most = score;
    // One that may follow any other is always tried: a way is left.
    const free = only ? this.#bestFree(all) : 0;
    const [labels, scores]: [number[], number[]] = [[], []];
    for (let label = 0; label < all.length; label++) {
      if (all[label] === -Infinity || (label !== free && all[label]! < most - FAR_BEHIND)) continue;
      labels.push(label);
      scores.push(all[label]!);
    }
    return { labels, scores };
  }

  /** The best of the labels with which a sequence may begin: they may follow any other as well. */
  #bestFree(scores: ArrayLike<number>): number {
    let best = 0;
    for (let label = 0; label < scores.length; label++)
      if (this.#follows[label]! > -Infinity && scores[label]! > scores[best]!) best = label;
    return best;
  }

  /** The logarithm of the sum over all ways; each place's sums are kept as shares of their total. */
  #logTotal(open: readonly Open[]): number {
    const count = this.#model.labels.length;
    let total = 0;
    let from: readonly number[] = [-1];
    let shares: readonly number[] = [1];
    for (const { labels, scores } of open) {
      const most = Math.max(...scores);
      const sums: number[] = [];
      let whole = 0;
      for (let to = 0; to < labels.length; to++) {
        let sum = 0;
        for (let at = 0; at < from.length; at++)
          sum += shares[at]! * this.#factors[(from[at]! + 1) * count + labels[to]!]!;
        sum *= Math.exp(scores[to]! - most);
        sums.push(sum);
        whole += sum;
      }
      total += most + Math.log(whole);
      for (let to = 0; to < sums.length; to++) sums[to]! /= whole;
      [from, shares] = [labels, sums];
    }
    return total;
  }

  /** Viterbi with the `most` best ways into every label. */
  #paths(open: readonly Open[], most: number): { labels: number[]; score: number }[] {
    const count = this.#model.labels.length;
    const steps = new Steps(open, most);
    // The ways into each label of the place before stand from `first` up to, not including, `end`.
    let [from, first, end]: [readonly number[], number[], number[]] = [[-1], [0], [1]];
    let next = 1;
    for (const { labels, scores } of open) {
      const [begins, ends]: [number[], number[]] = [[], []];
      for (let to = 0; to < labels.length; to++) {
        const begin = next;
        const label = labels[to]!;
        for (let at = 0; at < from.length; at++) {
          const step = this.#follows[(from[at]! + 1) * count + label]! + scores[to]!;
          if (step > -Infinity) next = steps.extend(begin, next, first[at]!, end[at]!, label, step);
        }
        begins.push(begin);
        ends.push(next);
      }
      [from, first, end] = [labels, begins, ends];
    }
    return steps.best(first[0]!, next, open.length);
  }
}

/** Steps of ways through a sequence. Each goes on from another one; the first, which stands for the beginning, from none. */
class Steps {
  readonly #most: number;
  readonly #labels: Int32Array;
  readonly #scores: Float64Array;
  readonly #before: Int32Array;

  /** Room for the `most` best ways into every label. */
  constructor(open: readonly Open[], most: number) {
    const size = open.reduce((sum, { labels }) => sum + labels.length * most, 1);
    this.#most = most;
    this.#labels = new Int32Array(size);
    this.#scores = new Float64Array(size);
    this.#before = new Int32Array(size);
  }

  /**
   * Goes on from the ways `first` up to `end`, the best first, with a label; those that are among the best are put in their
   * order from `begin` on, where there are some up to `next`.
   * @returns where they end now
   */
  extend(begin: number, next: number, first: number, end: number, label: number, step: number): number {
    let last = next;
    for (let before = first; before < end; before++) {
      const score = this.#scores[before]! + step;
      const full = last - begin === this.#most;
      if (full && score <= this.#scores[last - 1]!) break;
      let at = full ? last - 1 : last++;
      for (; at > begin && this.#scores[at - 1]! < score; at--) {
        this.#scores[at] = this.#scores[at - 1]!;
        this.#before[at] = this.#before[at - 1]!;
      }
      this.#scores[at] = score;
      this.#before[at] = before;
      this.#labels[last - 1] = label;
    }
    return last;
  }

  /** The best of the ways from `begin` up to `end`, each `length` steps long. */
  best(begin: number, end: number, length: number): { labels: number[]; score: number }[] {
    return Array.from({ length: end - begin }, (_, index) => begin + index)
      .sort((a, b) => this.#scores[b]! - this.#scores[a]!)
      .slice(0, this.#most)
      .map((last) => {
        const labels = Array<number>(length);
        for (let [place, at] = [length - 1, last]; place >= 0; place--, at = this.#before[at]!)
          labels[place] = this.#labels[at]!;
        return { labels, score: this.#scores[last]! };
      });
  }
}

/** «I-x» goes on with «B-x» or «I-x» only. */
export function mayFollow(from: string | undefined, to: string): boolean {
  return !to.startsWith('I-') || (from !== undefined && from !== 'O' && from.slice(2) === to.slice(2));
}

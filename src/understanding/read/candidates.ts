import { spend } from '#shared/work.ts';
import { ACTS, type Act } from '../model.ts';
import { actFeatures, type Clause, clausesOf, cutFeatures } from './clauses.ts';
import { type Part, partsOf } from './labels.ts';
import { featureHash, type LinearModel } from './linear-model.ts';
import { asWritten } from './parts.ts';
import type { Sight } from './sight.ts';
import { Tagger } from './tagger.ts';
import { wordFeatures } from './word-features.ts';

/** What is learned: parts of words, where a command ends, what a clause does. */
export interface Models {
  parts: LinearModel;
  cuts: LinearModel;
  acts: LinearModel;
}

export interface ReadClause extends Clause {
  act: Act;
}

/** One way to part a message and to name its acts. */
export interface Candidate {
  clauses: ReadClause[];
  /** Against all other ways; those that are kept do not sum up to one. */
  probability: number;
}

/** How many ways are weighed: labellings of the words, acts of their clauses for each, and both together. */
const LABELLINGS = 6;
const COMBINATIONS = 6;
const CANDIDATES = 14;
/** Units of work that a word of the message costs. */
const READING = 60;
/** A second act is weighed where it is at least as likely. */
const WORTH_A_LOOK = 0.08;

/** Probability of each label of a model without an order. */
export function probabilities(model: LinearModel, features: readonly string[]): Float64Array {
  const scores = new Float64Array(model.labels.length);
  for (const feature of features) model.add(featureHash(feature), scores);
  const most = Math.max(...scores);
  let total = 0;
  for (let label = 0; label < scores.length; label++) total += scores[label] = Math.exp(scores[label]! - most);
  return scores.map((score) => score / total);
}

export class Reader {
  readonly #models: Models;
  readonly #tagger: Tagger;

  constructor(models: Models) {
    this.#models = models;
    this.#tagger = new Tagger(models.parts);
  }

  /** The likeliest ways to read a message, the best first. `asks`: it ends with a question mark. */
  candidates(sight: Sight, asks: boolean): Candidate[] {
    spend(sight.words.length * READING);
    const places = wordFeatures(sight).map((features) => features.map(featureHash));
    return this.#tagger
      .best(places, LABELLINGS)
      .flatMap(({ labels, probability }) =>
        this.#withActs(sight, asWritten(partsOf(labels), sight.words), probability, asks),
      )
      .sort((one, other) => other.probability - one.probability)
      .slice(0, CANDIDATES);
  }

  #withActs(sight: Sight, parts: Part[], probability: number, asks: boolean): Candidate[] {
    const cut = this.#cut(sight, parts);
    const clauses = clausesOf(sight.words.length, parts, cut.cuts);
    let ways: Candidate[] = [{ clauses: [], probability: probability * cut.probability }];
    for (const [index, clause] of clauses.entries()) {
      const likely = this.#actsOf(actFeatures(sight, clauses, index, asks));
      ways = ways
        .flatMap((way) =>
          likely.map((one) => ({
            clauses: [...way.clauses, { ...clause, act: one.act }],
            probability: way.probability * one.probability,
          })),
        )
        .sort((one, other) => other.probability - one.probability)
        .slice(0, COMBINATIONS);
    }
    return ways;
  }

  #cut(sight: Sight, parts: readonly Part[]): { cuts: boolean[]; probability: number } {
    let since = 0;
    let probability = 1;
    const cuts = sight.words.map((_, at) => {
      if (at === 0) return false;
      const [, yes = 0] = probabilities(this.#models.cuts, cutFeatures(sight, parts, at, since));
      if (yes > 0.5) since = at;
      probability *= Math.max(yes, 1 - yes);
      return yes > 0.5;
    });
    return { cuts, probability };
  }

  #actsOf(features: readonly string[]): { act: Act; probability: number }[] {
    const all = [...probabilities(this.#models.acts, features)].map((probability, at) => ({
      act: ACTS[at]!,
      probability,
    }));
    return all
      .sort((one, other) => other.probability - one.probability)
      .slice(0, 2)
      .filter(({ probability }, rank) => rank === 0 || probability > WORTH_A_LOOK);
  }
}

import { spend } from '#shared/work.ts';
import { ACTS, type Act } from '../model.ts';
import { actFeatures, cutFeatures, type Scene } from './clauses.ts';
import { actKey, KnownClauses, type ReadClause } from './known-clauses.ts';
import { type Part, partsOf } from './labels.ts';
import type { LinearModel } from './linear-model.ts';
import { asWritten } from './parts.ts';
import type { RecurrentModel } from './recurrent-model.ts';
import { Seams } from './seams.ts';
import { labelsOfShown } from './shown-tags.ts';
import type { Sight } from './sight.ts';
import { Tagger } from './tagger.ts';
import { wordFeatures } from './word-features.ts';

/** What is learned of a message: parts of words, where a command ends, what a clause does. */
export interface Models {
  parts: LinearModel;
  recurrent: RecurrentModel;
  cuts: LinearModel;
  acts: LinearModel;
}

/** One way to part a message and to name its acts. */
export interface Candidate {
  clauses: ReadClause[];
  /** Against all other ways; those that are kept do not sum up to one. */
  probability: number;
  /** What it is the product of: the parts of the words, where commands end, what clauses do. */
  chances: Chances;
}

interface Chances {
  parts: number;
  cuts: number;
  acts: number;
}

/** One way to tell where commands begin: at which words. */
interface Cutting {
  begins: readonly number[];
  probability: number;
}

/** How many ways are weighed: labellings of the words, cuts and acts of their clauses for each, and all together. */
export interface Breadth {
  labellings: number;
  cuttings: number;
  combinations: number;
  candidates: number;
}
export const BROAD: Breadth = { labellings: 12, cuttings: 3, combinations: 6, candidates: 30 };
/** For a passage of a long message, of which there are many. */
export const NARROW: Breadth = { labellings: 2, cuttings: 2, combinations: 2, candidates: 3 };
/** Units of work that a word of the message costs for each way that is weighed. */
const READING = 2;
/** What is so much less likely than the best is not looked at. */
const HOPELESS = 1 / 130;
/** A second act is weighed where it is at least as likely. */
const WORTH_A_LOOK = 0.08;

/** Probability of each label of a model without an order. */
export function probabilities(model: LinearModel, features: readonly number[]): Float64Array {
  const scores = new Float64Array(model.labels.length);
  for (const feature of features) model.add(feature, scores);
  const most = Math.max(...scores);
  let total = 0;
  for (let label = 0; label < scores.length; label++) total += scores[label] = Math.exp(scores[label]! - most);
  for (let label = 0; label < scores.length; label++) scores[label]! /= total;
  return scores;
}

/** `some` begin with the likeliest. */
const worthALook = <T extends { probability: number }>(some: readonly T[]): T[] =>
  some.filter(({ probability }) => probability >= some[0]!.probability * HOPELESS);

/** A message, and what was found out about parts of it: its labellings have most of their clauses and seams in common. */
interface Desk {
  sight: Sight;
  scene: Scene;
  breadth: Breadth;
  clauses: KnownClauses;
  /** By word and by the name of the seam before it: the chances that a command goes on, and that another begins. */
  cuts: Map<number, Map<number, Float64Array>>[];
  acts: Map<string, { act: Act; probability: number }[]>;
}

/** What `make` makes for a key, made once. */
function once<Key, T>(known: Map<Key, T>, key: Key, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

export class Reader {
  readonly #models: Models;
  readonly #tagger: Tagger;

  constructor(models: Models) {
    this.#models = models;
    this.#tagger = new Tagger(models.parts, models.recurrent);
  }

  /** The likeliest ways to read a message, the best first. */
  candidates(sight: Sight, scene: Scene, breadth: Breadth): Candidate[] {
    spend(sight.words.length * breadth.candidates * READING);
    const desk: Desk = {
      sight,
      scene,
      breadth,
      clauses: new KnownClauses(sight.words.length),
      cuts: sight.words.map(() => new Map()),
      acts: new Map(),
    };
    const only = labelsOfShown(sight);
    const words = wordFeatures(sight).map((features, at) => ({ ...features, only: only[at] }));
    const found = worthALook(this.#tagger.best(words, breadth.labellings))
      .flatMap(({ labels, probability }) => {
        const parts = asWritten(partsOf(labels), sight.words);
        return this.#cuttings(desk, parts).flatMap(({ begins, probability: cut }) =>
          this.#withActs(desk, parts, begins).map(({ clauses, probability: acts }) => ({
            clauses,
            probability: probability * cut * acts,
            chances: { parts: probability, cuts: cut, acts },
          })),
        );
      })
      .sort((one, other) => other.probability - one.probability)
      .slice(0, breadth.candidates);
    return worthALook(found);
  }

  #withActs({ sight, scene, breadth, acts, clauses: known }: Desk, parts: readonly Part[], begins: readonly number[]) {
    const clauses = known.of(parts, begins);
    let ways: { clauses: ReadClause[]; probability: number }[] = [{ clauses: [], probability: 1 }];
    for (const [index, clause] of clauses.entries()) {
      const likely = once(acts, actKey(clauses, index), () => this.#actsOf(actFeatures(sight, clauses, index, scene)));
      ways = ways
        .flatMap((way) =>
          likely.map((one) => ({
            clauses: [...way.clauses, clause.as(one.act)],
            probability: way.probability * one.probability,
          })),
        )
        .sort((one, other) => other.probability - one.probability)
        .slice(0, breadth.combinations);
    }
    return ways;
  }

  #cuttings(desk: Desk, parts: readonly Part[]): Cutting[] {
    const seams = new Seams(parts, desk.sight.words.length);
    let ways: Cutting[] = [{ begins: [0], probability: 1 }];
    for (let at = 1; at < desk.sight.words.length; at++) {
      const next: Cutting[] = [];
      for (const way of ways) this.#cutAt(way, desk, seams, at, next);
      if (next.length > 1) next.sort((one, other) => other.probability - one.probability);
      ways = next.slice(0, desk.breadth.cuttings);
    }
    return ways;
  }

  /** A way to cut goes on, and parts in two where either is likely enough. */
  #cutAt({ begins, probability }: Cutting, desk: Desk, seams: Seams, at: number, next: Cutting[]): void {
    const since = begins.at(-1)!;
    const { seen, rest } = seams.nameOf(at, since);
    const alike = once(desk.cuts[at]!, seen, () => new Map<number, Float64Array>());
    const [no = 0, yes = 0] = once(alike, rest, () =>
      probabilities(this.#models.cuts, cutFeatures(desk.sight, at, seams.at(at, since))),
    );
    const both = Math.min(yes, no) >= WORTH_A_LOOK;
    if (both || yes <= no) next.push({ begins, probability: probability * no });
    if (both || yes > no) next.push({ begins: [...begins, at], probability: probability * yes });
  }

  #actsOf(features: readonly number[]): { act: Act; probability: number }[] {
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

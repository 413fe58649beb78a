import { spend } from '#shared/work.ts';
import { ACTS, type Act } from '../model.ts';
import { actFeatures, actKey, type Clause, clausesOf, cutFeatures, type Scene, seamAt } from './clauses.ts';
import { type Part, partsOf } from './labels.ts';
import { featureHash, type LinearModel } from './linear-model.ts';
import { asWritten } from './parts.ts';
import type { Sight } from './sight.ts';
import { Tagger } from './tagger.ts';
import { wordFeatures } from './word-features.ts';

/** What is learned of a message: parts of words, where a command ends, what a clause does. */
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
  /** What it is the product of: the parts of the words, where commands end, what clauses do. */
  chances: Chances;
}

interface Chances {
  parts: number;
  cuts: number;
  acts: number;
}

/** One way to tell where commands begin. */
interface Cutting {
  cuts: boolean[];
  since: number;
  probability: number;
}

/** How many ways are weighed: labellings of the words, cuts and acts of their clauses for each, and all together. */
export interface Breadth {
  labellings: number;
  cuttings: number;
  combinations: number;
  candidates: number;
}
export const BROAD: Breadth = { labellings: 24, cuttings: 3, combinations: 6, candidates: 60 };
/** For a passage of a long message, of which there are many. */
export const NARROW: Breadth = { labellings: 2, cuttings: 2, combinations: 2, candidates: 3 };
/** Units of work that a word of the message costs for each way that is weighed. */
const READING = 2;
/** What is so much less likely than the best is not looked at. */
const HOPELESS = 1 / 300;
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

/** `some` begin with the likeliest. */
const worthALook = <T extends { probability: number }>(some: readonly T[]): T[] =>
  some.filter(({ probability }) => probability >= some[0]!.probability * HOPELESS);

/** A message, and what was found out about parts of it: its labellings have most of their clauses and seams in common. */
interface Desk {
  sight: Sight;
  scene: Scene;
  breadth: Breadth;
  cuts: Map<string, Float64Array>;
  acts: Map<string, { act: Act; probability: number }[]>;
}

/** What `make` makes for a key, made once. */
function once<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

export class Reader {
  readonly #models: Models;
  readonly #tagger: Tagger;

  constructor(models: Models) {
    this.#models = models;
    this.#tagger = new Tagger(models.parts);
  }

  /** The likeliest ways to read a message, the best first. */
  candidates(sight: Sight, scene: Scene, breadth: Breadth): Candidate[] {
    spend(sight.words.length * breadth.candidates * READING);
    const desk: Desk = { sight, scene, breadth, cuts: new Map(), acts: new Map() };
    const places = wordFeatures(sight).map((features) => features.map(featureHash));
    const found = worthALook(this.#tagger.best(places, breadth.labellings))
      .flatMap(({ labels, probability }) => {
        const parts = asWritten(partsOf(labels), sight.words);
        return this.#cuttings(desk, parts).flatMap(({ cuts, probability: cut }) =>
          this.#withActs(desk, parts, cuts).map(({ clauses, probability: acts }) => ({
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

  #withActs({ sight, scene, breadth, acts }: Desk, parts: Part[], cuts: readonly boolean[]) {
    const clauses = clausesOf(sight.words.length, parts, cuts);
    let ways: { clauses: ReadClause[]; probability: number }[] = [{ clauses: [], probability: 1 }];
    for (const [index, clause] of clauses.entries()) {
      const likely = once(acts, actKey(clauses, index), () => this.#actsOf(actFeatures(sight, clauses, index, scene)));
      ways = ways
        .flatMap((way) =>
          likely.map((one) => ({
            clauses: [...way.clauses, { ...clause, act: one.act }],
            probability: way.probability * one.probability,
          })),
        )
        .sort((one, other) => other.probability - one.probability)
        .slice(0, breadth.combinations);
    }
    return ways;
  }

  #cuttings(desk: Desk, parts: readonly Part[]): Cutting[] {
    let ways: Cutting[] = [{ cuts: [false], since: 0, probability: 1 }];
    for (let at = 1; at < desk.sight.words.length; at++)
      ways = ways
        .flatMap((way) => this.#cutAt(way, desk, parts, at))
        .sort((one, other) => other.probability - one.probability)
        .slice(0, desk.breadth.cuttings);
    return ways;
  }

  /** A way to cut goes on, and parts in two where either is likely enough. */
  #cutAt({ cuts, since, probability }: Cutting, desk: Desk, parts: readonly Part[], at: number): Cutting[] {
    const seam = seamAt(parts, at, since);
    const [no = 0, yes = 0] = once(desk.cuts, `${at}|${Object.values(seam).join('|')}`, () =>
      probabilities(this.#models.cuts, cutFeatures(desk.sight, at, seam)),
    );
    const goesOn = { cuts: [...cuts, false], since, probability: probability * no };
    const begins = { cuts: [...cuts, true], since: at, probability: probability * yes };
    if (Math.min(yes, no) >= WORTH_A_LOOK) return [goesOn, begins];
    return [yes > no ? begins : goesOn];
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

import { ACTS } from '#understanding/model.ts';
import type { Candidate, Reader } from '#understanding/read/candidates.ts';
import { KnownClauses } from '#understanding/read/known-clauses.ts';
import { partsOf, TAGS } from '#understanding/read/labels.ts';
import { asWritten } from '#understanding/read/parts.ts';
import type { Sight } from '#understanding/read/sight.ts';
import type { Utterance } from '../../corpus/read-person.ts';
import { type Example, examplesOf } from '../../scripts/training/examples.ts';

type Reads = Pick<Reader, 'candidates'>;

const wordsOf = ({ words }: Sight) => words.map(({ text }) => text);

/** The places of words among others that have them in this order, and more between; null where they do not. */
function placesAmong(words: readonly string[], all: readonly string[]): number[] | null {
  const places: number[] = [];
  for (const word of words) {
    const at = all.indexOf(word, (places.at(-1) ?? -1) + 1);
    if (at < 0) return null;
    places.push(at);
  }
  return places;
}

/** The tags of some words of a message: a part whose beginning is not among them begins with what is left of it. */
const tagsAt = (tags: readonly number[], places: readonly number[]): number[] => {
  const name = (place: number | undefined) => (place === undefined ? 'O' : TAGS[tags[place]!]!);
  return places.map((place, at) => {
    const [own, before] = [name(place), name(places[at - 1])];
    const begins = own.startsWith('I-') && before.slice(2) !== own.slice(2);
    return begins ? TAGS.indexOf(`B-${own.slice(2)}` as (typeof TAGS)[number]) : tags[place]!;
  });
};

function asLabelled({ tags, cuts, acts, sight: whole }: Example, sight: Sight): Candidate | null {
  const places = placesAmong(wordsOf(sight), wordsOf(whole));
  if (!places || acts.includes(null)) return null;
  const clauseOf = (place = 0) => cuts.slice(0, place + 1).filter(Boolean).length;
  const begins = places.flatMap((place, at) => (at === 0 || clauseOf(place) !== clauseOf(places[at - 1]) ? [at] : []));
  const parts = asWritten(partsOf(tagsAt(tags, places)), sight.words);
  const clauses = new KnownClauses(places.length)
    .of(parts, begins)
    .map((clause, index) => clause.as(ACTS[acts[clauseOf(places[begins[index]!])]!]!));
  return { clauses, probability: 1, chances: { parts: 1, cuts: 1, acts: 1 } };
}

/**
 * Reads a message by the labels that its author gave, as if what was learned made no slip: what goes wrong then is how labels are
 * interpreted and weighed. What is not labelled, or not like this, `otherwise` reads.
 */
export class LabelledReader implements Reads {
  readonly #otherwise: Reads;
  #examples: readonly Example[] = [];

  constructor(otherwise: Reads) {
    this.#otherwise = otherwise;
  }

  /** Takes up the labels of what is read next. @returns whether it has any */
  takeUp(utterance: Utterance): boolean {
    this.#examples = examplesOf([utterance]);
    return this.#examples.length > 0;
  }

  candidates(...[sight, scene, breadth]: Parameters<Reads['candidates']>): Candidate[] {
    for (const example of this.#examples) {
      const labelled = asLabelled(example, sight);
      if (labelled) return [labelled];
    }
    return this.#otherwise.candidates(sight, scene, breadth);
  }
}

import { TAGS } from '#understanding/read/labels.ts';
import type { TrainedWeights } from '#understanding/read/linear-model.ts';
import { packedNetwork } from '#understanding/read/recurrent-model.ts';
import { mayFollow } from '#understanding/read/tagger.ts';
import { wordFeatures } from '#understanding/read/word-features.ts';
import { utterancesOf } from '../../corpus/parts.ts';
import { examplesOf, markedExamples } from './examples.ts';
import { trainNetwork } from './recurrent-training.ts';
import { trainSequences } from './sequence-training.ts';
import { withWrittenDates } from './written-dates.ts';

/** People are parted by this many, so that each one can be read by what was learned from the others. */
export const FOLDS = 3;

const said = utterancesOf('train');
export const utterances = [...said, ...withWrittenDates(said)];
export const examples = [...examplesOf(utterances), ...markedExamples()];
export const features = new Map(examples.map((one) => [one, wordFeatures(one.sight)]));
export const people = [...new Set(examples.map(({ person }) => person))];
export const foldOf = new Map(people.map((person, at) => [person, at % FOLDS]));

/** What the tagger is made of; both can be sent between threads. */
export interface Taught {
  parts: TrainedWeights;
  recurrent: Uint8Array;
}

/** A part of the tagger, to be learned from everybody or from those to whom the people of one fold are strangers. */
export interface Lesson {
  learns: keyof Taught;
  /** Null: everybody. */
  without: number | null;
  epochs: number;
}

export const knownTo = (without: number | null) => examples.filter(({ person }) => foldOf.get(person) !== without);

const allowed = (from: string | null, to: string) => mayFollow(from ?? undefined, to);

/** Takes minutes of a core. */
export function learn({ learns, without, epochs }: Lesson): Taught[Lesson['learns']] {
  const known = knownTo(without);
  if (learns === 'recurrent') {
    const rows = known.map((one) => ({ words: features.get(one)!, tags: one.tags }));
    return packedNetwork(trainNetwork(TAGS, allowed, rows, epochs));
  }
  const rows = known.map((one) => ({
    features: features.get(one)!.map(({ own, more }) => [...own, ...more]),
    tags: one.tags,
  }));
  return trainSequences(TAGS, allowed, rows, epochs);
}

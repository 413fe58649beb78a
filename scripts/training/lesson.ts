import { TAGS } from '#understanding/read/labels.ts';
import type { TrainedWeights } from '#understanding/read/linear-model.ts';
import { packedNetwork } from '#understanding/read/recurrent-model.ts';
import { mayFollow } from '#understanding/read/tagger.ts';
import { corpusExamples, foldsOf } from './corpus-examples.ts';
import { hashedExamples } from './hashed-examples.ts';
import { trainNetwork } from './recurrent-training.ts';
import { trainSequences } from './sequence-training.ts';

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

const allowed = (from: string | null, to: string) => mayFollow(from ?? undefined, to);

const examples = hashedExamples(corpusExamples().examples);
const foldOf = foldsOf(examples);

/** Takes minutes of a core. */
export function learn({ learns, without, epochs }: Lesson): Taught[Lesson['learns']] {
  const known = examples.filter(({ person }) => foldOf.get(person) !== without);
  return learns === 'recurrent'
    ? packedNetwork(trainNetwork(TAGS, allowed, known, epochs))
    : trainSequences(TAGS, allowed, known, epochs);
}

// Learns what the assistant's reader weighs, from the people of corpus/train, and writes src/understanding/weights.
// The same corpus gives the same files. `npm run train`; then `npm run bench understanding` tells what came of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ACTS } from '#understanding/model.ts';
import { actFeatures, clausesOf, cutFeatures } from '#understanding/read/clauses.ts';
import { type Part, partsOf, TAGS } from '#understanding/read/labels.ts';
import { featureHash, packed, type TrainedWeights, unpacked } from '#understanding/read/linear-model.ts';
import { mayFollow, Tagger } from '#understanding/read/tagger.ts';
import { wordFeatures } from '#understanding/read/word-features.ts';
import { utterancesOf } from '../corpus/parts.ts';
import { type Choice, trainChoices } from './training/choice-training.ts';
import { type Example, examplesOf, markedExamples } from './training/examples.ts';
import { trainSequences } from './training/sequence-training.ts';

const WEIGHTS = new URL('../src/understanding/weights/', import.meta.url).pathname;
const EPOCHS = { parts: 8, guesses: 5, cuts: 6, acts: 12 };
/** People are parted by this many, so that each one's parts can be guessed by what was learned from the others. */
const FOLDS = 3;

const examples = [...examplesOf(utterancesOf('train')), ...markedExamples()];
const features = new Map(examples.map((one) => [one, wordFeatures(one.sight)]));
const people = [...new Set(examples.map(({ person }) => person))];
console.log(`${examples.length} messages of ${people.length} people`);

function trainParts(some: readonly Example[], epochs: number): TrainedWeights {
  const rows = some.map((one) => ({ features: features.get(one)!, tags: one.tags }));
  return trainSequences(TAGS, (from, to) => mayFollow(from ?? undefined, to), rows, epochs);
}

function guess(tagger: Tagger, example: Example): Part[] {
  const places = features.get(example)!.map((names) => names.map(featureHash));
  return partsOf(tagger.best(places, 1)[0]!.labels);
}

/** What the tagger would say of people it has not learned from: what comes after it must live with its slips. */
function guessedParts(): Map<Example, Part[]> {
  const guessed = new Map<Example, Part[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const strangers = new Set(people.filter((_, at) => at % FOLDS === fold));
    const known = examples.filter(({ person }) => !strangers.has(person));
    const tagger = new Tagger(unpacked(packed(trainParts(known, EPOCHS.guesses))));
    for (const one of examples) if (strangers.has(one.person)) guessed.set(one, guess(tagger, one));
  }
  return guessed;
}

const guessed = guessedParts();
const cuts: Choice[] = [];
const acts: Choice[] = [];
for (const example of examples)
  for (const parts of [partsOf(example.tags), guessed.get(example)!]) {
    let since = 0;
    for (let at = 1; at < example.tags.length; at++) {
      cuts.push({ features: cutFeatures(example.sight, parts, at, since), label: example.cuts[at] ? 1 : 0 });
      if (example.cuts[at]) since = at;
    }
    const clauses = clausesOf(example.tags.length, parts, example.cuts);
    example.acts.forEach((label, index) => {
      if (label !== null && clauses[index])
        acts.push({ features: actFeatures(example.sight, clauses, index, example.asks), label });
    });
  }

mkdirSync(WEIGHTS, { recursive: true });
const learned = {
  parts: trainParts(examples, EPOCHS.parts),
  cuts: trainChoices(['goes on', 'begins'], cuts, EPOCHS.cuts),
  acts: trainChoices(ACTS, acts, EPOCHS.acts),
};
for (const [name, weights] of Object.entries(learned)) {
  const data = gzipSync(packed(weights), { level: 9 });
  writeFileSync(`${WEIGHTS}${name}.bin.gz`, data);
  console.log(`${name}: ${weights.features.length} features, ${data.length} bytes`);
}

// Learns what the assistant's reader weighs, from the people of corpus/train, and writes src/understanding/weights.
// The same corpus gives the same files. `npm run train`; then `npm run bench understanding` tells what came of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { clean } from '#shared/russian/text.ts';
import { LEVELS } from '#understanding/interpret/priority-slot.ts';
import { ACTS } from '#understanding/model.ts';
import { hashed } from '#understanding/read/candidates.ts';
import { actFeatures, clausesOf, cutFeatures, seamAt } from '#understanding/read/clauses.ts';
import { type Part, partsOf, TAGS } from '#understanding/read/labels.ts';
import { type LinearModel, packed, type TrainedWeights, unpacked } from '#understanding/read/linear-model.ts';
import { packedNetwork, unpackedNetwork } from '#understanding/read/recurrent-model.ts';
import { mayFollow, Tagger } from '#understanding/read/tagger.ts';
import { wordFeatures } from '#understanding/read/word-features.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';
import { Understanding } from '#understanding/understand.ts';
import { utterancesOf } from '../corpus/parts.ts';
import type { Utterance } from '../corpus/read-person.ts';
import { type Choice, trainChoices } from './training/choice-training.ts';
import { type Example, examplesOf, markedExamples } from './training/examples.ts';
import { levelExamples } from './training/level-examples.ts';
import { trainWeighing } from './training/reading-training.ts';
import { trainNetwork } from './training/recurrent-training.ts';
import { trainSequences } from './training/sequence-training.ts';
import { trials, weighingOf, weighingOfTrial } from './training/weighings.ts';
import { withWrittenDates } from './training/written-dates.ts';

const WEIGHTS = new URL('../src/understanding/weights/', import.meta.url).pathname;
const EPOCHS = { parts: 8, recurrent: 10, guesses: 6, cuts: 6, acts: 12, levels: 12, readings: 6 };
/** People are parted by this many, so that each one can be read by what was learned from the others. */
const FOLDS = 3;

const said = utterancesOf('train');
const utterances = [...said, ...withWrittenDates(said)];
const examples = [...examplesOf(utterances), ...markedExamples()];
const features = new Map(examples.map((one) => [one, wordFeatures(one.sight)]));
const people = [...new Set(examples.map(({ person }) => person))];
const foldOf = new Map(people.map((person, at) => [person, at % FOLDS]));
console.log(`${examples.length} messages of ${people.length} people`);

/** Weights are kept as multiples of these: the tagger has many, and bear it. */
const STEP = { parts: 0.19, cuts: 0.22, acts: 0.18, levels: 0.05, readings: 0.135, leanings: 0.03 };

const kept = (weights: TrainedWeights, name: keyof typeof STEP): LinearModel => unpacked(packed(weights, STEP[name]));

function trainParts(some: readonly Example[], epochs: number): TrainedWeights {
  const rows = some.map((one) => ({
    features: features.get(one)!.map(({ own, more }) => [...own, ...more]),
    tags: one.tags,
  }));
  return trainSequences(TAGS, (from, to) => mayFollow(from ?? undefined, to), rows, epochs);
}

function trainRecurrent(some: readonly Example[], epochs: number): Uint8Array {
  const rows = some.map((one) => ({ features: features.get(one)!.map(({ own }) => own), tags: one.tags }));
  return packedNetwork(trainNetwork(TAGS, rows, epochs));
}

const guess = (tagger: Tagger, example: Example): Part[] =>
  partsOf(tagger.best(features.get(example)!.map(hashed), 1)[0]!.labels);

/** Where commands begin and what clauses do, learned from parts as they are and as they were guessed. */
function trainClauses(some: readonly Example[]) {
  const cuts: Choice[] = [];
  const acts: Choice[] = [];
  for (const example of some)
    for (const parts of [partsOf(example.tags), guessed.get(example)!]) {
      let since = 0;
      for (let at = 1; at < example.tags.length; at++) {
        cuts.push({
          features: cutFeatures(example.sight, at, seamAt(parts, at, since)),
          label: example.cuts[at] ? 1 : 0,
        });
        if (example.cuts[at]) since = at;
      }
      const clauses = clausesOf(example.tags.length, parts, example.cuts);
      example.acts.forEach((label, index) => {
        if (label !== null && clauses[index])
          acts.push({ features: actFeatures(example.sight, clauses, index, example.scene), label });
      });
    }
  return {
    cuts: trainChoices(['goes on', 'begins'], cuts, EPOCHS.cuts),
    acts: trainChoices(ACTS, acts, EPOCHS.acts),
  };
}

const trainLevels = (some: readonly Utterance[]) => trainChoices(LEVELS, levelExamples(some), EPOCHS.levels);

const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const known = examples.filter(({ person }) => foldOf.get(person) !== fold);
  const parts = kept(trainParts(known, EPOCHS.guesses), 'parts');
  return { fold, known, parts, recurrent: unpackedNetwork(trainRecurrent(known, EPOCHS.guesses)) };
});

// What the tagger says of people it has not learned from: what comes after it must live with its slips.
const guessed = new Map<Example, Part[]>();
for (const { fold, parts, recurrent } of folds) {
  const tagger = new Tagger(parts, recurrent);
  for (const one of examples) if (foldOf.get(one.person) === fold) guessed.set(one, guess(tagger, one));
}

const NOTHING: TrainedWeights = {
  labels: [],
  features: [],
  weights: new Float32Array(),
  transitions: new Float32Array(),
};
const unweighed = { readings: kept(NOTHING, 'readings'), leanings: kept(NOTHING, 'leanings') };
const foldOfText = new Map(examples.map(({ person, text }) => [text, foldOf.get(person)!]));
const commands = trials();
const weighings = folds.flatMap(({ fold, known, parts, recurrent }) => {
  const { cuts, acts } = trainClauses(known);
  const isStrange = ({ person }: Utterance) => foldOf.get(person) === fold;
  const levels = trainLevels(utterances.filter((one) => !isStrange(one)));
  const stranger = new Understanding({
    dictionary: nodeDictionary(),
    models: {
      parts,
      recurrent,
      cuts: kept(cuts, 'cuts'),
      acts: kept(acts, 'acts'),
      levels: kept(levels, 'levels'),
      ...unweighed,
    },
  });
  const strange = (text: string) => (foldOfText.get(text) ?? 0) === fold;
  return [
    ...utterances.filter(isStrange).flatMap((utterance) => weighingOf(utterance, stranger) ?? []),
    ...commands.filter(({ turns }) => strange(clean(turns[0]!))).flatMap((one) => weighingOfTrial(one, stranger) ?? []),
  ];
});

const recurrent = trainRecurrent(examples, EPOCHS.recurrent);
const learned = {
  parts: trainParts(examples, EPOCHS.parts),
  ...trainClauses(examples),
  levels: trainLevels(utterances),
};

// The commands whose outcome is known are weighed once more as the finished reader sees them: it may be surer of them.
const finished = new Understanding({
  dictionary: nodeDictionary(),
  models: {
    parts: kept(learned.parts, 'parts'),
    recurrent: unpackedNetwork(recurrent),
    cuts: kept(learned.cuts, 'cuts'),
    acts: kept(learned.acts, 'acts'),
    levels: kept(learned.levels, 'levels'),
    ...unweighed,
  },
});
weighings.push(...commands.flatMap((one) => weighingOfTrial(one, finished) ?? []));
const weights = { ...learned, ...trainWeighing(weighings, EPOCHS.readings) };

function keep(name: string, bytes: Uint8Array): void {
  const data = gzipSync(bytes, { level: 9 });
  writeFileSync(`${WEIGHTS}${name}.bin.gz`, data);
  console.log(`${name}: ${data.length} bytes`);
}

mkdirSync(WEIGHTS, { recursive: true });
keep('recurrent', recurrent);
for (const name of ['parts', 'cuts', 'acts', 'levels', 'readings', 'leanings'] as const)
  keep(name, packed(weights[name], STEP[name]));

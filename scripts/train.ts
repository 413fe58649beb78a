// Learns what the assistant's reader weighs, from the people of corpus/train, and writes src/understanding/weights.
// The same corpus gives the same files. `npm run train`; then `npm run bench understanding` tells what came of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { clean } from '#shared/russian/text.ts';
import { LEVELS } from '#understanding/interpret/priority-slot.ts';
import { ACTS } from '#understanding/model.ts';
import { hashed } from '#understanding/read/candidates.ts';
import { actFeatures, clausesOf, cutFeatures, seamAt } from '#understanding/read/clauses.ts';
import { type Part, partsOf } from '#understanding/read/labels.ts';
import { type LinearModel, type TrainedWeights, unpacked } from '#understanding/read/linear-model.ts';
import { unpackedNetwork } from '#understanding/read/recurrent-model.ts';
import { Tagger } from '#understanding/read/tagger.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';
import { Understanding } from '#understanding/understand.ts';
import type { Utterance } from '../corpus/read-person.ts';
import { type Choice, trainChoices } from './training/choice-training.ts';
import type { Example } from './training/examples.ts';
import { packedWithin } from './training/fitting.ts';
import { taught } from './training/lessons.ts';
import { levelExamples } from './training/level-examples.ts';
import { examples, FOLDS, features, foldOf, knownTo, people, utterances } from './training/people.ts';
import { trainWeighing } from './training/reading-training.ts';
import { trials, weighingOf, weighingOfTrial } from './training/weighings.ts';

const WEIGHTS = new URL('../src/understanding/weights/', import.meta.url).pathname;
const EPOCHS = {
  parts: 8,
  recurrent: 8,
  guesses: { parts: 6, recurrent: 5 },
  cuts: 6,
  acts: 12,
  levels: 12,
  readings: 6,
};
console.log(`${examples.length} messages of ${people.length} people`);

/** The most that a file of weights has, compressed: they are rounded until they fit. */
const BYTES = {
  parts: 310_000,
  cuts: 50_000,
  acts: 80_000,
  levels: 2_500,
  readings: 180_000,
  leanings: 85_000,
};

const fitted = (weights: TrainedWeights, name: keyof typeof BYTES): Uint8Array => packedWithin(weights, BYTES[name]);
const kept = (weights: TrainedWeights, name: keyof typeof BYTES): LinearModel => unpacked(fitted(weights, name));

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

const [everybody, ...strangers] = await taught([
  { without: null, epochs: EPOCHS },
  ...Array.from({ length: FOLDS }, (_, without) => ({
    without,
    epochs: EPOCHS.guesses,
  })),
]);
const folds = strangers.map(({ parts, recurrent }, fold) => ({
  fold,
  known: knownTo(fold),
  parts: kept(parts, 'parts'),
  recurrent: unpackedNetwork(recurrent),
}));

// What the tagger says of people it has not learned from: what comes after it must live with its slips.
const guessed = new Map<Example, Part[]>();
for (const { fold, parts, recurrent } of folds) {
  const tagger = new Tagger(parts, recurrent);
  for (const one of examples) if (foldOf.get(one.person) === fold) guessed.set(one, guess(tagger, one));
}

const NOTHING: TrainedWeights = {
  labels: [],
  features: [],
  seen: [],
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

const clauses = trainClauses(examples);
const files = {
  parts: fitted(everybody!.parts, 'parts'),
  cuts: fitted(clauses.cuts, 'cuts'),
  acts: fitted(clauses.acts, 'acts'),
  levels: fitted(trainLevels(utterances), 'levels'),
};

// The commands whose outcome is known are weighed once more as the finished reader sees them: it may be surer of them.
const finished = new Understanding({
  dictionary: nodeDictionary(),
  models: {
    parts: unpacked(files.parts),
    recurrent: unpackedNetwork(everybody!.recurrent),
    cuts: unpacked(files.cuts),
    acts: unpacked(files.acts),
    levels: unpacked(files.levels),
    ...unweighed,
  },
});
weighings.push(...commands.flatMap((one) => weighingOfTrial(one, finished) ?? []));
const { readings, leanings } = trainWeighing(weighings, EPOCHS.readings);

function keep(name: string, bytes: Uint8Array): void {
  const data = gzipSync(bytes, { level: 9 });
  writeFileSync(`${WEIGHTS}${name}.bin.gz`, data);
  console.log(`${name}: ${data.length} bytes`);
}

mkdirSync(WEIGHTS, { recursive: true });
keep('recurrent', everybody!.recurrent);
for (const [name, file] of Object.entries(files)) keep(name, file);
keep('readings', fitted(readings, 'readings'));
keep('leanings', fitted(leanings, 'leanings'));

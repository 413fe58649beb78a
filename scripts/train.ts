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
import { type LinearModel, packed, type TrainedWeights, unpacked } from '#understanding/read/linear-model.ts';
import { unpackedNetwork } from '#understanding/read/recurrent-model.ts';
import { Tagger } from '#understanding/read/tagger.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';
import { Understanding } from '#understanding/understand.ts';
import type { Utterance } from '../corpus/read-person.ts';
import { type Choice, trainChoices } from './training/choice-training.ts';
import type { Example } from './training/examples.ts';
import { taught } from './training/lessons.ts';
import { levelExamples } from './training/level-examples.ts';
import { examples, FOLDS, features, foldOf, knownTo, people, utterances } from './training/people.ts';
import { trainWeighing } from './training/reading-training.ts';
import { trials, weighingOf, weighingOfTrial } from './training/weighings.ts';

const WEIGHTS = new URL('../src/understanding/weights/', import.meta.url).pathname;
const EPOCHS = { parts: 8, recurrent: 10, guesses: 6, cuts: 6, acts: 12, levels: 12, readings: 6 };
console.log(`${examples.length} messages of ${people.length} people`);

/** Weights are kept as multiples of these: the tagger has many, and bear it. */
const STEP = { parts: 0.19, cuts: 0.22, acts: 0.18, levels: 0.05, readings: 0.135, leanings: 0.03 };

const kept = (weights: TrainedWeights, name: keyof typeof STEP): LinearModel => unpacked(packed(weights, STEP[name]));

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
    epochs: { parts: EPOCHS.guesses, recurrent: EPOCHS.guesses },
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

const learned = {
  parts: everybody!.parts,
  ...trainClauses(examples),
  levels: trainLevels(utterances),
};

// The commands whose outcome is known are weighed once more as the finished reader sees them: it may be surer of them.
const finished = new Understanding({
  dictionary: nodeDictionary(),
  models: {
    parts: kept(learned.parts, 'parts'),
    recurrent: unpackedNetwork(everybody!.recurrent),
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
keep('recurrent', everybody!.recurrent);
for (const name of ['parts', 'cuts', 'acts', 'levels', 'readings', 'leanings'] as const)
  keep(name, packed(weights[name], STEP[name]));

// Learns what the assistant's reader weighs, from the people of corpus/train, and writes src/understanding/weights.
// The same corpus gives the same files. `npm run train`; then `npm run bench understanding` tells what came of it.
// `npm run train -- --strangers FOLDER` keeps there as well what each fold of the people is read by that has learned from the others
// only: `npm run bench understanding -- --strangers FOLDER` reads all of train/ as unheard people. `--taggers FILE` keeps what takes longest,
// or begins with it where it is there: for a change of what comes after the tagger.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { clean } from '#shared/russian/text.ts';
import { LEVELS } from '#understanding/interpret/priority-slot.ts';
import { ACTS } from '#understanding/model.ts';
import { actFeatures, clausesOf, cutFeatures, seamAt } from '#understanding/read/clauses.ts';
import { type Part, partsOf } from '#understanding/read/labels.ts';
import { type LinearModel, type TrainedWeights, unpacked } from '#understanding/read/linear-model.ts';
import { unpackedNetwork } from '#understanding/read/recurrent-model.ts';
import { Tagger } from '#understanding/read/tagger.ts';
import { wordFeatures } from '#understanding/read/word-features.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';
import { Understanding } from '#understanding/understand.ts';
import type { Utterance } from '../corpus/read-person.ts';
import { type Choice, trainChoices } from './training/choice-training.ts';
import { corpusExamples, FOLDS, foldsOf } from './training/corpus-examples.ts';
import type { Example } from './training/examples.ts';
import { packedWithin } from './training/fitting.ts';
import type { Taught } from './training/lesson.ts';
import { taught } from './training/lessons.ts';
import { levelExamples } from './training/level-examples.ts';

import { trainWeighing } from './training/reading-training.ts';
import { trials, weighingOf, weighingOfTrial } from './training/weighings.ts';

const WEIGHTS = new URL('../src/understanding/weights/', import.meta.url).pathname;
const EPOCHS = {
  parts: 8,
  recurrent: 9,
  guesses: { parts: 6, recurrent: 6 },
  cuts: 6,
  acts: 12,
  levels: 12,
  readings: 6,
};
const { utterances, examples } = corpusExamples();
const foldOf = foldsOf(examples);
console.log(`${examples.length} messages of ${foldOf.size} people`);

/** The most that a file of weights has, compressed: they are rounded until they fit. */
const BYTES = {
  parts: 233_000,
  cuts: 68_000,
  acts: 113_000,
  levels: 2_500,
  readings: 170_000,
  leanings: 81_000,
};

const { strangers: strangersFolder, taggers: taggersFile } = parseArgs({
  options: { strangers: { type: 'string' }, taggers: { type: 'string' } },
}).values;

const fitted = (weights: TrainedWeights, name: keyof typeof BYTES): Uint8Array => packedWithin(weights, BYTES[name]);
const kept = (weights: TrainedWeights, name: keyof typeof BYTES): LinearModel => unpacked(fitted(weights, name));

const guess = (tagger: Tagger, example: Example): Part[] =>
  partsOf(tagger.best(wordFeatures(example.sight), 1)[0]!.labels);

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

const learned = taggersFile && existsSync(taggersFile) ? (deserialize(readFileSync(taggersFile)) as Taught[]) : null;
const [everybody, ...strangers] =
  learned ??
  (await taught([
    { without: null, epochs: EPOCHS },
    ...Array.from({ length: FOLDS }, (_, without) => ({
      without,
      epochs: EPOCHS.guesses,
    })),
  ]));
if (taggersFile && !learned) writeFileSync(taggersFile, serialize([everybody, ...strangers]));
const folds = strangers.map((tagger, fold) => {
  const files = { parts: fitted(tagger.parts, 'parts'), recurrent: tagger.recurrent };
  return {
    fold,
    known: examples.filter(({ person }) => foldOf.get(person) !== fold),
    files,
    parts: unpacked(files.parts),
    recurrent: unpackedNetwork(files.recurrent),
  };
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
  seen: [],
  weights: new Float32Array(),
  transitions: new Float32Array(),
};
const unweighed = { readings: kept(NOTHING, 'readings'), leanings: kept(NOTHING, 'leanings') };
const foldOfText = new Map(examples.map(({ person, text }) => [text, foldOf.get(person)!]));
const commands = trials();
const unheard = folds.map(({ fold, known, files: ofTagger, parts, recurrent }) => {
  const { cuts, acts } = trainClauses(known);
  const isStrange = ({ person }: Utterance) => foldOf.get(person) === fold;
  const files = {
    ...ofTagger,
    cuts: fitted(cuts, 'cuts'),
    acts: fitted(acts, 'acts'),
    levels: fitted(trainLevels(utterances.filter((one) => !isStrange(one))), 'levels'),
  };
  const stranger = new Understanding({
    dictionary: nodeDictionary(),
    models: {
      parts,
      recurrent,
      cuts: unpacked(files.cuts),
      acts: unpacked(files.acts),
      levels: unpacked(files.levels),
      ...unweighed,
    },
  });
  const strange = (text: string) => (foldOfText.get(text) ?? 0) === fold;
  const weighings = [
    ...utterances.filter(isStrange).flatMap((utterance) => weighingOf(utterance, stranger) ?? []),
    ...commands.filter(({ turns }) => strange(clean(turns[0]!))).flatMap((one) => weighingOfTrial(one, stranger) ?? []),
  ];
  return { fold, files, weighings };
});
const weighings = unheard.flatMap((one) => one.weighings);

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

function keep(folder: string, name: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const data = gzipSync(bytes, { level: 9 });
  writeFileSync(join(folder, `${name}.bin.gz`), data);
  console.log(`${join(folder, name)}: ${data.length} bytes`);
}

keep(WEIGHTS, 'recurrent', everybody!.recurrent);
for (const [name, file] of Object.entries(files)) keep(WEIGHTS, name, file);
keep(WEIGHTS, 'readings', fitted(readings, 'readings'));
keep(WEIGHTS, 'leanings', fitted(leanings, 'leanings'));

// Weighed by what was learned of the others as well. Not weighed again as the finished reader sees them: it has heard them all.
if (strangersFolder) {
  for (const { fold, files } of unheard) {
    const folder = join(strangersFolder, String(fold));
    const others = unheard.flatMap((one) => (one.fold === fold ? [] : one.weighings));
    const judgement = trainWeighing(others, EPOCHS.readings);
    for (const [name, file] of Object.entries(files)) keep(folder, name, file);
    keep(folder, 'readings', fitted(judgement.readings, 'readings'));
    keep(folder, 'leanings', fitted(judgement.leanings, 'leanings'));
  }
  writeFileSync(join(strangersFolder, 'folds.json'), JSON.stringify(Object.fromEntries(foldOf)));
}

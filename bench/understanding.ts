// How well the assistant understands people it has never heard: right, well asked, missed and harmful, by part of the
// corpus, by kind of command and by person. `npm run bench understanding -- --part look-at --failures 20` shows what went wrong, but for the blind part.
// `--labels` reads single messages by the labels of their authors, as if what was learned made no slip: what still goes wrong is not the tagger's.
// `--strangers FOLDER` reads train/ too, each person by what was learned from others (`npm run train -- --strangers FOLDER`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remembered } from '#shared/remembered.ts';
import { engineOf, productEngine } from '#testing/server/product-engine.ts';
import { modelsOf } from '#understanding/files.ts';
import { Reader } from '#understanding/read/candidates.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';
import { understandingIn, weightsFile } from '#understanding/server/node-understanding.ts';
import { Understanding } from '#understanding/understand.ts';
import { MOMENT, PARTS, utterancesOf } from '../corpus/parts.ts';
import type { Utterance } from '../corpus/read-person.ts';
import { judge, kindOf, type Score, type Verdict } from '../corpus/score.ts';
import { reckon } from './support/goals.ts';
import { LabelledReader } from './support/labelled-reader.ts';

const VERDICTS: Verdict[] = ['right', 'asked', 'missed', 'harmful'];

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    failures: { type: 'string', default: '0' },
    person: { type: 'string' },
    strangers: { type: 'string' },
    labels: { type: 'boolean', default: false },
  },
});

const labelled = values.labels ? new LabelledReader(new Reader(modelsOf(weightsFile))) : null;

const engineFor = labelled
  ? engineByLabels(labelled)
  : values.strangers
    ? engineOfStrangers(values.strangers)
    : () => productEngine;

function engineByLabels(reader: LabelledReader): (person: string) => typeof productEngine {
  const understanding = new Understanding({ dictionary: nodeDictionary(), models: modelsOf(weightsFile), reader });
  const engine = engineOf(() => understanding);
  return () => engine;
}

/** By person: what has not learned from that person; the product's where nothing has. */
function engineOfStrangers(folder: string): (person: string) => typeof productEngine {
  const folds: Record<string, number> = JSON.parse(readFileSync(join(folder, 'folds.json'), 'utf8'));
  const engineOfFold = remembered((fold: number) => {
    const understanding = understandingIn(join(folder, String(fold)));
    return engineOf(() => understanding);
  }, Number.POSITIVE_INFINITY);
  return (person) => (folds[person] === undefined ? productEngine : engineOfFold(folds[person]));
}

interface Judged extends Score {
  utterance: Utterance;
}

/** Only what has labels is read by them, and no conversation. */
const isRead = (utterance: Utterance) => !labelled || (utterance.turns.length === 1 && labelled.takeUp(utterance));

function judgePart(part: (typeof PARTS)[number]): Judged[] {
  return utterancesOf(part)
    .filter(({ person }) => !values.person || values.person.split(',').includes(person))
    .flatMap((utterance) =>
      isRead(utterance) ? [{ utterance, ...judge(utterance, engineFor(utterance.person), MOMENT) }] : [],
    );
}

const percent = (some: number, all: number) => `${((some / Math.max(1, all)) * 100).toFixed(1)} %`.padStart(8);

function row(name: string, judged: readonly Judged[]): string {
  const counts = VERDICTS.map((verdict) => judged.filter((one) => one.verdict === verdict).length);
  const good = counts[0]! + counts[1]!;
  const cells = [...counts.map((count) => percent(count, judged.length)), percent(good, judged.length)];
  return `${name.padEnd(24)}${String(judged.length).padStart(6)}${cells.join('')}`;
}

function groups(judged: readonly Judged[], keyOf: (utterance: Utterance) => string) {
  const byKey = Map.groupBy(judged, ({ utterance }) => keyOf(utterance));
  return [...byKey].sort(([a], [b]) => a.localeCompare(b)).map(([key, some]) => row(`  ${key}`, some));
}

function explain({ utterance, verdict, reasons, reply }: Judged): string {
  const said = utterance.turns.map(({ text }) => text).join(' / ');
  return `${utterance.id} ${verdict}: ${said}\n    ${reasons.join('; ')}\n    → ${reply.split('\n')[0]}`;
}

for (const part of PARTS.filter((one) => !values.part || one === values.part)) {
  const judged = judgePart(part);
  if (judged.length === 0) continue;
  console.log(`\n${part.padEnd(24)}${'cases'.padStart(6)}   right   asked  missed harmful    good`);
  console.log([row('  all', judged), ...groups(judged, kindOf), ...groups(judged, ({ person }) => person)].join('\n'));
  if (part === 'blind' && !values.person && !values.labels) {
    const share = (...some: Verdict[]) =>
      (judged.filter(({ verdict }) => some.includes(verdict)).length / judged.length) * 100;
    reckon('understanding: blind, right or asked', share('right', 'asked'));
    reckon('understanding: blind, harmful', share('harmful'));
  }
  const wrong = judged.filter(({ verdict }) => verdict === 'missed' || verdict === 'harmful');
  if (part !== 'blind') for (const one of wrong.slice(0, Number(values.failures))) console.log(explain(one));
}

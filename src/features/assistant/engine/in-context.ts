import { fold } from '#shared/russian/text.ts';
import type { Intent, Reading } from '#understanding/model.ts';
import { type Environment, taskOf } from './environment.ts';

/** Says that what was just said was wrong. */
const TAKES_BACK = /^(?:точнее|вернее|(?:ошиб|оговор|опечат|перепут)\p{L}+)$/u;
/** Stands before that: «ой, нет, точнее …», «я имел в виду …», «то есть …». */
const SOFTENS = /^(?:ой|ох|ах|а|я|не|нет|так|то|стоп|извини|прости|хотя|имел|имела|в)$/;
const MEANT = /^(?:виду|есть)$/;
const MORE = /^(?:еще|также|тоже)$/;

const wordsOf = (text: string) => fold(text).match(/\p{L}+/gu) ?? [];

/** Does the message begin with words that go back to what was said before, and surely so? */
function goesBack(words: readonly string[]): { denies: boolean; surely: boolean } {
  const first = words.findIndex((word) => !SOFTENS.test(word));
  const lead = words.slice(0, Math.max(0, first));
  const next = words[first] ?? '';
  return {
    denies: lead.includes('нет'),
    surely: TAKES_BACK.test(next) || (MEANT.test(next) && lead.some((word) => /^(?:в|то)$/.test(word))),
  };
}

const INVERSE: Partial<Record<string, Intent['act']>> = {
  create: 'delete',
  report_completed: 'delete',
  complete: 'activate',
  activate: 'complete',
  delete: 'activate',
};

/** «удали её» of the task just created, «верни» of the one just deleted take the last message back. */
function takesBack(intents: readonly Intent[], { context: { lastAction, touched } }: Environment): boolean {
  const acts = intents.filter(({ act }) => act !== 'none');
  const undoes = (intent: Intent): boolean => {
    if (intent.act === 'undo') return true;
    if (!('meant' in intent) || intent.act !== INVERSE[lastAction ?? '']) return false;
    if (intent.meant.kind !== 'these') return lastAction === 'delete';
    const { ids } = intent.meant;
    return ids.length === touched.length && ids.every((id) => touched.includes(id));
  };
  return acts.length > 0 && acts.every(undoes);
}

/** Of readings that take the last message back, one that does. */
function oneUndo(readings: readonly Reading[], env: Environment): readonly Reading[] {
  const undoing = readings.filter(({ intents }) => takesBack(intents, env));
  if (!undoing.some(({ intents }) => intents.some(({ act }) => act === 'undo'))) return readings;
  const probability = undoing.reduce((sum, one) => sum + one.probability, 0);
  return [{ intents: [{ act: 'undo' as const }], probability }, ...readings.filter((one) => !undoing.includes(one))].sort(
    (one, other) => other.probability - one.probability,
  );
}

const firstWord = (title: string) => wordsOf(title)[0];

/** The name and the rest that a task just created should have had: «нет, купить творог» makes no second one. */
function corrected(intents: Intent[], surely: boolean, env: Environment): Intent[] {
  const { touched, lastAction } = env.context;
  const made = lastAction === 'create' && touched.length === 1 ? taskOf(env, touched[0]) : undefined;
  const [only, another] = intents.filter(({ act }) => act !== 'none');
  if (!made || only?.act !== 'create' || another) return intents;
  const { title, when, priority, project, note } = only.task;
  if (!surely && firstWord(title) !== firstWord(made.title)) return intents;
  const change = {
    ...(title && { title }),
    ...(when && { due: { kind: 'at', due: when.due } as const }),
    ...(priority && { priority }),
    ...(project && { project }),
    ...(note && { note }),
  };
  return [{ act: 'update', meant: { kind: 'these', ids: [made.id], sure: true }, change }];
}

/** Readings of a message in the light of what the one before it did. */
export function inContext(readings: readonly Reading[], message: string, env: Environment): readonly Reading[] {
  if (env.context.lastAction === null) return readings;
  const words = wordsOf(message);
  const { denies, surely } = goesBack(words);
  const again = (denies || surely) && !words.some((word) => MORE.test(word));
  const read = again
    ? readings.map((reading) => ({ ...reading, intents: corrected(reading.intents, surely, env) }))
    : readings;
  return oneUndo(read, env);
}

import { dayOf } from '#shared/day.ts';
import { keysOf, kinship } from '#shared/russian/stem.ts';
import { capitalize, fold } from '#shared/russian/text.ts';
import type { Intent, Reading, TaskChange } from '#understanding/model.ts';
import { type Environment, taskOf } from './environment.ts';
import type { TaskView } from './model.ts';
import { correctionOf } from './task-fields.ts';

/** Says that what was just said was wrong. */
const TAKES_BACK = /^(?:точнее|вернее|(?:ошиб|оговор|опечат|перепут)\p{L}+)$/u;
/** Stands before that: «ой, нет, точнее …», «я имел в виду …», «то есть …». */
const SOFTENS = /^(?:ой|ох|ах|а|я|не|нет|так|то|стоп|извини|прости|хотя|имел|имела|в)$/;
const MEANT = /^(?:виду|есть)$/;
const MORE = /^(?:еще|также|тоже)$/;

/** From here on two words are forms of one. */
const SAME_WORD = 0.95;

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

/** So small a share of the readings that come to the same does not make it an undo. */
const SAID_AS_UNDO = 0.02;

/** Of readings that take the last message back, one that does. */
function oneUndo(readings: readonly Reading[], env: Environment): readonly Reading[] {
  const undoing = readings.filter(({ intents }) => takesBack(intents, env));
  const sumOf = (some: readonly Reading[]) => some.reduce((sum, one) => sum + one.probability, 0);
  const probability = sumOf(undoing);
  const said = undoing.filter(({ intents }) => intents.some(({ act }) => act === 'undo'));
  if (said.length === 0 || sumOf(said) < probability * SAID_AS_UNDO) return readings;
  return [
    { intents: [{ act: 'undo' as const }], probability, askedFor: 'named' as const },
    ...readings.filter((one) => !undoing.includes(one)),
  ].sort((one, other) => other.probability - one.probability);
}

const firstWord = (title: string) => wordsOf(title)[0];

/** «не кекс, а торт» right after «Испечь кекс». */
function withWordReplaced(message: string, title: string): string | null {
  const [denial = '', wrong = '', turn, ...right] = message.match(/\p{L}+/gu) ?? [];
  if (fold(denial) !== 'не' || turn !== 'а' || right.length === 0) return null;
  const own = title.split(' ');
  const at = own.findIndex((word) => kinship(keysOf(fold(word)), keysOf(fold(wrong))) >= SAME_WORD);
  return at < 0 ? null : capitalize(own.with(at, right.join(' ')).join(' '));
}

/** The name and the rest that a task just created should have had: «нет, купить творог» makes no second one. */
function corrected(intents: Intent[], surely: boolean, made: TaskView | undefined): Intent[] {
  const [only, another] = intents.filter(({ act }) => act !== 'none');
  if (!made || only?.act !== 'create' || another) return intents;
  if (!surely && firstWord(only.task.title) !== firstWord(made.title)) return intents;
  return [changing(made, correctionOf(only.task))];
}

const changing = ({ id }: TaskView, change: TaskChange): Intent => ({
  act: 'update',
  meant: { kind: 'these', ids: [id], sure: true },
  change,
});

/** «не в среду» */
const DENIES_DAY = /(?<![\p{L}\d])не\s+(?:в|во|на)\s/u;

/**
 * Right after «Привезти сахар» for Wednesday, «не в среду, в пятницу привезу» speaks of that deadline and of no plan; the day that
 * stands there already is not meant.
 */
function withDeadline(readings: readonly Reading[], made: TaskView, env: Environment): readonly Reading[] {
  const { dueDate, plannedDay } = made;
  if (dueDate === null || plannedDay !== null || !DENIES_DAY.test(fold(env.text))) return readings;
  const deadlineOf = (intent: Intent): Intent => {
    if (intent.act !== 'update' || intent.meant.kind !== 'these' || intent.meant.ids.join() !== made.id) return intent;
    const { plan, ...others } = intent.change;
    if (!plan || plan === 'someday' || others.due) return intent;
    return changing(made, { ...others, due: { kind: 'day', day: plan.day } });
  };
  const standing = dayOf(dueDate, env.clock.zone);
  const keeps = (intent: Intent) =>
    intent.act === 'update' && intent.change.due?.kind === 'day' && intent.change.due.day === standing;
  return readings
    .map((reading) => ({ ...reading, intents: reading.intents.map(deadlineOf) }))
    .filter(({ intents }) => !intents.some(keeps));
}

/** Readings of a message in the light of what the one before it did. */
export function inContext(readings: readonly Reading[], message: string, env: Environment): readonly Reading[] {
  const { lastAction, touched } = env.context;
  if (lastAction === null) return readings;
  const words = wordsOf(message);
  const made = lastAction === 'create' && touched.length === 1 ? taskOf(env, touched[0]) : undefined;
  const replaced = made && withWordReplaced(message, made.title);
  if (replaced) return [{ intents: [changing(made, { title: replaced })], probability: 1, askedFor: 'named' as const }];
  const { denies, surely } = goesBack(words);
  const again = (denies || surely) && !words.some((word) => MORE.test(word));
  const read = again
    ? readings.map((reading) => ({ ...reading, intents: corrected(reading.intents, surely, made) }))
    : readings;
  return oneUndo(made ? withDeadline(read, made, env) : read, env);
}

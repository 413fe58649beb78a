import { readAmount } from '#shared/russian/numerals.ts';
import { keysOf, kinship } from '#shared/russian/stem.ts';
import { fold, type Token } from '#shared/russian/text.ts';
import { isLate } from '#shared/russian/when.ts';
import { isFormOf } from '../../engine/asks-for.ts';
import type { Environment } from '../../engine/environment.ts';
import { headForms } from '../../engine/heads.ts';
import type { TaskView } from '../../engine/model.ts';
import { isWord } from '../../engine/terms.ts';
import { describing } from '../../engine/wanted.ts';
import { PREPOSITION } from '../../engine/words.ts';
import type { Grants } from './grants.ts';
import { INVENTS, type Kind, MANY, POINTING, PROJECT_WORD, SET_STATUS, SET_WORD, TAKES_AWAY } from './request-words.ts';

/** From here on two words are forms of one. */
const SAME = 0.75;

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

/** The user's words that may describe a thing. */
const contentOf = ({ terms }: Grants) =>
  describing(terms)
    .filter((term) => (term.kind === 'number' || isWord(term)) && !headForms.has(term.word))
    .map(({ word }) => word)
    .filter((word) => !PREPOSITION.test(word));

/** The share of a text's words that the user has said, commands and fillers aside. */
function shareSaid(grants: Grants, text: string): number {
  const said = contentOf(grants).map(keysOf);
  const words = wordsIn(text).filter((word) => !PREPOSITION.test(word));
  const known = words.map(keysOf).filter((word) => said.some((other) => kinship(other, word) >= SAME));
  return words.length > 0 ? known.length / words.length : 0;
}

/** Whether the user's own words speak of this text: they share a word that is neither a command nor a filler. */
export const speaksOf = (grants: Grants, text: string) => shareSaid(grants, text) > 0;

/** A text of which less is in the user's words comes from somewhere else. */
const OWN_SHARE = 0.5;

/** Whether a task may be given this title or description: in the user's words, or they asked to think some up. */
export const mayWrite = (grants: Grants, text: string) =>
  INVENTS.test(grants.said) || shareSaid(grants, text) >= OWN_SHARE;

/** How a number of a field is said: under which nouns («усилие», «балл»), and whether it counts minutes, which hours say as well. */
export interface Counting {
  nouns: readonly string[];
  inMinutes?: boolean;
}

/** Amounts that are said by a word of their own, in hours. */
const HOURS = new Map([
  ['полчаса', 0.5],
  ['час', 1],
  ['часок', 1],
]);
const MINUTES = 60;
const HOUR_WORD = /^час/;
/** Behind a number: it is a time of day or a day. */
const OF_TIME = /^(?::|числ|январ|феврал|март|апрел|ма[йя]$|июн|июл|август|сентябр|октябр|ноябр|декабр)/;
/** Words between a field's noun and its number. */
const NEAR = 4;

/** The numbers that words say of a field: those near its nouns that are no time, no day and no amount of something else. */
export function numbersOf(tokens: readonly Token[], { nouns, inMinutes = false }: Counting): number[] {
  const named = tokens.flatMap(({ word }, at) => (nouns.some((noun) => isFormOf(word, noun)) ? [at] : []));
  return tokens.flatMap(({ word }, at) => {
    const amount = readAmount(tokens, at);
    const hours =
      HOURS.get(word) ?? (HOUR_WORD.test(tokens[amount?.next ?? at]?.word ?? '') ? amount?.value : undefined);
    const next = amount?.next ?? at + 1;
    const isNear = named.some((noun) => (noun < at ? at - noun : noun - next) <= NEAR);
    if (!isNear || OF_TIME.test(tokens[next]?.word ?? '') || tokens[at - 1]?.word === ':') return [];
    if (hours !== undefined) return inMinutes ? [hours * MINUTES] : [];
    return amount ? [amount.value] : [];
  });
}

/** Whether a number of a field may be set: the user has said it of that field, or asked to think something up. */
export const mayCount = (grants: Grants, value: number, counting: Counting) =>
  INVENTS.test(grants.said) || numbersOf(grants.terms, counting).includes(value);

/** Whether something of a task may be taken away. */
export const mayTakeAway = (grants: Grants) => TAKES_AWAY.test(grants.said);

/** Whether a project may be made under this name. */
export const mayMakeProject = (grants: Grants, name: string) =>
  grants.terms.some(({ word }) => PROJECT_WORD.test(word)) && speaksOf(grants, name);

const spoken = (grants: Grants, pattern: RegExp) => grants.terms.some((term) => !term.quote && pattern.test(term.word));

/** Whether the task has the status that the set is said to have. */
function fitsSet(grants: Grants, task: TaskView, { clock }: Environment): boolean {
  if (spoken(grants, SET_STATUS.overdue) && !(task.dueDate !== null && isLate(task.dueDate, clock))) return false;
  if (spoken(grants, SET_STATUS.completed)) return task.status === 'completed';
  return spoken(grants, SET_STATUS.active) ? task.status === 'active' : true;
}

/** Whether the words speak of this very task: by name, by pointing back, or by what the grammar found them to mean. */
function named(grants: Grants, task: TaskView, { context }: Environment): boolean {
  if (grants.meant.has(task.id) || speaksOf(grants, task.title)) return true;
  const before = context.touched.includes(task.id) || context.listed.includes(task.id);
  return before && (spoken(grants, POINTING) || contentOf(grants).length === 0);
}

/** Whether the model may guess what the words mean: a command that the grammar could not make anything of. */
const guesses = (grants: Grants, kind: Kind) =>
  !grants.understood && grants.meant.size === 0 && grants.commanded.has(kind);

/** Whether one task of which the words do not speak may be what they mean, going by another name. */
export const mayGoByAnotherName = (grants: Grants, kind: Kind) => kind !== 'delete' && guesses(grants, kind);

/**
 * The tasks among these of which the user's words do not speak, so that nothing may be done to them. A set is spoken of
 * by its rule; where the grammar knows what the words mean, that is the set.
 */
export function unspoken(grants: Grants, kind: Kind, tasks: readonly TaskView[], env: Environment): TaskView[] {
  // «создай все задачи на неделю: …» means those that are to be.
  const fitting = (!grants.offered || grants.offered.has(kind)) && !grants.commanded.has('create');
  const bySet =
    fitting && guesses(grants, kind) && (spoken(grants, SET_WORD) || (kind !== 'delete' && spoken(grants, MANY)));
  return tasks.filter((task) => !named(grants, task, env) && !(bySet && fitsSet(grants, task, env)));
}

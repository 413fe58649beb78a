import { keysOf, kinship } from '#shared/russian/stem.ts';
import { capitalize, fold } from '#shared/russian/text.ts';
import { isInfinitive } from '#shared/russian/verbs.ts';
import { type Course, type Finding, readCommand } from './acting.ts';
import { saidBy } from './answering.ts';
import { type Clause, implied } from './clause.ts';
import { readCreation } from './creating.ts';
import { planOf } from './drafts.ts';
import { type Environment, taskOf } from './environment.ts';
import { isModifier } from './grouping.ts';
import { copies, isMark, isWord, type Term } from './terms.ts';
import { TASK_NOUN } from './words.ts';

/** Says that what was said before is wrong. */
const TAKES_BACK =
  /^(?:ошибся|ошиблась|ошибочка|оговорился|оговорилась|опечатался|опечаталась|перепутал|перепутала|имел-в-виду|точнее|вернее|то-есть)$/;

const SOFTENS = /^(?:нет|ой|ох|а|я|не|так|то|стоп|извини|прости|хотя|лучше)$/;

/** Terms after «ой, ошибся, …», «нет, …»; null where nothing is taken back. `sure`: more than «нет» was said. */
function afterTakingBack(terms: readonly Term[]): { rest: Term[]; sure: boolean } | null {
  const from = terms.findIndex(
    (term) => !isMark(term) && (term.quote > 0 || !(TAKES_BACK.test(term.word) || SOFTENS.test(term.word))),
  );
  const lead = terms.slice(0, from).filter(isWord);
  const sure = lead.some((term) => TAKES_BACK.test(term.word));
  if (from < 0 || !(sure || lead.some((term) => term.word === 'нет'))) return null;
  return { rest: terms.slice(from), sure };
}

const verbOf = (title: string) => fold(title.split(' ')[0] ?? '');

/** The name that a task just created should have had: «нет, купить варенье». */
function retitles(clause: Clause, sure: boolean, env: Environment): Finding | null {
  const { touched, lastAction } = env.context;
  const [id] = touched;
  const before = taskOf(env, id);
  if (lastAction !== 'create' || touched.length !== 1 || !before) return null;
  if (clause.terms.some((term) => !term.quote && (TASK_NOUN.test(term.word) || term.word === 'еще'))) return null;
  const { drafts } = readCreation(clause, [], env);
  const verb = verbOf(drafts[0]?.title ?? '');
  if (drafts.length !== 1 || !isInfinitive(verb) || !(sure || verb === verbOf(before.title))) return null;
  return { kind: 'steps', deed: 'update', steps: [{ do: 'update', ids: [id!], plan: planOf(drafts[0]!) }] };
}

const DENIES_WORD = /^(?:(?:нет|ой|ну|блин) )*не (\p{L}+) а (\p{L}+(?: \p{L}+)?)$/u;

/** «не кекс, а торт» right after «Испечь кекс». */
function replacesWord(clause: Clause, env: Environment): Finding | null {
  const { touched, lastAction } = env.context;
  const [, wrong = '', right = ''] = DENIES_WORD.exec(saidBy(clause.terms)) ?? [];
  const before = taskOf(env, touched[0]);
  if (!wrong || !before || touched.length !== 1 || lastAction !== 'create') return null;
  const words = before.title.split(' ');
  const at = words.findIndex((word) => kinship(keysOf(fold(word)), keysOf(wrong)) >= 0.95);
  if (at < 0) return null;
  const title = capitalize(words.with(at, right).join(' '));
  return { kind: 'steps', deed: 'update', steps: [{ do: 'update', ids: [before.id], plan: { title } }] };
}

/** Reads what takes back a part of the last message: another date, another name. Null for all else. */
export function readCorrection(clause: Clause, env: Environment, course: Course): Finding | null {
  if (env.context.touched.length === 0) return null;
  const replaced = replacesWord(clause, env);
  if (replaced) return replaced;
  const found = afterTakingBack(clause.terms);
  if (!found) return null;
  const rest: Clause = { ...clause, terms: copies(found.rest) };
  if (!isModifier(rest, env)) return retitles(rest, found.sure, env);
  return readCommand({ ...rest, head: implied('move') }, [], env, course);
}

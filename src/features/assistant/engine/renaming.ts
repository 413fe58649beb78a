import { fold } from '#shared/russian/text.ts';
import { isInfinitive } from '#shared/russian/verbs.ts';
import type { Clause } from './clause.ts';
import { type Environment, tasksWith } from './environment.ts';
import { findTasks, NAMED } from './references.ts';
import { isMark, isWord, quotation, type Term, take } from './terms.ts';
import { coreOf, finished, textOf } from './titles.ts';
import { NOISE, PREPOSITION, TASK_NOUN } from './words.ts';

const NAME_NOUN = /^(?:названи[еяю]|имя|имени|заголовок|заголовка|формулировк\p{L}|текст)$/u;

/** True where the clause is about what a task is called. */
export function renames(clause: Clause): boolean {
  const { head, terms } = clause;
  if (head?.verb === 'rename') return true;
  const named = terms.some((term) => !term.quote && NAME_NOUN.test(term.word));
  if (head?.verb === 'change' || head?.verb === 'put' || head?.verb === 'make')
    return named || (head.verb === 'change' && isReplacement(terms));
  return false;
}

const isReplacement = (terms: readonly Term[]) =>
  terms.filter((term, at) => term.quote && terms[at - 1]?.quote !== term.quote).length === 2 &&
  terms.some((term) => term.word === 'на' && !term.quote);

export interface Renaming {
  title: string;
  /** Terms that describe the task. */
  about: Term[];
}

/** «переименуй X в Y», «назови X по-другому: Y», «поменяй название X на Y». */
export function readRenaming(clause: Clause, env: Environment): Renaming | null {
  const { terms, head } = clause;
  if (head) take(terms, head.at, head.at + 1);
  for (const term of terms)
    if (
      !term.quote &&
      (NAME_NOUN.test(term.word) ||
        TASK_NOUN.test(term.word) ||
        NOISE.test(term.word) ||
        /^(?:по-другому|иначе|по-новому)$/.test(term.word))
    )
      term.taken = true;
  const starts = terms.flatMap((term, at) => (term.quote && terms[at - 1]?.quote !== term.quote ? [at] : []));
  const last = starts.at(-1);
  const divider = dividerOf(terms, env);
  const lastQuote = last === undefined ? null : quotation(terms, last, env.text);
  if (lastQuote && (starts.length > 1 || divider === last! - 1 || divider < 0) && lastQuote.next >= terms.length - 1) {
    return {
      title: finished(lastQuote.inner),
      about: terms
        .slice(0, last)
        .filter((term, at, all) => !(at === all.length - 1 && /^(?:в|во|на)$/.test(term.word))),
    };
  }
  const whole = wholeNameRenaming(terms, env);
  if (whole && !/^(?:в|во|на|:)$/.test(terms[whole.about.length]!.text)) return whole;
  if (divider < 0) return pronounRenaming(terms, env);
  const title = finished(textOf(coreOf(terms.slice(divider + 1)), env.text));
  return title ? { title, about: terms.slice(0, divider) } : null;
}

/** «назови её «Обед с Мариной»», «назови её обед». */
function pronounRenaming(terms: readonly Term[], env: Environment): Renaming | null {
  const at = terms.findIndex((term) => /^(?:ее|его|эту|это)$/.test(term.word));
  if (at < 0) return null;
  const title = finished(textOf(coreOf(terms.slice(at + 1)), env.text));
  return title ? { title, about: terms.slice(0, at + 1) } : null;
}

/** Words of the longest name that anybody says whole. */
const LONGEST_NAME = 40;

/** «назови звонок маме семейный созвон»: what follows the whole name of a task is its new one. */
function wholeNameRenaming(terms: readonly Term[], env: Environment): Renaming | null {
  const named = terms.filter((term) => isWord(term) && !term.taken).slice(0, LONGEST_NAME + 1);
  // «переименуй в испечь торт» names no task.
  if (/^(?:в|во|на)$/.test(named[0]?.word ?? '')) return null;
  for (let length = Math.min(named.length, LONGEST_NAME); length > 0; length--) {
    // Up to the next word, or all but the last sign.
    const at = length < named.length ? terms.indexOf(named[length]!) : terms.length - 1;
    const about = terms.slice(0, at);
    if (!about.includes(named[length - 1]!)) continue;
    const words = named.slice(0, length).map((term) => term.word);
    const { found, score } = findTasks(words, env.view.tasks, env);
    if (found.length !== 1 || score < NAMED || found[0]!.title.split(/\s+/).length !== words.length) continue;
    const title = finished(textOf(coreOf(terms.slice(at)), env.text));
    return title ? { title, about } : null;
  }
  return null;
}

/** The «в» or «на» that parts the old name from the new: the one whose left side names a task best. */
function dividerOf(terms: readonly Term[], env: Environment): number {
  const first = terms.findIndex((term) => isWord(term) && !term.taken);
  const colon = terms.findIndex(
    (term, at) => term.text === ':' && !term.quote && !terms[at + 1]?.glued && first >= 0 && at > first,
  );
  if (colon > 0) return colon;
  let best = -1;
  let bestScore = -1;
  const words: string[] = [];
  for (const [at, term] of terms.entries()) {
    if (words.length > LONGEST_NAME) break;
    if (!term.quote && /^(?:в|во|на)$/.test(term.word) && at > 0 && at < terms.length - 1) {
      const { score, found } = findTasks(words, env.view.tasks, env);
      const length = fold(found[0]?.title ?? '')
        .split(' ')
        .filter((word) => !PREPOSITION.test(word)).length;
      const rating = score - Math.abs(length - words.length) * 0.1;
      if (rating > bestScore) [best, bestScore] = [at, rating];
    }
    if (!term.taken && !isMark(term) && !PREPOSITION.test(term.word)) words.push(term.word);
  }
  return best;
}

const SWAPS = /^(?:поменяй|меняй|смени|замени|измени|поменять|заменить)(?:те)?$/;

/** «поменяй сок на морс» of «Купить сок»: what is bought changes, not that it is bought. */
export function swappedTitle({ terms, head }: Clause, { title, about }: Renaming, before: string): string {
  const [verb = '', ...rest] = before.split(/\s+/);
  const object = rest.filter((word) => !PREPOSITION.test(fold(word)));
  const words = about.filter((term) => isWord(term) && !term.taken && !PREPOSITION.test(term.word));
  const named = terms.some((term) => term.quote > 0 || NAME_NOUN.test(term.word));
  const whole = words.length === object.length && !words.some((term) => isInfinitive(term.word));
  const swaps = SWAPS.test(terms[head?.at ?? -1]?.word ?? '') && !named && isInfinitive(fold(verb));
  if (!swaps || !whole || fold(title).split(' ').some(isInfinitive)) return title;
  return `${verb} ${title[0]!.toLowerCase()}${title.slice(1)}`;
}

const WRITES = /^(?:напиши|запиши|пиши|поставь|сделай|пусть-будет|пусть)(?:те)?$/;

/** «вместо купить сок напиши купить морс»: the whole name of a task, and another. */
export function readReplacement(terms: readonly Term[], env: Environment): { id: string; title: string } | null {
  const lead = terms.findIndex((term) => isWord(term) && !NOISE.test(term.word));
  const verb = terms.findIndex((term) => !term.quote && WRITES.test(term.word));
  if (terms[lead]?.word !== 'вместо' || verb < lead + 2) return null;
  const words = terms.slice(lead + 1, verb).filter((term) => isWord(term) && !TASK_NOUN.test(term.word));
  const active = tasksWith(env, 'active');
  const { found, score } = findTasks(
    words.map((term) => term.word),
    active,
    env,
  );
  const title = finished(textOf(coreOf(terms.slice(verb + 1)), env.text));
  const whole = found.length === 1 && score >= NAMED && found[0]!.title.split(/\s+/).length === words.length;
  return whole && title ? { id: found[0]!.id, title } : null;
}

import { isInfinitive } from '#shared/russian/verbs.ts';
import { spend } from '#shared/work.ts';
import { isWord, type Term } from './terms.ts';

/** «отменил встречу», «встреча отменяется»: not done, but off. */
const OFF =
  /^(?:отменил\p{L}{0,3}|отменяется|отменена|отменено|отменен|отменены|отпал\p{L}?|отпадает|сорвал\p{L}{2,3}|отменилось|отбой)$/u;

/** What of a clause the reading of each of its words asks for, found once. */
interface Bounds {
  /** Index of the first infinitive; Infinity where there is none. */
  infinitive: number;
  /** Of the first word that begins a clause of its own: «то, чего …». */
  relative: number;
  /** Of the last word. */
  last: number;
}

const from = (at: number) => (at < 0 ? Number.POSITIVE_INFINITY : at);

const boundsOf = (terms: readonly Term[]): Bounds => ({
  infinitive: from(terms.findIndex((term) => isInfinitive(term.word))),
  relative: from(terms.findIndex((term) => /^(?:что|чего|чем|котор\p{L}+)$/u.test(term.word))),
  last: terms.findLastIndex(isWord),
});

/** «шторы не нужно», «гараж можно не разбирать»; in «купить то, чего не надо гладить» the title goes on. */
function needless(terms: readonly Term[], at: number, { infinitive, last }: Bounds): boolean {
  if (infinitive < at) return false;
  if (terms[at]!.word === 'можно') {
    const [not, verb] = terms.slice(at + 1, at + 8).filter(isWord);
    return not?.word === 'не' && isInfinitive(verb?.word ?? '') && !/^(?:спеш|торопи)/.test(verb!.word);
  }
  const ends = at === last && terms[at - 1]?.word === 'не' && /^(?:нужно|надо)$/.test(terms[at]!.word);
  return ends && infinitive === Number.POSITIVE_INFINITY;
}

/** «оформить визу больше не надо»; in «отдать то, чего больше не надо» the need is the title's own. */
const nowNeedless = (terms: readonly Term[], at: number, { relative }: Bounds) =>
  /^(?:больше|уже)$/.test(terms[at - 2]?.word ?? '') && relative >= at;

/** True for a statement that something will not take place. */
export function callsOff(terms: readonly Term[]): boolean {
  spend(3 * terms.length);
  const bounds = boundsOf(terms);
  return terms.some(
    (term, at) =>
      !term.quote &&
      (OFF.test(term.word) ||
        (terms[at - 1]?.word === 'не' &&
          /^(?:надо|нужно|буду|будем)$/.test(term.word) &&
          (isInfinitive(terms[at + 1]?.word ?? '') ||
            isInfinitive(terms[at - 2]?.word ?? '') ||
            nowNeedless(terms, at, bounds))) ||
        (terms[at - 1]?.word === 'не' && /^(?:будет|состоится)$/.test(term.word)) ||
        needless(terms, at, bounds) ||
        /^(?:неактуал\p{L}*|передумал[аи]?)$/u.test(term.word) ||
        (terms[at - 1]?.word === 'не' &&
          /^(?:актуал\p{L}*|нужн\p{L}{1,2}|нужен)$/u.test(term.word) &&
          term.word !== 'нужно')),
  );
}

import { isInfinitive } from '#shared/russian/verbs.ts';
import { isWord, type Term } from './terms.ts';

/** «отменил встречу», «встреча отменяется»: not done, but off. */
const OFF =
  /^(?:отменил\p{L}{0,3}|отменяется|отменена|отменено|отменен|отменены|отпал\p{L}?|отпадает|сорвал\p{L}{2,3}|отменилось|отбой)$/u;

/** «шторы не нужно», «гараж можно не разбирать»; in «купить то, чего не надо гладить» the title goes on. */
function needless(terms: readonly Term[], at: number): boolean {
  const words = terms.slice(at).filter(isWord);
  if (terms.slice(0, at).some((term) => isInfinitive(term.word))) return false;
  if (words[0]?.word === 'можно')
    return words[1]?.word === 'не' && isInfinitive(words[2]?.word ?? '') && !/^(?:спеш|торопи)/.test(words[2]!.word);
  const ends = words.length === 1 && terms[at - 1]?.word === 'не' && /^(?:нужно|надо)$/.test(words[0]!.word);
  return ends && !terms.some((term) => isInfinitive(term.word));
}

/** «оформить визу больше не надо»; in «отдать то, чего больше не надо» the need is the title's own. */
const nowNeedless = (terms: readonly Term[], at: number) =>
  /^(?:больше|уже)$/.test(terms[at - 2]?.word ?? '') &&
  !terms.slice(0, at).some((term) => /^(?:что|чего|чем|котор\p{L}+)$/u.test(term.word));

/** True for a statement that something will not take place. */
export const callsOff = (terms: readonly Term[]) =>
  terms.some(
    (term, at) =>
      !term.quote &&
      (OFF.test(term.word) ||
        (terms[at - 1]?.word === 'не' &&
          /^(?:надо|нужно|буду|будем)$/.test(term.word) &&
          (isInfinitive(terms[at + 1]?.word ?? '') ||
            isInfinitive(terms[at - 2]?.word ?? '') ||
            nowNeedless(terms, at))) ||
        (terms[at - 1]?.word === 'не' && /^(?:будет|состоится)$/.test(term.word)) ||
        needless(terms, at) ||
        /^(?:неактуал\p{L}*|передумал[аи]?)$/u.test(term.word) ||
        (terms[at - 1]?.word === 'не' &&
          /^(?:актуал\p{L}*|нужн\p{L}{1,2}|нужен)$/u.test(term.word) &&
          term.word !== 'нужно')),
  );

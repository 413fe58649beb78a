import { isInfinitive } from '#shared/russian/verbs.ts';
import type { Term } from './terms.ts';

/** «отменил встречу», «встреча отменяется»: not done, but off. */
const OFF =
  /^(?:отменил\p{L}{0,3}|отменяется|отменена|отменено|отменен|отменены|отпал\p{L}?|отпадает|сорвал\p{L}{2,3}|отменилось)$/u;

/** True for a statement that something will not take place. */
export const callsOff = (terms: readonly Term[]) =>
  terms.some(
    (term, at) =>
      !term.quote &&
      (OFF.test(term.word) ||
        (terms[at - 1]?.word === 'не' &&
          /^(?:надо|нужно|буду|будем)$/.test(term.word) &&
          (isInfinitive(terms[at + 1]?.word ?? '') || isInfinitive(terms[at - 2]?.word ?? ''))) ||
        /^(?:неактуальн\p{L}*|передумал[аи]?)$/u.test(term.word) ||
        (terms[at - 1]?.word === 'не' &&
          /^(?:актуальн\p{L}*|нужн\p{L}{1,2}|нужен)$/u.test(term.word) &&
          term.word !== 'нужно')),
  );

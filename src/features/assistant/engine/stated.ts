import { isPassive, isPast } from '#shared/russian/verbs.ts';
import { isWord, type Term } from './terms.ts';
import { MODAL, NOISE } from './words.ts';

/** Has the clause a word of something finished: «купил», «помыты»? */
export function statesDone(terms: readonly Term[]): boolean {
  return terms.some(
    (term) =>
      isWord(term) &&
      !term.quote &&
      !term.taken &&
      !NOISE.test(term.word) &&
      (isPast(term.word) || isPassive(term.word)) &&
      !MODAL.test(term.word),
  );
}

import { rememberedOfWords } from '#shared/russian/remembered-words.ts';
import { spend } from '#shared/work.ts';
import { isMark, type Term } from './terms.ts';
import { ALL, LIST_NOUN, META, NOISE, TASK_NOUN } from './words.ts';

/** Words that may describe a task: no command, no talk, nothing that a slot has taken. */
export function describing(terms: readonly Term[]): Term[] {
  spend(terms.length);
  return terms.filter(describes);
}

const describes = (term: Term) => !term.taken && !isMark(term) && (term.quote > 0 || !isTalk(term.word));

const isTalk = rememberedOfWords(
  (word) => NOISE.test(word) || META.test(word) || TASK_NOUN.test(word) || LIST_NOUN.test(word) || ALL.test(word),
);

export const wordsOf = (terms: readonly Term[]) => describing(terms).map((term) => term.word);

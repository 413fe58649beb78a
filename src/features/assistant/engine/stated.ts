import { rememberedOfWords } from '#shared/russian/remembered-words.ts';
import { isInfinitive, isPassive, isPast } from '#shared/russian/verbs.ts';
import { spend } from '#shared/work.ts';
import type { Clause } from './clause.ts';
import { headForms, isCreating } from './heads.ts';
import { isMark, isWord, type Term } from './terms.ts';
import { EDGE_NOISE, LIST_NOUN, META, MODAL, NOISE, PREPOSITION, TASK_NOUN } from './words.ts';

const isTalk = rememberedOfWords(
  (word) =>
    NOISE.test(word) ||
    META.test(word) ||
    PREPOSITION.test(word) ||
    TASK_NOUN.test(word) ||
    LIST_NOUN.test(word) ||
    EDGE_NOISE.test(word) ||
    headForms.has(word),
);

export const isContent = (term: Term) => term.quote > 0 || (!isMark(term) && !isTalk(term.word));

export function hasObject(terms: readonly Term[], from: number, to: number): boolean {
  spend(Math.max(0, to - from));
  return terms.slice(from + 1, to).some(isContent);
}

export const isSeparator = (term: Term) => /^[,;—–-]$/.test(term.text) || /^(?:и|а|но|потом|затем)$/.test(term.word);

/** Has the clause a word of something finished: «купил», «помыты»? */
export function statesDone(terms: readonly Term[]): boolean {
  return terms.some(
    (term) =>
      isWord(term) &&
      !term.quote &&
      !term.taken &&
      !NOISE.test(term.word) &&
      (isPast(term.word) || (isPassive(term.word) && !/(?:нн|т)\p{L}{2}$/u.test(term.word))) &&
      !MODAL.test(term.word),
  );
}

/** «молоко купил добавь задачу купить хлеб»: a statement before a creating head with its own title. */
export function withoutStatement(clause: Clause): Clause[] {
  const { head, terms } = clause;
  if (!head || head.at === 0) return [clause];
  if (followsFrom(terms, head.at)) return [{ ...clause, terms: terms.slice(head.at), head: { ...head, at: 0 } }];
  const creates = isCreating(head.verb) && head.verb !== 'make';
  const cut = creates ? turnCut(terms, head.at) || titleCut(terms, head.at) : statementCut(terms, head.at);
  if (cut <= 0) return [clause];
  return [
    { terms: terms.slice(0, cut), head: null, line: clause.line, opens: false },
    { ...clause, terms: terms.slice(cut), head: { ...head, at: head.at - cut }, line: false },
  ];
}

/** «приезжают гости, поэтому добавь …»: a reason is no part of the command. */
function followsFrom(terms: readonly Term[], head: number): boolean {
  const [before, word] = [terms[head - 2]?.word, terms[head - 1]?.word];
  const therefore = word === 'поэтому' || (word === 'что' && before === 'так');
  return therefore && !statesDone(terms.slice(0, head)) && hasObject(terms, head, terms.length);
}

/** «корм купил, теперь надо покормить кота, запиши»: what is next begins with «теперь». */
function turnCut(terms: readonly Term[], head: number): number {
  const cut = terms.findIndex((term, at) => at < head && !term.quote && term.word === 'теперь');
  const [before, after] = [terms.slice(0, Math.max(0, cut)), terms.slice(cut + 1, head)];
  const verbal = (part: readonly Term[]) => part.some((term) => isInfinitive(term.word));
  return statesDone(before) && !verbal(before) && verbal(after) ? cut : 0;
}

/** A creating head with its own title takes nothing from a statement before it. */
function titleCut(terms: readonly Term[], head: number): number {
  const [before, after] = [terms.slice(0, head), terms.slice(head + 1)];
  const titled =
    after.some((term) => isInfinitive(term.word)) ||
    (TASK_NOUN.test(after[0]?.word ?? '') && after.some((term) => term.quote > 0));
  return titled && statesDone(before) && !before.some((term) => isInfinitive(term.word)) ? head : 0;
}

/** «молоко купил, маму перенеси»: the last part before the head is the head's own, what is before it a statement. */
function statementCut(terms: readonly Term[], head: number): number {
  const cut = terms.findLastIndex((term, at) => at < head && at > 0 && isSeparator(term) && !term.quote);
  if (cut <= 0) return 0;
  const told = terms.slice(0, cut).filter((term) => !META.test(term.word));
  const own = terms.slice(cut + 1, head);
  const objects = hasObject(own, -1, own.length) || hasObject(terms, head, terms.length);
  return objects && !statesDone(own) && told.some(isContent) && statesDone(told) && hasNoun(told) ? cut : 0;
}

const hasNoun = (terms: readonly Term[]) => terms.some((term) => isContent(term) && !isPast(term.word));

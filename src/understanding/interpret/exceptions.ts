import type { Word } from '../hear/words.ts';
import type { Clause } from '../read/clauses.ts';
import { describesTask } from './meant.ts';

const EXCEPT = /^(?:кроме|исключая)$/;
const ENDS_EXCEPTION = /^[,;.!?—–-]$/;

/** «всё, кроме ботинок»: the words of what is left out, and the places of those that name it. */
export function exceptedIn(
  { from, to }: Pick<Clause, 'from' | 'to'>,
  words: readonly Word[],
): { words: ReadonlySet<Word>; places: number[] } {
  const at = words.findIndex(({ word }, index) => index >= from && index < to && EXCEPT.test(word));
  if (at < 0) return { words: new Set(), places: [] };
  const end = words.findIndex(
    ({ kind, text, word }, index) => index > at && (kind === 'break' || ENDS_EXCEPTION.test(text) || word === 'и'),
  );
  const behind = Array.from({ length: (end < 0 ? to : Math.min(end, to)) - at }, (_, index) => at + index);
  return {
    words: new Set(behind.map((place) => words[place]!)),
    places: behind.slice(1).filter((place) => describesTask(words[place]!)),
  };
}

import type { Span } from '#shared/russian/text.ts';
import { isMark, type Term, take } from './terms.ts';

/** A line that is a task, taken apart; what a term says besides the title has taken it. */
export interface Line {
  text: string;
  terms: readonly Term[];
  /** Taken by the title: nothing else may be read from them. */
  kept: ReadonlySet<Term>;
}

/** A value with the words that say it; offsets are of the line as typed. */
export interface Said<Value> {
  value: Value;
  spans: readonly Span[];
}

/** Takes the terms and answers where they stand. */
export function claim({ terms }: Line, from: number, to: number): Span {
  take(terms, from, to);
  return { start: terms[from]!.start, end: terms[to - 1]!.end };
}

const titled = ({ kept }: Line, term: Term) => !isMark(term) && (!term.taken || kept.has(term));

/** True where no word of the title stands before the term at `from`. */
export const startsLine = (line: Line, from: number) => !line.terms.slice(0, from).some((term) => titled(line, term));

/** True where no word of the title stands from the term at `to` on. */
export const endsLine = (line: Line, to: number) => !line.terms.slice(to).some((term) => titled(line, term));

/** How many words the title has without the terms from `from` to `to`. */
export const titleLeft = (line: Line, from: number, to: number) =>
  line.terms.filter((term, at) => (at < from || at >= to) && titled(line, term)).length;

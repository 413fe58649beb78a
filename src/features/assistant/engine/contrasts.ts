import type { Piece } from '#shared/russian/when-piece.ts';
import { type Term, take } from './terms.ts';

/** «сегодня не успею, давай завтра» rules the first day out. */
const isMissed = (terms: readonly Term[], { to }: Piece) =>
  terms[to]?.word === 'не' && /^(?:успе|смогу|сможем|могу|получ)/.test(terms[to + 1]?.word ?? '');

/** Where the words that rule a date out begin: «а не послезавтра», «вместо пятницы»; -1 where none do. */
function ruledOutFrom(terms: readonly Term[], piece: Piece): number {
  const { from } = piece;
  const [before, word] = [terms[from - 2]?.word, terms[from - 1]?.word];
  if (word === 'вместо') return from - 1;
  if (isMissed(terms, piece)) return from;
  if (word !== 'не') return -1;
  if (before === 'а' || before === 'и') return from - 2;
  return terms[from - 2]?.text === ',' ? from - 1 : -1;
}

/** Of «завтра, а не послезавтра» what holds; the words of the rest are taken. */
export function withoutRuledOut(terms: readonly Term[], pieces: readonly Piece[]): Piece[] {
  const held = pieces.filter((piece) => ruledOutFrom(terms, piece) < 0);
  if (held.length === 0) return [...pieces];
  for (const piece of pieces) {
    const from = ruledOutFrom(terms, piece);
    if (from >= 0) take(terms, from, piece.to);
  }
  return held;
}

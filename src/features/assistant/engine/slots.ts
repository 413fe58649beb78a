import { compatible, findPieces, momentOf, type When } from '#shared/russian/when.ts';
import type { Clock, Piece } from '#shared/russian/when-piece.ts';
import { withoutRuledOut } from './contrasts.ts';
import { type Term, take } from './terms.ts';

const LABEL = /^(?:срок|сроком|дедлайн|дедлайном|крайний|дата|датой|дату|время|начало|конец|начать|окончание)$/;

/** A date's own label goes with it: «срок — 25 декабря», «дедлайн до пятницы». */
function takeLabels(terms: readonly Term[], from: number): void {
  let at = from - 1;
  while (
    at >= 0 &&
    (terms[at]!.taken || /^[:—–-]$/.test(terms[at]!.text) || /^(?:на|это|будет)$/.test(terms[at]!.word))
  )
    at--;
  if (at < 0 || !LABEL.test(terms[at]!.word)) return;
  while (at > 0 && LABEL.test(terms[at - 1]!.word)) at--;
  take(terms, /^(?:с|со)$/.test(terms[at - 1]?.word ?? '') ? at - 1 : at, from);
}

const TRAILING = /^(?:включительно|числа|ровно|примерно|точно|максимум|минимум|крайний|край)$/;

/** «поздравить Олю с 1 сентября»: what to congratulate on, not when. */
const isOccasion = (terms: readonly Term[], { prep, from }: Piece) =>
  /^со?$/.test(prep) && terms.slice(Math.max(0, from - 5), from).some((term) => /^поздрав/.test(term.word));

/** Takes the day and time that the terms speak of. A correction wins: «на завтра, ой нет, на послезавтра». */
export function takeWhen(terms: readonly Term[], clock: Clock, keepPast = false): When | null {
  const open = terms.filter((term) => !term.taken);
  const found = findPieces(open, clock).filter((piece) => (keepPast || !piece.past) && !isOccasion(open, piece));
  const pieces = withoutRuledOut(open, found);
  const used = corrected(open, pieces) ?? compatible(open, pieces);
  const when = momentOf(open, used, clock);
  for (const piece of used) {
    for (let at = piece.from; at < piece.to; at++) open[at]!.taken = true;
    const first = terms.indexOf(open[piece.from]!);
    takeLabels(terms, first);
    const after = terms.indexOf(open[piece.to - 1]!) + 1;
    if (TRAILING.test(terms[after]?.word ?? '')) take(terms, after, after + 1);
  }
  return when;
}

const JOINS = /^(?:и|,|а|также|еще)$/;

/**
 * Takes the days that follow `when` as its equals: «на понедельник и на среду». Empty where something else follows
 * them, so that they belong to that.
 */
export function takeFurther(terms: readonly Term[], when: When, clock: Clock): When[] {
  const end = when.spans.at(-1)!.end;
  const after = terms.filter((term) => term.start >= end && !term.taken);
  const joined = after.findIndex((term) => !JOINS.test(term.word || term.text));
  if (joined < 1 || !when.saysDay) return [];
  const rest = after.slice(joined);
  const used = compatible(rest, run(findPieces(rest, clock)));
  const next = momentOf(rest, used, clock);
  const to = used.at(-1)?.to ?? 0;
  if (!next?.saysDay || next.past || next.day === when.day || used.some(({ prep }) => /^(?:до|по)$/.test(prep)))
    return [];
  const further = takeFurther(rest, next, clock);
  const open = rest.slice(to).filter((term) => !term.taken && term.kind !== 'mark');
  if (further.length === 0 && open.length > 0) return [];
  for (const term of after.slice(0, joined + to)) term.taken = true;
  return [next, ...further];
}

/** The pieces that stand at the beginning, one right behind the other. */
function run(pieces: readonly Piece[]): Piece[] {
  let end = 0;
  return pieces.filter((piece) => {
    if (piece.from !== end) return false;
    end = piece.to;
    return true;
  });
}

/** What was said before a correction and is not said anew still holds. */
function revised(terms: readonly Term[], pieces: readonly Piece[], index: number): Piece[] {
  const later = pieces.slice(index);
  const saysDay = later.some((piece) => piece.day !== undefined);
  const saysTime = later.some((piece) => piece.time !== undefined || piece.part !== undefined);
  const kept = pieces
    .slice(0, index)
    .filter(
      (piece, at) =>
        at < index - 1 && !(piece.day !== undefined && saysDay) && !((piece.time || piece.part) && saysTime),
    );
  for (const piece of pieces.slice(0, index))
    if (!kept.includes(piece)) for (let at = piece.from; at < piece.to; at++) terms[at]!.taken = true;
  for (let at = pieces[index - 1]!.to; at < pieces[index]!.from; at++) terms[at]!.taken = true;
  return compatible(terms, [...kept, ...later]);
}

function corrected(terms: readonly Term[], pieces: readonly Piece[]): Piece[] | null {
  for (let index = 1; index < pieces.length; index++) {
    const from = pieces[index - 1]!.to;
    const between = terms
      .slice(from, pieces[index]!.from)
      .map((term) => term.word)
      .filter((word) => /\p{L}/u.test(word));
    if (between.join(' ') === 'а' && terms[pieces[index - 1]!.from - 1]?.word === 'не') {
      for (let at = pieces[index - 1]!.from - 1; at < pieces[index]!.from; at++) terms[at]!.taken = true;
      return compatible(terms, pieces.slice(index));
    }
    const turns =
      between.length > 0 &&
      between.length < 5 &&
      between.some((word) => /^(?:нет|точнее|вернее|ой|поправка|лучше|то-есть)$/.test(word));
    if (
      !turns ||
      between.some((word) => !/^(?:нет|точнее|вернее|ой|поправка|лучше|а|то|есть|или|давай|не|то-есть)$/.test(word))
    )
      continue;
    return revised(terms, pieces, index);
  }
  return null;
}

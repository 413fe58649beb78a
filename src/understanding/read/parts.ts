import type { Word } from '../hear/words.ts';
import type { Part } from './labels.ts';

const NUMBERED =
  /^(?:номер|№|глава|том|серия|урок|кабинет|квартира|пункт|часть|версия|дом|корпус|палата|вариант|эпизод|выпуск)$/;

const isWhole = ({ label }: Part) => label === 'title' || label === 'ref' || label === 'name' || label === 'note';

/** A closing sign that only stands behind a part: «молоко.» */
const closes = (words: readonly Word[], at: number) =>
  words[at]!.kind === 'mark' && !words[at + 1]?.glued && !/[%+»")]/.test(words[at]!.text);

/** «квартира 12», «вещь номер 3» */
const isItsNumber = (words: readonly Word[], at: number) =>
  words[at]!.kind === 'number' && NUMBERED.test(words[at - 1]?.lemma ?? '');

/** Ends no part in the middle of what is written together: «SD-карту», «v12», «14:00». */
function widened(part: Part, parts: readonly Part[], words: readonly Word[]): Part {
  if (!isWhole(part)) return part;
  let { to } = part;
  const free = (at: number) => !parts.some((other) => other !== part && at >= other.from && at < other.to);
  const isBroken = (at: number) => words[at]!.kind === 'break' || words[at - 1]!.kind === 'break';
  const joins = (at: number) => (words[at]!.glued && !isBroken(at) && !closes(words, at)) || isItsNumber(words, at);
  while (to < words.length && free(to) && joins(to)) to++;
  return { ...part, to };
}

/** A line break or a semicolon parts two titles. */
function splitAtBreaks(part: Part, words: readonly Word[]): Part[] {
  if (part.label !== 'title') return [part];
  const found: Part[] = [];
  let { from } = part;
  for (let at = part.from; at <= part.to; at++) {
    if (at < part.to && words[at]!.kind !== 'break' && words[at]!.text !== ';') continue;
    const begin = behindNumber(words, from, at);
    if (words.slice(begin, at).some(({ kind }) => kind === 'word')) found.push({ ...part, from: begin, to: at });
    from = at + 1;
  }
  return found.length > 0 ? found : [part];
}

/** «1. Купить», «2) Сдать», «- Позвонить»: what marks a line of a list is none of its title. */
function behindNumber(words: readonly Word[], from: number, to: number): number {
  const opensLine = from === 0 || words[from - 1]!.kind === 'break';
  if (!opensLine) return from;
  if (words[from]?.kind === 'number' && /^[.)]$/.test(words[from + 1]?.text ?? '') && from + 2 < to) return from + 2;
  return words[from]?.kind === 'mark' && /^[-–—•*]$/.test(words[from]!.text) ? from + 1 : from;
}

/** Parts as they are written: none ends inside of a written word, no title reaches over lines. */
export const asWritten = (parts: readonly Part[], words: readonly Word[]): Part[] =>
  parts.flatMap((part) => splitAtBreaks(widened(part, parts, words), words));

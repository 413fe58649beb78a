import { HOUR } from '#shared/day.ts';
import { TAKES_BACK } from '#shared/russian/taking-back.ts';
import { compatible, type DueChange, dueChangeOf, momentOf, type When } from '#shared/russian/when.ts';
import type { Clock, Piece } from '#shared/russian/when-piece.ts';
import { aboutLength, EARLIER, LATER, readFromToday, readLength } from '#shared/russian/when-relative.ts';
import { piecesSaid } from '#shared/russian/when-said.ts';
import { names, type Word } from '../hear/words.ts';

const CLEARED =
  /(?:^| )(?:без (?:срока|сроков|даты|дедлайна|времени)|бессрочн\p{L}*|(?:на )?(?:когда-нибудь|когда нибудь|потом)|на неопределенн\p{L}+)(?: |$)/u;
/** What between two days takes the first of them back as well, though it may be in the midst of a name. */
const MENDS = /^(?:ох|виноват\p{L}*|поправ\p{L}+|извин\p{L}+|ошиб\p{L}+|йок|тоесть|то)$/u;
const PART_OF_DAY = /^(?:дня|утра|вечера|ночи)$/;

const says = (piece: Piece) => ({
  day: piece.day !== undefined || piece.moment !== undefined,
  time: piece.time !== undefined || piece.part !== undefined || piece.moment !== undefined,
  vague: piece.vague === true,
});

/** Of two days or two times that were said apart the later one holds: «в среду, нет, лучше в четверг». */
function withoutMended(pieces: readonly Piece[], partOf: (piece: Piece) => number): Piece[] {
  return pieces.filter((piece) => {
    const own = says(piece);
    const later = pieces.filter((other) => partOf(other) > partOf(piece)).map(says);
    // «в следующий вторник, то есть на той неделе»
    const dayAgain = own.day && later.some(({ day, vague }) => day && (own.vague || !vague));
    const timeAgain = own.time && later.some(({ time }) => time);
    return !(own.day ? dayAgain : timeAgain);
  });
}

/** The moment that the parts of a clause speak of together. */
export function whenOf(parts: readonly (readonly Word[])[], clock: Clock): When | null {
  const words = parts.flat();
  const starts = parts.map((_, index) => parts.slice(0, index).flat().length);
  words.forEach(({ word }, at) => {
    if (TAKES_BACK.test(word) || MENDS.test(word)) starts.push(at);
  });
  const partOf = ({ from }: Piece) => starts.filter((start) => start <= from).length;
  const found = piecesSaid(words, clock);
  const pieces = withoutMended(found, partOf);
  const used = compatible(words, pieces);
  return used.length > 0 ? momentOf(words, used, clock) : null;
}

const isNumber = ({ kind }: Word) => kind === 'number';

const MORE = /^еще$/;
/** What is short may as well be a time. */
const LONG: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year']);

/** «на час позже», «на два дня», «ещё неделю»: how far a deadline moves. */
function shiftOf(words: readonly Word[], clock: Clock): DueChange | null {
  const whole = readLength(words, 0);
  if (whole && words.length > 1 && whole.next === words.length && LONG.has(whole.unit))
    return { kind: 'shift', amount: whole.value, unit: whole.unit };
  for (let at = 0; at < words.length; at++) {
    const about = aboutLength(words, at, /^на$/);
    if (about) return { kind: 'shift', amount: about.value, unit: about.unit };
    const ledBy = words[at]!.word === 'на';
    const length = readLength(words, ledBy ? at + 1 : at);
    if (!length || readFromToday(words, at, clock)) continue;
    if (MORE.test(words[at - 1]?.word ?? '')) return { kind: 'shift', amount: length.value, unit: length.unit };
    const around = [words[at - 1]?.word ?? '', words[length.next]?.word ?? ''];
    const earlier = around.some((word) => EARLIER.test(word));
    const later = around.some((word) => LATER.test(word));
    const next = words[length.next];
    const ofClock = words[length.next - 1]!.word === 'дня' && (length.value < 2 || length.value > 4);
    const aTime = ofClock || (next && (PART_OF_DAY.test(next.word) || isNumber(next)));
    const hours = length.unit === 'hour' && !words[at + 1]?.word.startsWith('час') && length.value % 1 === 0;
    if (!earlier && !later && !(ledBy && !aTime && !hours)) continue;
    return { kind: 'shift', amount: earlier ? -length.value : length.value, unit: length.unit };
  }
  return null;
}

/** What the parts make of a deadline that may be there already; null where they say nothing of one. */
export function deadlineOf(parts: readonly (readonly Word[])[], clock: Clock): DueChange | null {
  const said = parts
    .flat()
    .map(({ word }) => word)
    .join(' ');
  if (CLEARED.test(said)) return { kind: 'clear' };
  const shift = shiftOf(parts.flat(), clock);
  if (shift) return shift;
  const when = whenOf(parts, clock);
  return when && dueChangeOf(when);
}

/** «в восемь вечера …, в десять …»: times of a list go up, so ten is in the evening as well. */
export function ascending(when: When | null, before: When | null): When | null {
  if (!when?.clockTime || !before?.clockTime || when.day !== before.day || when.due >= before.due) return when;
  return when.clockTime.hour < 12 ? { ...when, due: when.due + 12 * HOUR } : when;
}

const saysOne = (words: readonly Word[], pattern: RegExp) =>
  words.some((word) => names(word) && pattern.test(word.word));

/** «убери срок», «сними дедлайн». */
export const takesDeadlineAway = (command: readonly Word[]) =>
  saysOne(command, /^(?:срок|дат[уы]|дедлайн|deadline)/) &&
  saysOne(command, /^(?:сн|уб|удал|стер|стир|сотр|обнул|отмен|очист|сброс)/);

import { numberWord } from '#shared/russian/numerals.ts';
import type { Word } from '../hear/words.ts';
import type { Part } from '../read/labels.ts';

/** The parts of a clause among which two titles stand. */
interface Around {
  all: readonly Part[];
  /** What was taken back. */
  voids: readonly Part[];
  words: readonly Word[];
}

const JOINT = /^(?:и|плюс|потом|еще|а|также|затем|ну|там|да)$/;
/** What leads to the next thing, with whatever is said aside before it: «…, так стоп, курьер… и выбить скидку». */
const ADDS = /^(?:и|плюс|потом|еще|также|затем)$/;
const SIGN = /^[,;•*–—:.+/-]$/;
/** «раз», «во-вторых», «другой»: what counts, beside numbers. */
const COUNTS =
  /^(?:раз|во-первых|во-вторых|в-(?:третьих|четвертых|пятых|шестых)|первых|вторых|first|second|third|одно|другое)$/;
/** What begins the next of two deeds: «постирать шторы, надо погладить», «выкинуть мусор завтра помыть окна». */
const PARTING = new Set(['cmd', 'need', 'when']);

const isWord = ({ kind }: Word) => kind === 'word';
const isBreak = ({ kind }: Word) => kind === 'break';
const isCount = ({ kind, word }: Word) => kind === 'number' || COUNTS.test(word) || Boolean(numberWord(word));
const parts = (one: Word) => isBreak(one) || SIGN.test(one.text) || JOINT.test(one.word) || isCount(one);

/** What stands between two titles only parts them: signs, line breaks, «и», «ещё», «второе». */
const onlyParts = (gap: readonly Word[]) =>
  gap.some(parts) && gap.every((one) => !isWord(one) || JOINT.test(one.word) || isCount(one));

const isDeed = ({ from, to }: Part, words: readonly Word[]) =>
  words.slice(from, to).some(({ speech }) => speech === 'INFN') &&
  !words.slice(from, to).some(({ word }) => word === 'ли');
const isThing = (word: Word | undefined) => /^(?:NOUN|UNKN)$/.test(word?.speech ?? '');

/** «лопата, кувалда, нет, есть, ломик»: what was taken back is a thing of its own, and what stands around it is no one title. */
function takesOneOfList(titles: readonly Part[], at: number, taken: Part, words: readonly Word[]): boolean {
  const [before, title] = [titles[at - 1]!, titles[at]!];
  if (isDeed(before, words) || isDeed(title, words)) return isDeed(before, words) && isDeed(title, words);
  const said = [words[before.to - 1], words.slice(taken.from, taken.to).find(isWord), words[title.from]];
  return titles.length > 2 && said.every(isThing);
}

/** «занавески в библиотеку (это разные занавески!), поблагодарить завхоза», «…, если найдёте место, и перечень лиц». */
function isAside(gap: readonly Word[], deeds: boolean): boolean {
  const said = gap.filter(isWord);
  const bracket = gap.findLastIndex(({ text }) => text === ')');
  return (
    deeds ||
    gap.some(isBreak) ||
    /^(?:и|плюс)$/.test(said[0]!.word) ||
    ADDS.test(said.at(-1)!.word) ||
    isCount(gap.findLast((one) => isWord(one) || one.kind === 'number')!) ||
    (bracket >= 0 && gap.slice(bracket).some(({ text }) => text === ','))
  );
}

/** Whether a title of a clause begins another thing than the title before it; otherwise they are one that something was said within. */
export function areApart(titles: readonly Part[], at: number, { all, voids, words }: Around): boolean {
  const [before, title] = [titles[at - 1]!, titles[at]!];
  const isBetween = ({ from, to }: Part) => from >= before.to && to <= title.from;
  const [between, taken] = [all.filter(isBetween), voids.find(isBetween)];
  if (taken) return takesOneOfList(titles, at, taken, words);
  const isFree = (_: Word, index: number) =>
    !between.some(({ from, to }) => before.to + index >= from && before.to + index < to);
  const gap = words.slice(before.to, title.from).filter(isFree);
  const deeds = isDeed(before, words) && isDeed(title, words);
  if (between.some(({ label }) => PARTING.has(label))) {
    const isTimed = between.every(({ label }) => label === 'when');
    // «педиатр во вторник, второй этаж»
    const isListed = titles.length > 2 || all.filter(({ label }) => label === 'when').length > 1;
    return deeds || (isTimed && isListed && onlyParts(gap));
  }
  if (between.length > 0) return onlyParts(gap);
  return gap.length === 0 || onlyParts(gap) || (gap.some(isWord) && isAside(gap, deeds));
}

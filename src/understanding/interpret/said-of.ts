import { numberWord } from '#shared/russian/numerals.ts';
import { isNameless, kinship, SAME_WORD } from '../hear/kinship.ts';
import type { Word } from '../hear/words.ts';
import type { Part } from '../read/labels.ts';

/** One of the things that a clause lists: its title's parts, and what is said of it alone. */
export interface Item {
  titles: Part[];
  /** Slots that stand by it. */
  own: Part[];
}

const TOGETHER =
  /^(?:вс(?:е|ё|ю|ем|ему|ех|еми)|весь|об[ае]|обоим|обеим|обоих|обеих|кажд(?:ое|ую|ой|ому|ого)|их|эти|этих|общ(?:ий|ая|ее)|alles|all|both)$/;
/** «и то и другое», «дедлайн один» */
const ALIKE = /(?:^| )(?:то и (?:то|другое|это)|(?:срок|дедлайн|deadline)\S* один)(?: |$)/;
/** How far behind what is said a word may gather: «завтра к обеду все». */
const REACH = 3;

/** «всё в стройку»: the words of a title that only gather what was listed. */
export const isGathering = ({ from, to }: Part, words: readonly Word[]): boolean =>
  words
    .slice(from, to)
    .every(({ word, kind }) => kind !== 'number' && (kind !== 'word' || TOGETHER.test(word) || word === 'это'));

/** Whether words gather what was listed: «всё», «и то и другое». */
export function gathers(words: readonly Word[]): boolean {
  const said = words.filter(({ kind, quote }) => kind === 'word' && quote === 0).map(({ word }) => word);
  const isSome = (word: string, at: number) => /^эти/.test(word) && Boolean(numberWord(said[at + 1] ?? ''));
  return said.some((word, at) => TOGETHER.test(word) && !isSome(word, at)) || ALIKE.test(said.join(' '));
}

const ENDS = /^[.;—–]$/;

/**
 * «всё в стройку», «до пятницы оба»: what stands behind a list that ends before `end` is said of all of it. `slots`: all that
 * stands there.
 */
export function isSaidOfAll(slot: Part, slots: readonly Part[], end: number, words: readonly Word[]): boolean {
  const from = Math.max(end, ...slots.filter(({ to }) => to <= slot.from).map(({ to }) => to));
  const next = Math.min(slot.to + REACH, ...slots.filter((one) => one.from >= slot.to).map((one) => one.from));
  const behind = words.slice(slot.to, next);
  const stop = behind.findIndex(({ kind, text }) => kind === 'break' || ENDS.test(text));
  const before = words.slice(from, slot.to);
  return (
    gathers([...before, ...(stop < 0 ? behind : behind.slice(0, stop))]) ||
    (slot.label === 'proj' && before.some(({ word }) => word === 'это'))
  );
}

/** «…, забрать клетку. Срок суббота»: what is said apart from the last thing of a list. */
export const standsApart = (slot: Part, end: number, words: readonly Word[]): boolean =>
  words
    .slice(end, slot.from)
    .some(
      ({ kind, text }) => kind === 'break' || /^[.;:]$/.test(text) || (slot.label !== 'prio' && /^[—–]$/.test(text)),
    );

/** Things of a list, by where their titles begin. */
type Named = number[];

const PLACES = /^(?:(?:перв|последн)(?:[ыи]е|[ыи]х|[ыи]м|[ыи]ми)|эти|этих)$/;
const REST = /^(?:остальн|прочее|прочие)/;
const LATEST = /^(?:последн(?:ее|юю|ий|яя|ему|ей)|этот|эту|эта|он|она)$/;
const PAUSE = /^[,.;:—–]$/;

/** Which things of a list a word beside what is said of some points at: «второе», «последние два», «трубы»; null for none. */
function pointed(at: number, items: readonly Item[], words: readonly Word[]): Named | 'rest' | null {
  const { word, speech } = words[at]!;
  const begins = items.map(({ titles }) => titles[0]!.from);
  const number = numberWord(word);
  if (PLACES.test(word)) {
    const next = words[at + 1];
    const count = next ? (numberWord(next.word)?.value ?? Number(next.word)) : 0;
    if (!(count > 1 && count <= begins.length)) return null;
    return word.startsWith('перв') ? begins.slice(0, count) : begins.slice(-count);
  }
  if (LATEST.test(word)) return begins.slice(-1);
  if (REST.test(word)) return 'rest';
  if (number?.ordinal) return number.value <= begins.length ? [begins[number.value - 1]!] : null;
  if (!/^(?:NOUN|UNKN)$/.test(speech) || isNameless(word)) return null;
  const isNamed = ({ titles }: Item) =>
    titles.some(({ from, to }) => words.slice(from, to).some((one) => kinship(words[at]!, one) > SAME_WORD));
  const named = items.filter(isNamed);
  return named.length === 1 ? [named[0]!.titles[0]!.from] : null;
}

/**
 * Of what is said behind a list, what words say of some of its things: «первое срочно, остальное подождёт», «последние два
 * завтра», «…, окна и трубы. Трубы срочно». What points at a thing stands ahead of what is said of it, or right behind that.
 * `slots` stand in their order.
 */
export function saidOfSome(
  slots: readonly Part[],
  end: number,
  items: readonly Item[],
  words: readonly Word[],
): Map<Part, Named> {
  const found = new Map<Part, Named | 'rest'>();
  const isPause = ({ kind, text, word }: Word) => kind === 'break' || PAUSE.test(text) || word === 'а';
  const between = (from: number, to: number): Named | 'rest' | null => {
    const places = words
      .slice(from, to)
      .flatMap(({ kind, quote }, index) => (kind === 'word' && !quote ? from + index : []));
    const named: Named = [];
    for (const at of places) {
      const one = pointed(at, items, words);
      if (one === 'rest') return one;
      named.push(...(one ?? []));
    }
    return named.length > 0 ? named : null;
  };
  let from = end;
  slots.forEach((slot, at) => {
    const next = slots[at + 1]?.from ?? words.length;
    const pause = words.findIndex((word, place) => place >= slot.to && place < next && isPause(word));
    const stop = pause < 0 ? next : pause;
    const ahead = between(from, slot.from);
    const before = slots[at - 1];
    const isOneBreath = before !== undefined && !words.slice(before.to, slot.from).some(isPause);
    // «второе завтра срочно»
    const goesOn = isOneBreath && before.label !== slot.label ? found.get(before) : undefined;
    const one = ahead ?? between(slot.to, stop) ?? goesOn;
    if (one) found.set(slot, one);
    from = ahead ? slot.to : stop;
  });
  const spoken = new Set([...found.values()].flatMap((one) => (one === 'rest' ? [] : one)));
  const others = items.map(({ titles }) => titles[0]!.from).filter((begin) => !spoken.has(begin));
  return new Map([...found].map(([slot, one]) => [slot, one === 'rest' ? others : one]));
}

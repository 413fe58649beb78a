import { TAKES_BACK } from '#shared/russian/taking-back.ts';
import { fold } from '#shared/russian/text.ts';
import { spend } from '#shared/work.ts';
import { hear, type Word } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import type { Part } from '../read/labels.ts';
import { namesProject } from './context.ts';
import { STAND_IN, withInstead } from './standing-in.ts';

/** What a message says of tags by their sign or their noun: «#дом», «с тегом дом», «добавь тег дом к отчёту». */
export interface TagsSaid {
  /** Each once, known ones as they are spelled. */
  names: string[];
  /** Where each stands, and whether it is said of what has none of it: «без тега дом». */
  places: { name: string; at: number; without: boolean }[];
  /** The message with blanks in their places. */
  rest: string;
  /** They are to be put or taken, of the task that these parts of the message name; null where they only describe. */
  deed: { change: 'put' | 'take'; ref: Part[]; whole: boolean } | null;
  /** The message with a day in the place of what is to be put or taken, whatever else it says; null where nothing is. */
  stoodIn: { change: 'put' | 'take'; text: string } | null;
}

const NOUN = /^(?:(?:х[еэ]ш)?т[еэ]г(?:а|у|ом|е|и|ов|ами|ам)?|метк(?:а|у|ой|и|е|ами|ам)|меток)$/;
const MANY = /^(?:(?:х[еэ]ш)?т[еэ](?:ги|гов|гами|гам)|метк(?:и|ами|ам)|меток)$/;
const BY = /^(?:(?:х[еэ]ш)?т[еэ]г(?:ом|ами)|метк(?:ой|ами))$/;
const DESCRIBING = /^(?:с|со|под|по|без)$/;
const PUTS =
  /^(?:добав|доб$|постав|ставь|повес|навес|накин|кин|прилеп|припиш|приписа|присво|присовокуп|прицеп|назнач|дай$|дать$|простав|прикреп)/;
const TAKES = /^(?:убер|убра|убир|сним|снят|удал|стер|сотр|отцеп|откреп|отвяж|минус$)/;
const MARKS = /^(?:помет|отмет|обознач)/;
const LEADS = /^(?:к|ко|на|для|у|с|со|от|из)$/;
const BESIDE = /^(?:еще|ещё|две|три|пару|эти|такие|новые|мне|пожалуйста|плиз|и|этот|эту)$/;
const JOINS = /^(?:и|,)$/;
const QUOTES = new Map([
  ['«', '»'],
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
]);
/** Words between two names that take the first back: «тег магазин, хотя лучше тег покупки». */
const MENDING = 6;
const NAMED = 0.8;
/** Units of work that it costs to compare a word with a name. */
const HEARING = 4;
/** A command of more words than that does more than it. */
const MOST_WORDS = 12;

interface Phrase {
  from: number;
  to: number;
  names: string[];
  /** Its noun; null where the sign names it. */
  noun: string | null;
  before: string;
}

const isNameable = ({ kind, speech, forms }: Word) =>
  kind === 'word' &&
  !/^(?:PREP|CONJ|VERB)$/.test(speech) &&
  forms.some((form) => /:(?:nomn)?$|^(?:UNKN|LATN)/.test(form));

/** Known names by the letters that they begin with in whatever form. */
type KnownNames = ReadonlyMap<string, readonly string[]>;

const beginning = (name: string) => fold(name).slice(0, 2);

function knownNames(tasks: readonly KnownTask[]): KnownNames {
  const names = [...new Set(tasks.flatMap(({ tags }) => tags))];
  return Map.groupBy(names, beginning);
}

/** A name from `at` on: in quotes, or a known one. */
function knownNameAt(words: readonly Word[], at: number, text: string, known: KnownNames, dictionary: Dictionary) {
  const first = words[at];
  if (!first) return null;
  const close = QUOTES.get(first.text);
  if (close) {
    const end = words.findIndex((word, index) => index > at && word.text === close);
    const inner = end > at + 1 ? text.slice(words[at + 1]!.start, words[end - 1]!.end) : '';
    return inner ? { name: inner, to: end + 1 } : null;
  }
  const alike = known.get(beginning(first.text)) ?? [];
  spend(alike.length * HEARING);
  const fits = alike
    .map((name) => ({ name, to: at + hear(name, dictionary).length }))
    .filter(({ name, to }) => to <= words.length && namesProject(words.slice(at, to), name, dictionary) > NAMED)
    .sort((one, other) => other.to - one.to);
  return fits[0] ?? null;
}

/** A name from `at` on: in quotes, a known one, or a word that stands by itself. */
function nameAt(words: readonly Word[], at: number, text: string, known: KnownNames, dictionary: Dictionary) {
  const first = words[at];
  const alone = first && isNameable(first) ? { name: first.text, to: at + 1 } : null;
  return knownNameAt(words, at, text, known, dictionary) ?? alone;
}

function phrasesIn(words: readonly Word[], text: string, known: KnownNames, dictionary: Dictionary): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; at++) {
    const { word, text: sign, end } = words[at]!;
    const behind = words[at + 1];
    if (
      sign === '#' &&
      behind?.start === end &&
      /\p{L}/u.test(behind.text) &&
      words[at - 1]?.end !== words[at]!.start
    ) {
      let to = at + 2;
      while (words[to]?.start === words[to - 1]!.end && /[\p{L}\d]/u.test(words[to]!.text)) to++;
      const said = text.slice(behind.start, words[to - 1]!.end);
      const name = known.get(beginning(said))?.find((one) => fold(one) === fold(said)) ?? said;
      phrases.push({ from: at, to, names: [name], noun: null, before: words[at - 1]?.word ?? '' });
      at = to - 1;
      continue;
    }
    if (word === 'как' && words.some((one) => MARKS.test(one.word))) {
      const named = knownNameAt(words, at + 1, text, known, dictionary);
      if (named) phrases.push({ from: at, to: named.to, names: [named.name], noun: word, before: '' });
      continue;
    }
    if (!NOUN.test(word)) continue;
    const begin = words[at + 1]?.text === ':' ? at + 2 : at + 1;
    const names: string[] = [];
    let to = begin;
    for (let next = begin; ; next = to + 1) {
      const found = nameAt(words, next, text, known, dictionary);
      if (!found) break;
      names.push(found.name);
      to = found.to;
      if (!MANY.test(word) || !JOINS.test(words[to]?.text ?? '')) break;
    }
    if (names.length === 0) continue;
    const led = DESCRIBING.test(words[at - 1]?.word ?? '');
    phrases.push({ from: led ? at - 1 : at, to, names, noun: word, before: led ? words[at - 1]!.word : '' });
    at = to - 1;
  }
  return phrases;
}

/** Of a message that is all about a tag, what is to be done with it, and the words that name the task. */
function deedOf(words: readonly Word[], [phrase, ...others]: readonly Phrase[]): TagsSaid['deed'] {
  if (!phrase || others.length > 0 || words.length > MOST_WORDS) return null;
  let verb = phrase.from - 1;
  while (verb >= 0 && BESIDE.test(words[verb]!.word)) verb--;
  // «повесь на отчёт тег дом», «добавь ему тег дом»
  const between = words[1];
  const leads = between && (LEADS.test(between.word) || between.forms.some((form) => form.endsWith(':datv')));
  if (phrase.noun !== null && leads && (PUTS.test(words[0]!.word) || TAKES.test(words[0]!.word))) verb = 0;
  // «тег дом с отчёта сними»
  if (phrase.noun !== null && !PUTS.test(words[verb]?.word ?? '') && !TAKES.test(words[verb]?.word ?? '')) {
    const behind = words.findIndex(({ word }, at) => at >= phrase.to && (PUTS.test(word) || TAKES.test(word)));
    if (behind >= 0) verb = behind;
  }
  const said = words[verb]?.word ?? '';
  const by = phrase.noun !== null && BY.test(phrase.noun) && !phrase.before;
  const marker = by ? words.findIndex(({ word }) => MARKS.test(word)) : -1;
  const puts = !phrase.before && PUTS.test(said);
  const takes = (!phrase.before || phrase.noun === null) && TAKES.test(said);
  const led = LEADS.test(words[phrase.to]?.word ?? '') || LEADS.test(words[0]?.word ?? '');
  // «добавь #дом купить краску» makes a task.
  if ((phrase.noun === null && !led) || (marker < 0 && !puts && !takes)) return null;
  const at = marker < 0 ? verb : marker;
  const free = words
    .map((_, index) => index)
    .filter((index) => index !== at && (index < phrase.from || index >= phrase.to));
  if (free.some((index) => words[index]!.forms[0]?.startsWith('VERB:impr'))) return null;
  const ref: Part[] = [];
  for (const index of free) {
    const last = ref.at(-1);
    if (LEADS.test(words[index]!.word) || words[index]!.kind !== 'word') continue;
    if (last?.to === index) last.to = index + 1;
    else ref.push({ label: 'ref', from: index, to: index + 1 });
  }
  return { change: takes ? 'take' : 'put', ref: ref.slice(0, 1), whole: ref.length <= 1 };
}

/** Words between a verb and what it puts: «повесь на отчёт тег дом». */
const REACH = 6;

/** The message as if a day were set where a tag is put or taken. */
function stoodInFor(words: readonly Word[], text: string, phrases: readonly Phrase[]): TagsSaid['stoodIn'] {
  const [first] = phrases;
  const last = phrases.at(-1)!;
  if (!first || phrases.some(({ before }) => DESCRIBING.test(before))) return null;
  const does = (at: number) => {
    const word = words[at]?.word ?? '';
    return PUTS.test(word) || TAKES.test(word) || MARKS.test(word);
  };
  const ahead = Array.from({ length: REACH }, (_, step) => first.from - 1 - step).find(does);
  const verb = ahead ?? Array.from({ length: REACH }, (_, step) => last.to + step).find(does);
  if (verb === undefined) return null;
  const change = TAKES.test(words[verb]!.word) ? ('take' as const) : ('put' as const);
  // «удали все задачи #дом» deletes what has the tag.
  const isBeside = verb === first.from - 1 || LEADS.test(words[last.to]?.word ?? '');
  if (change === 'take' && first.noun === null && !isBeside) return null;
  const pieces = phrases.map(({ from, to }, at) => ({
    ...{ start: words[from]!.start, end: words[to - 1]!.end },
    text: at === phrases.length - 1 ? STAND_IN.what : '',
  }));
  const led = [0, verb + 1, last.to].filter((at) => LEADS.test(words[at]?.word ?? ''));
  const blanks = led.map((at) => ({ start: words[at]!.start, end: words[at]!.end, text: '' }));
  const deed = { start: words[verb]!.start, end: words[verb]!.end, text: STAND_IN.deed };
  return { change, text: withInstead(text, [...pieces, ...blanks, deed]) };
}

/** Null where a message says nothing of tags. */
export function tagsSaid(text: string, tasks: readonly KnownTask[], dictionary: Dictionary): TagsSaid | null {
  if (!/#|т[еэ]г|мет[ктиь]|обознач/iu.test(text)) return null;
  const words = hear(text, dictionary);
  const phrases = phrasesIn(words, text, knownNames(tasks), dictionary);
  if (phrases.length === 0) return null;
  const places = phrases.flatMap(({ names, from, before }) =>
    names.map((name) => ({ name, at: words[from]!.start, without: before === 'без' })),
  );
  const rest = phrases.reduce((left, { from, to }) => {
    const [start, end] = [words[from]!.start, words[to - 1]!.end];
    return left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  }, text);
  const isMended = (at: number) => {
    const between = words.slice(phrases[at]!.to, phrases[at + 1]?.from);
    return at + 1 < phrases.length && between.length <= MENDING && between.some((one) => TAKES_BACK.test(one.word));
  };
  // «сними #security, #prod пусть остаётся»
  const isKept = ({ to }: Phrase) => /^(?:пусть|остав|оставь|не)$/.test(words[to]?.word ?? '');
  const names = phrases.flatMap((phrase, at) => (isMended(at) || isKept(phrase) ? [] : phrase.names));
  const once = names.filter((name, at) => names.findIndex((one) => fold(one) === fold(name)) === at);
  return { names: once, places, rest, deed: deedOf(words, phrases), stoodIn: stoodInFor(words, text, phrases) };
}

/** The tasks that a message describes by tags. */
export const havingTags = (tasks: readonly KnownTask[], { places }: Pick<TagsSaid, 'places'>): KnownTask[] =>
  tasks.filter(({ tags }) =>
    places.every(({ name, without }) => tags.some((tag) => fold(tag) === fold(name)) !== without),
  );

/** By new task, by its title: of several tags that stand apart each belongs to the title before it, those ahead to all. */
export function tagsOfTitles(
  titles: readonly string[],
  text: string,
  { places }: Pick<TagsSaid, 'places'>,
): string[][] {
  const said = fold(text);
  let from = 0;
  const begins = titles.map((title) => {
    const stem = fold(title).split(/\s/)[0]!.slice(0, 4);
    const at = said.indexOf(stem, from);
    if (at >= 0) from = at + 1;
    return at;
  });
  const last = Math.max(...begins);
  const shared = begins.some((at) => at < 0) || places.every(({ at }) => at > last) || titles.length === 1;
  return titles.map((_, index) =>
    places
      .filter(({ at }) => {
        const owner = begins.findLastIndex((begin) => begin < at);
        return shared || owner < 0 || owner === index;
      })
      .map(({ name }) => name),
  );
}

import { isTakenBack } from '#shared/russian/taking-back.ts';
import { fold, type Span } from '#shared/russian/text.ts';
import { BY_TAG, isVerb, MARKS, tagNamesOf } from '../hear/tag-words.ts';
import { hear, type Word } from '../hear/words.ts';
import type { KnownTask, TagChange } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import type { Part } from '../read/labels.ts';
import { type Instead, STAND_IN_DEED } from './standing-in.ts';
import { DESCRIBING, LEADS_TO_TASK, PUTS_ON, phrasesIn, SWAPS, TAKES_OFF, type TagPhrase } from './tag-phrases.ts';
import { namedByTag } from './tags-told.ts';

/** What a message says of tags by their sign or their noun: «#дом», «с тегом дом», «добавь тег дом к отчёту». */
export interface TagsSaid {
  /** Each once, known ones as they are spelled. */
  names: string[];
  /** Where each stands, and whether it is said of what has none of it: «без тега дом». */
  places: { name: string; at: number; without: boolean }[];
  /** The message with blanks in their places. */
  rest: string;
  /** They are to be put or taken, of the task that these parts of the message name; null where they only describe. */
  deed: { change: TagChange; ref: Part[]; whole: boolean } | null;
  /** The message with the names of tasks in the place of what tells them by a tag; null where nothing does. */
  named: string | null;
  /** The place in which a day stands for what is to be put or taken, and what goes with it; null where nothing is. */
  stoodIn: { change: TagChange; place: Span; others: readonly Instead[] } | null;
}

/** Said beside a command, and of nothing. */
const NOTHING = /^(?:нафиг|нахрен|пожалуй|сразу|уж|бы|ка|плз|там)$/;
const BESIDE = /^(?:еще|ещё|две|три|пару|эти|такие|новые|мне|пожалуйста|плиз|и|этот|эту)$/;
/** A command of more words than that does more than it. */
const MOST_WORDS = 12;

/** Whether a word puts tags on or takes them off; one that swaps them does where it is said for what. */
const does = (word: Word | undefined, { instead, only }: TagPhrase): boolean =>
  word !== undefined &&
  (isVerb(word) || word.word === 'минус') &&
  (PUTS_ON.test(word.word) ||
    TAKES_OFF.test(word.word) ||
    (instead !== undefined && SWAPS.test(word.word)) ||
    (only === true && /^остав/.test(word.word)));
/** What a verb makes of the tags of a message. */
type ChangeBy = (verb: string) => TagChange;

/** Of a message that is all about a tag, what is to be done with it, and the words that name the task. */
function deedOf(words: readonly Word[], [phrase, ...others]: readonly TagPhrase[], change: ChangeBy): TagsSaid['deed'] {
  if (!phrase || others.length > 0 || words.length > MOST_WORDS) return null;
  let verb = phrase.from - 1;
  while (verb >= 0 && BESIDE.test(words[verb]!.word)) verb--;
  // «повесь на отчёт тег дом», «добавь ему тег дом»
  const between = words[1];
  const leads = between && (LEADS_TO_TASK.test(between.word) || between.forms.some((form) => form.endsWith(':datv')));
  if (phrase.noun !== null && leads && does(words[0], phrase)) verb = 0;
  // «тег дом с отчёта сними»
  if (phrase.noun !== null && !does(words[verb], phrase)) {
    const behind = words.findIndex((word, at) => at >= phrase.to && does(word, phrase));
    if (behind >= 0) verb = behind;
  }
  const said = words[verb]?.word ?? '';
  const by = phrase.noun !== null && BY_TAG.test(phrase.noun) && !phrase.before;
  const marker = by ? words.findIndex(({ word }) => MARKS.test(word)) : -1;
  const isSaid = does(words[verb], phrase);
  const takes = isSaid && (!phrase.before || phrase.noun === null) && TAKES_OFF.test(said);
  const puts = isSaid && !phrase.before && !takes;
  const led = LEADS_TO_TASK.test(words[phrase.to]?.word ?? '') || LEADS_TO_TASK.test(words[0]?.word ?? '');
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
    if (LEADS_TO_TASK.test(words[index]!.word) || words[index]!.kind !== 'word') continue;
    if (last?.to === index) last.to = index + 1;
    else ref.push({ label: 'ref', from: index, to: index + 1 });
  }
  return { change: change(said), ref: ref.slice(0, 1), whole: ref.length <= 1 };
}

/** «на отчёте висит тег дом, сними его» */
const IS = /^(?:висит|стоит|висят|стоят|есть|числится|числятся|будет|побудет|останется)$/;
/** Words between a verb and what it puts: «повесь на отчёт тег дом». */
const REACH = 6;

/** Where a day is as if set, of what a tag is put on or taken from. */
function stoodInFor(words: readonly Word[], phrases: readonly TagPhrase[], change: ChangeBy): TagsSaid['stoodIn'] {
  const [first] = phrases;
  const last = phrases.at(-1)!;
  // «пусть числится под тегом дом»
  const isLet = words.some(({ word }) => word === 'пусть') && words.some(({ word }) => IS.test(word));
  if (!first || (!isLet && phrases.some(({ before }) => DESCRIBING.test(before)))) return null;
  const tells = (at: number) => {
    const word = words[at]?.word ?? '';
    return does(words[at], last) || MARKS.test(word) || (isLet && word === 'пусть');
  };
  const ahead = Array.from({ length: REACH }, (_, step) => first.from - 1 - step).find(tells);
  const verb = ahead ?? Array.from({ length: REACH }, (_, step) => last.to + step).find(tells);
  if (verb === undefined) return null;
  const takes = TAKES_OFF.test(words[verb]!.word);
  // «удали все задачи #дом» deletes what has the tag.
  const isBeside = verb === first.from - 1 || LEADS_TO_TASK.test(words[last.to]?.word ?? '');
  // «наклеить обои #ремонт» makes a task.
  if (first.noun === null && !isBeside && (takes || words[verb]!.speech === 'INFN')) return null;
  const spans = phrases.map(({ from, to }) => ({ start: words[from]!.start, end: words[to - 1]!.end }));
  const before = spans.slice(0, -1).map((span) => ({ ...span, text: '' }));
  // «прикрепи, пожалуйста, к носкам сразу две метки»: the first word that leads to the task, and what says nothing of it.
  const leading = words.findIndex((word, at) => at > verb && at < first.from && LEADS_TO_TASK.test(word.word));
  const led = [0, leading, last.to].filter((at) => LEADS_TO_TASK.test(words[at]?.word ?? ''));
  // «висит метка гараж, сними её»
  if (/^(?:ее|его|их)$/.test(words[verb + 1]?.word ?? '')) led.push(verb + 1);
  words.forEach(({ word }, at) => {
    if (IS.test(word) || (at > verb && at < first.from && (BESIDE.test(word) || NOTHING.test(word)))) led.push(at);
  });
  const blanks = led.map((at) => ({ start: words[at]!.start, end: words[at]!.end, text: '' }));
  const deed = { start: words[verb]!.start, end: words[verb]!.end, text: STAND_IN_DEED };
  return { change: change(words[verb]!.word), place: spans.at(-1)!, others: [...before, ...blanks, deed] };
}

const SPEAKS = /#|т[еэ]г|tag|мет[ктиьо]|ярлы|обознач/iu;
const mayBeSaid = (text: string, tasks: readonly KnownTask[]) =>
  SPEAKS.test(text) ||
  (/сним|убер|убра|сдер|отцеп|перекле|свап|поменя|смени|замен/iu.test(text) &&
    tasks.some(({ tags }) => tags.length > 0));

/** Null where a message says nothing of tags. */
export function tagsSaid(text: string, tasks: readonly KnownTask[], dictionary: Dictionary): TagsSaid | null {
  if (!mayBeSaid(text, tasks)) return null;
  const words = hear(text, dictionary);
  const phrases = phrasesIn(words, text, tasks, dictionary);
  if (phrases.length === 0) return null;
  const isMended = (at: number) => {
    const [one, next] = [phrases[at]!, phrases[at + 1]];
    const again = (word: string) => one.names.some((name) => fold(name) === word) || /^[«»"]$/.test(word);
    return next !== undefined && isTakenBack(words.slice(one.to, next.from), again);
  };
  const rest = phrases.reduce((left, { from, to }, at) => {
    // «купить перчатки и метку стройка туда»
    const isJoined = /^(?:туда|тоже)$/.test(words[to]?.word ?? '') && words[from - 1]?.word === 'и';
    const first = words[isJoined ? from - 1 : from]!;
    const last = words[isMended(at) ? phrases[at + 1]!.from - 1 : isJoined ? to : to - 1]!;
    const [start, end] = [first.start, last.end];
    return left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  }, text);
  const places = phrases.flatMap(({ names, from, before }, at) =>
    isMended(at) ? [] : names.map((name) => ({ name, at: words[from]!.start, without: before === 'без' })),
  );
  // «сними #security, #prod пусть остаётся»
  const takes = words.some((word) => isVerb(word) && TAKES_OFF.test(word.word));
  const isKept = ({ to }: TagPhrase) =>
    takes &&
    (/^(?:остав|оставь|не)$/.test(words[to]?.word ?? '') ||
      (words[to]?.word === 'пусть' && /^(?:оста|буд|вис|сто)/.test(words[to + 1]?.word ?? '')));
  const names = phrases.flatMap((phrase, at) => (isMended(at) || isKept(phrase) ? [] : phrase.names));
  const once = names.filter((name, at) => names.findIndex((one) => fold(one) === fold(name)) === at);
  if (once.length === 0) return null;
  const [only, another] = phrases;
  const named = another ? null : namedByTag(words, text, only!, havingTags(tasks, { places }));
  const instead = phrases.flatMap((phrase) => phrase.instead ?? []);
  const others = () => tagNamesOf(tasks).filter((tag) => !once.includes(tag));
  const change = (verb: string): TagChange => {
    if (only!.only) return { take: others() };
    if (instead.length > 0) return { take: instead, put: once };
    return TAKES_OFF.test(verb) ? { take: once } : { put: once };
  };
  const deed = named === null ? deedOf(words, phrases, change) : null;
  return { names: once, places, rest, named, deed, stoodIn: stoodInFor(words, phrases, change) };
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

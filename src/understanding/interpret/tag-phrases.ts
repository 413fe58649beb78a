import { isTakenBack } from '#shared/russian/taking-back.ts';
import { fold } from '#shared/russian/text.ts';
import { spend } from '#shared/work.ts';
import { kinship, SAME_WORD, titleWords } from '../hear/kinship.ts';
import { BY_TAG, MARKS, tagNamesOf } from '../hear/tag-words.ts';
import { hear, type Word } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import { namesProject } from './context.ts';
import { CREATES } from './creating.ts';
import { AS_DONE } from './doubts.ts';

const NOUN =
  /^tags?$|^(?:(?:х[еэ]ш)?т[еэ]г(?:а|у|ом|е|и|ов|ами|ам)?|метк(?:а|у|ой|и|е|ами|ам)|меток|ярлы(?:к|чок|(?:ч?к)(?:а|у|ом|и|ов|ами)))$/;
/** «пометку «срочно»»: a tag where its name follows, otherwise a note. */
const MARK_NOUN = /^помет(?:к|очк)(?:а|у|ой|и)$/;
const MANY = /^(?:(?:х[еэ]ш)?т[еэ](?:ги|гов|гами|гам)|метк(?:и|ами|ам)|меток|ярлы(?:ки|ков|ками))$/;
/** Ahead of a tag, they tell which tasks are meant. */
export const DESCRIBING = /^(?:с|со|под|по|без)$/;
/** Verbs that put a tag on. */
export const PUTS_ON =
  /^(?:добав|доб$|постав|ставь|повес|навес|накин|кин|прилеп|припиш|приписа|присво|присовокуп|прицеп|назнач|дай$|дать$|простав|прикреп|(?:на|при|по|под|до)(?:леп|кле|цеп|вес|веш|собач|шпил|тегн))/;
/** Verbs that take one off. */
export const TAKES_OFF =
  /^(?:исключ|убер|убра|убир|сним|снят|сым|удал|стер|сотр|от(?:цеп|кле|креп|леп|дер|вяж|вес)|сдер|содр|сорв|обдер|выпил|снес|минус$)/;
/** «поменяй тег дом на сад» */
export const SWAPS = /^(?:поменя|смени|замен|перекле|перевес|перецеп|перекин|свап)/;
/** «оставь только тег дом» */
const ONLY = /^(?:только|лишь|один|одну)$/;
/** Behind a tag, they lead to the task that it is put on or taken from. */
export const LEADS_TO_TASK = /^(?:к|ко|на|для|у|с|со|от|из)$/;
const JOINS = /^(?:и|,)$/;
/** What may stand between its noun and its name: «тег такой: мама». */
const TOLD = /^(?:такой|такие|такая|пусть|будет|:)$/;
/** «пометь как важное» says no tag. */
const NO_NAME =
  /^(?:раз$|минимум|максимум|правило|вариант|приоритет|дубл|(?:не)?(?:важн|срочн)|главн|перво|низк|высок|средн|обычн|критич|активн|нов)/;
const QUOTES = new Map([
  ['«', '»'],
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
]);
const isQuote = ({ text }: Word) => /^[«»"“”„]$/.test(text);
/** Words between a name and the one in its place. */
const MOST_MENDING = 10;
const NAMED = 0.8;
/** Units of work that it costs to compare a word with a name. */
const HEARING = 4;

/** A tag with the words that say it. */
export interface TagPhrase {
  from: number;
  to: number;
  names: string[];
  /** Its noun; null where the sign names it, or nothing but the name. */
  noun: string | null;
  before: string;
  /** Those in whose place it stands: «тег дом на сад» puts the garden. */
  instead?: string[];
  /** Of a task, all tags but these: «оставь только тег дом». */
  only?: true;
}

const isNameable = ({ kind, speech }: Word) => kind === 'word' && !/^(?:PREP|CONJ|VERB)$/.test(speech);
/** «тег отчёта» is the one of a report, and no name. */
const isByItself = ({ forms }: Word) => forms.some((form) => /:(?:nomn)?$|^(?:UNKN|LATN)/.test(form));

/** Known names by the letters that they begin with in whatever form. */
type KnownNames = ReadonlyMap<string, readonly string[]>;

/** What names are heard in. */
interface Heard {
  text: string;
  tasks: readonly KnownTask[];
  known: KnownNames;
  dictionary: Dictionary;
}

const beginning = (name: string) => fold(name).slice(0, 2);

/** A name from `at` on: in quotes, or a known one. */
function knownNameAt(words: readonly Word[], at: number, { text, known, dictionary }: Heard) {
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

/** A name from `at` on: in quotes, a known one, or a word that stands by itself, or in any form. */
function nameAt(words: readonly Word[], at: number, heard: Heard, inAnyForm: boolean) {
  const first = words[at];
  const isName = first && isNameable(first) && (inAnyForm || isByItself(first));
  return knownNameAt(words, at, heard) ?? (isName ? { name: first.text, to: at + 1 } : null);
}

/** «как скорая», «как видео и контент» behind «пометь». */
function markedAs(words: readonly Word[], at: number, heard: Heard): { names: string[]; to: number } | null {
  const isTold = words.some((one) => MARKS.test(one.word) && isImperative(one));
  const names: string[] = [];
  let to = at + 1;
  for (let next = to; ; next = to + 1) {
    const word = words[next];
    const isName = word && /^(?:NOUN|ADJF|UNKN|LATN)$/.test(word.speech) && isByItself(word);
    const isLast = !words[next + 1] || words[next + 1]!.kind !== 'word' || words[next + 1]!.speech === 'CONJ';
    const isTag = isTold && isName && isLast && ![NO_NAME, AS_DONE].some((words) => words.test(word.word));
    const alone = isTag ? { name: word.text, to: next + 1 } : null;
    const found = knownNameAt(words, next, heard) ?? alone;
    if (!found) break;
    names.push(found.name);
    to = found.to;
    if (!JOINS.test(words[to]?.text ?? '')) break;
  }
  return names.length > 0 ? { names, to } : null;
}

const isImperative = ({ forms }: Word) => forms.some((form) => form.startsWith('VERB:impr'));

/** «сними prod с релиза», «переклей с дома на сад»: a known name, though nothing says that it is one of a tag. */
function bareAt(words: readonly Word[], at: number, heard: Heard): TagPhrase | null {
  const before = words[at - 1];
  const led = before && /^(?:с|со)$/.test(before.word);
  const verb = led ? words[at - 2] : before;
  if (!verb || !isImperative(verb) || !(TAKES_OFF.test(verb.word) || SWAPS.test(verb.word))) return null;
  const found = words.some(({ word }) => CREATES.test(word)) ? null : knownNameAt(words, at, heard);
  if (!found) return null;
  const phrase = { from: led ? at - 1 : at, noun: null, before: '' };
  const isExact = fold(heard.text.slice(words[at]!.start, words[found.to - 1]!.end)) === fold(found.name);
  const behind = words[found.to + 1];
  if (!led && isExact && behind && /^(?:с|со|у|от)$/.test(words[found.to]!.word))
    return isSaidOf(behind, found.name, heard) ? { ...phrase, to: found.to, names: [found.name] } : null;
  const swaps = SWAPS.test(verb.word) && words[found.to]?.word === 'на';
  const other = swaps ? knownNameAt(words, found.to + 1, heard) : null;
  return other && { ...phrase, to: other.to, names: [other.name], instead: [found.name] };
}

/** Whether a word is of the title of a task that has the tag. */
const isSaidOf = (word: Word, name: string, { tasks, dictionary }: Heard) =>
  tasks.some(
    ({ title, tags }) =>
      tags.includes(name) && titleWords(title, dictionary).some((other) => kinship(word, other) >= SAME_WORD),
  );

/** The name that is said in the place of one, where it was taken back: «тег дом, ой нет, «сад»». */
function mendedAt(
  words: readonly Word[],
  from: number,
  name: string,
  heard: Heard,
): { name: string; to: number } | null {
  const again = (word: Word) => fold(word.text) === fold(name) || /^(?:с|на|к|под)$/.test(word.word);
  for (let at = from; at < words.length && at <= from + MOST_MENDING; at++) {
    const between = words.slice(from, at).filter((word) => !again(word) && !isQuote(word));
    const found = !again(words[at]!) && isTakenBack(between) ? knownNameAt(words, at, heard) : null;
    if (found) return found;
  }
  return null;
}

/** The names behind the noun at `at`, «тег дом», «теги дом и сад». */
function namesBehind(words: readonly Word[], at: number, heard: Heard): { names: string[]; to: number } {
  let begin = at + 1;
  while (TOLD.test(words[begin]?.word || words[begin]?.text || '')) begin++;
  const isDescribed = BY_TAG.test(words[at]!.word) || DESCRIBING.test(words[at - 1]?.word ?? '');
  const names: string[] = [];
  let to = begin;
  for (let next = begin; ; next = to + 1) {
    const found = nameAt(words, next, heard, isDescribed);
    if (!found) break;
    const mended = mendedAt(words, found.to, found.name, heard);
    names.push((mended ?? found).name);
    to = (mended ?? found).to;
    if (!MANY.test(words[at]!.word) || !JOINS.test(words[to]?.text ?? '')) break;
  }
  return { names, to };
}

const OF_TIME =
  /^(?:сегодня|завтра|послезавтра|понедельник|вторник|сред|четверг|пятниц|суббот|воскресен|недел|месяц|год|час)/;

/** The name in whose favour another is given up: no day. */
function newNameAt(words: readonly Word[], at: number, heard: Heard) {
  const found = nameAt(words, at, heard, false);
  return found && !OF_TIME.test(words[at]!.word) ? found : null;
}

/** Whether the verb ahead of a noun puts another tag in the place of this one: «смени тег», «переклей с метки». */
function isSwapped(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && /^(?:мне|пожалуйста|плиз|ему|ей|им|этот|эту|ее|его)$|^,$/.test(words[at]!.word || words[at]!.text))
    at--;
  const verb = words[at];
  return verb !== undefined && SWAPS.test(verb.word) && !/^(?:под|без|по)$/.test(words[from]!.word);
}

/** What the noun of a tag at `at` says. */
function saidBy(words: readonly Word[], at: number, heard: Heard): TagPhrase | null {
  const { word } = words[at]!;
  if (!NOUN.test(word) && !(MARK_NOUN.test(word) && knownNameAt(words, at + 1, heard))) return null;
  const led = DESCRIBING.test(words[at - 1]?.word ?? '');
  const phrase = { from: led ? at - 1 : at, noun: word, before: led ? words[at - 1]!.word : '' };
  const { names, to } = namesBehind(words, at, heard);
  const isAll = names.length === 0 && MANY.test(word) && /^вс[еёю]$/.test(words[at - 1]?.word ?? '');
  if (isAll && words.some((one) => TAKES_OFF.test(one.word)))
    return { ...phrase, from: at - 1, to: at + 1, names: [...heard.known.values()].flat() };
  if (names.length === 0) return null;
  const put = isSwapped(words, phrase.from) && words[to]?.word === 'на' ? newNameAt(words, to + 1, heard) : null;
  const mended = put && mendedAt(words, put.to, put.name, heard);
  if (put) return { ...phrase, before: '', to: (mended ?? put).to, names: [(mended ?? put).name], instead: names };
  const isOnly = ONLY.test(words[at - 1]?.word ?? '') && words.some((one) => /^остав/.test(one.word));
  return { ...phrase, to, names, ...(isOnly && { from: at - 1, only: true as const }) };
}

/** All that a message says of tags by their sign or their noun, in order. */
export function phrasesIn(
  words: readonly Word[],
  text: string,
  tasks: readonly KnownTask[],
  dictionary: Dictionary,
): TagPhrase[] {
  const known = Map.groupBy(tagNamesOf(tasks), beginning);
  const heard: Heard = { text, tasks, known, dictionary };
  const phrases: TagPhrase[] = [];
  for (let at = 0; at < words.length; at++) {
    const { word, text: sign, end } = words[at]!;
    const behind = words[at + 1];
    if (
      sign === '#' &&
      behind?.start === end &&
      /\p{L}/u.test(behind.text) &&
      (words[at - 1]?.end !== words[at]!.start || phrases.at(-1)?.to === at)
    ) {
      let to = at + 2;
      while (words[to]?.start === words[to - 1]!.end && /[\p{L}\d]/u.test(words[to]!.text)) to++;
      const said = text.slice(behind.start, words[to - 1]!.end);
      const name = known.get(beginning(said))?.find((one) => fold(one) === fold(said)) ?? said;
      const led = DESCRIBING.test(words[at - 1]?.word ?? '');
      phrases.push({ from: led ? at - 1 : at, to, names: [name], noun: null, before: words[at - 1]?.word ?? '' });
      at = to - 1;
      continue;
    }
    if (word === 'как' && words.some((one) => MARKS.test(one.word))) {
      const named = markedAs(words, at, heard);
      if (named) phrases.push({ from: at, ...named, noun: word, before: '' });
      continue;
    }
    const said = bareAt(words, at, heard) ?? saidBy(words, at, heard);
    if (!said) continue;
    phrases.push(said);
    at = said.to - 1;
  }
  return phrases;
}

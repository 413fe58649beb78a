import { fold } from '#shared/russian/text.ts';
import { spend } from '#shared/work.ts';
import { hear, type Word } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import { namesProject } from './context.ts';
import { AS_DONE } from './doubts.ts';

const NOUN = /^tags?$|^(?:(?:х[еэ]ш)?т[еэ]г(?:а|у|ом|е|и|ов|ами|ам)?|метк(?:а|у|ой|и|е|ами|ам)|меток)$/;
const MANY = /^(?:(?:х[еэ]ш)?т[еэ](?:ги|гов|гами|гам)|метк(?:и|ами|ам)|меток)$/;
export const BY = /^(?:(?:х[еэ]ш)?т[еэ]г(?:ом|ами)|метк(?:ой|ами))$/;
export const DESCRIBING = /^(?:с|со|под|по|без)$/;
export const PUTS =
  /^(?:добав|доб$|постав|ставь|повес|навес|накин|кин|прилеп|припиш|приписа|присво|присовокуп|прицеп|назнач|дай$|дать$|простав|прикреп)/;
export const TAKES = /^(?:исключ|убер|убра|убир|сним|снят|сым|удал|стер|сотр|отцеп|откреп|отвяж|минус$)/;
export const MARKS = /^(?:помет|отмет|обознач)/;
export const LEADS = /^(?:к|ко|на|для|у|с|со|от|из)$/;
const JOINS = /^(?:и|,)$/;
/** What may stand between its noun and its name: «тег такой: мама». */
const TOLD = /^(?:такой|такие|такая|пусть|будет|:)$/;
/** «пометь как важное» says no tag. */
const NO_NAME = /^(?:приоритет|дубл|(?:не)?(?:важн|срочн)|главн|перво|низк|высок|средн|обычн|критич|активн|нов)/;
const QUOTES = new Map([
  ['«', '»'],
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
]);
const NAMED = 0.8;
/** Units of work that it costs to compare a word with a name. */
const HEARING = 4;

/** A tag with the words that say it. */
export interface TagPhrase {
  from: number;
  to: number;
  names: string[];
  /** Its noun; null where the sign names it. */
  noun: string | null;
  before: string;
}

const isNameable = ({ kind, speech }: Word) => kind === 'word' && !/^(?:PREP|CONJ|VERB)$/.test(speech);
/** «тег отчёта» is the one of a report, and no name. */
const isByItself = ({ forms }: Word) => forms.some((form) => /:(?:nomn)?$|^(?:UNKN|LATN)/.test(form));

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
function nameAt(
  words: readonly Word[],
  at: number,
  text: string,
  known: KnownNames,
  dictionary: Dictionary,
  inAnyForm: boolean,
) {
  const first = words[at];
  const isName = first && isNameable(first) && (inAnyForm || isByItself(first));
  return knownNameAt(words, at, text, known, dictionary) ?? (isName ? { name: first.text, to: at + 1 } : null);
}

/** «как скорая», «как видео и контент» behind «пометь». */
function markedAs(
  words: readonly Word[],
  at: number,
  text: string,
  known: KnownNames,
  dictionary: Dictionary,
): { names: string[]; to: number } | null {
  const names: string[] = [];
  let to = at + 1;
  for (let next = to; ; next = to + 1) {
    const word = words[next];
    const isName = word && /^(?:NOUN|ADJF|UNKN|LATN)$/.test(word.speech) && isByItself(word);
    const isTag = isName && ![NO_NAME, AS_DONE].some((words) => words.test(word.word));
    const alone = isTag ? { name: word.text, to: next + 1 } : null;
    const found = knownNameAt(words, next, text, known, dictionary) ?? alone;
    if (!found) break;
    names.push(found.name);
    to = found.to;
    if (!JOINS.test(words[to]?.text ?? '')) break;
  }
  return names.length > 0 ? { names, to } : null;
}

/** «сними prod с релиза»: a known name between a verb that takes it and what it is taken from. */
function bareAt(words: readonly Word[], at: number, text: string, known: KnownNames, dictionary: Dictionary) {
  if (!TAKES.test(words[at - 1]?.word ?? '')) return null;
  const found = knownNameAt(words, at, text, known, dictionary);
  const isExact = found && fold(text.slice(words[at]!.start, words[found.to - 1]!.end)) === fold(found.name);
  return isExact && /^(?:с|со|у)$/.test(words[found.to]?.word ?? '') ? found : null;
}

/** All that a message says of tags by their sign or their noun, in order. */
export function phrasesIn(
  words: readonly Word[],
  text: string,
  tasks: readonly KnownTask[],
  dictionary: Dictionary,
): TagPhrase[] {
  const known = knownNames(tasks);
  const phrases: TagPhrase[] = [];
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
      const named = markedAs(words, at, text, known, dictionary);
      if (named) phrases.push({ from: at, ...named, noun: word, before: '' });
      continue;
    }
    const bare = bareAt(words, at, text, known, dictionary);
    if (bare) phrases.push({ from: at, to: bare.to, names: [bare.name], noun: '', before: '' });
    if (!NOUN.test(word)) continue;
    let begin = at + 1;
    while (TOLD.test(words[begin]?.word || words[begin]?.text || '')) begin++;
    const isDescribed = BY.test(word) || DESCRIBING.test(words[at - 1]?.word ?? '');
    const names: string[] = [];
    let to = begin;
    for (let next = begin; ; next = to + 1) {
      const found = nameAt(words, next, text, known, dictionary, isDescribed);
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

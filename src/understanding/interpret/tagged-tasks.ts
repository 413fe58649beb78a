import { fold } from '#shared/russian/text.ts';
import { TAG_NOUN } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { KnownTask, Meant, TaskChange } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import type { Part } from '../read/labels.ts';
import { type Interpretation, partsWith, wordsOf } from './context.ts';
import { describesTask } from './meant.ts';
import { knownTagsIn, tagsKnown, tagsNamed } from './tag-names.ts';

const EVERYWHERE = /^(?:везде|всюду|отовсюду|повсюду)$/;
/** «все срочные» are told by their priority before they are by a tag. */
const MAY_BE_A_LEVEL = /^(?:срочн|важн)/;

/** Its sign or its noun. */
export const isShown = ({ word, text }: Word) => text === '#' || TAG_NOUN.test(word);

/** Tags that tell which tasks are meant, and the words that say them. */
export interface TagsTold {
  names: readonly string[];
  /** Those that they have not: «без тега дом и сад». */
  without: readonly string[];
  /** «без тегов»: they have none at all. */
  none: boolean;
  words: ReadonlySet<Word>;
}

const NONE: TagsTold = { names: [], without: [], none: false, words: new Set() };
/** A name of more words than that is none. */
const MOST_WORDS = 3;
/** What denies the tag that it leads. */
export const DENIES = /^(?:без|нет|нету)$/;
const LINKS = /^(?:и|или|либо|да|а|ни)$/;
/** «без единого тега», «с каким-то тегом», «с тегами «дом»» */
const isBetween = ({ kind, speech, word }: Word) => kind !== 'word' || speech === 'ADJF' || LINKS.test(word);

/** Words that stand together and name one tag. */
interface Naming {
  names: readonly string[];
  words: readonly Word[];
  /** A noun or a sign stands ahead. */
  shown: boolean;
  denied: boolean;
}

/** What leads or joins names, and begins and ends none. */
const leads = (word: Word) =>
  word.quote === 0 && (word.speech === 'PREP' || DENIES.test(word.word) || LINKS.test(word.word) || isShown(word));

/** The known tag that the words from `at` on name, as many of them as do. */
function longestAt(
  said: readonly Word[],
  at: number,
  mayName: (word: Word) => boolean,
  interpretation: Interpretation,
) {
  for (let count = Math.min(MOST_WORDS, said.length - at); count > 0; count--) {
    const words = said.slice(at, at + count);
    if (!words.every(mayName) || leads(words[0]!) || leads(words.at(-1)!)) continue;
    const names = knownTagsIn(words, interpretation);
    if (names.length === 1) return { names, words };
  }
  return null;
}

/** All names of tags among words; what leads one leads all that it is joined with: «без тега дом и сад», but «без даты, дом». */
function namingsIn(said: readonly Word[], mayName: (word: Word) => boolean, interpretation: Interpretation): Naming[] {
  const found: Naming[] = [];
  let [shown, denied] = [false, false];
  for (let at = 0; at < said.length; ) {
    const word = said[at]!;
    const named = word.quote > 0 || word.kind === 'word' ? longestAt(said, at, mayName, interpretation) : null;
    if (isShown(word)) shown = true;
    else if (named) found.push({ ...named, shown, denied });
    else if (DENIES.test(word.word)) denied = true;
    else if (word.speech === 'PREP') [shown, denied] = [false, said[at - 1]?.word === 'не'];
    else if (!isBetween(word)) [shown, denied] = [false, word.word === 'не'];
    at += named && !isShown(word) ? named.words.length : 1;
  }
  return found;
}

/** «без тегов», «без единой метки»: behind «без» a noun that no name follows. */
function saysNone(said: readonly Word[], namings: readonly Naming[]): boolean {
  const at = said.findIndex(({ word }) => DENIES.test(word));
  const noun = said.findIndex((word, place) => place > at && !isBetween(word));
  return at >= 0 && TAG_NOUN.test(said[noun]?.word ?? '') && !namings.some(({ denied }) => denied);
}

function toldBy(namings: readonly Naming[], said: readonly Word[]): TagsTold {
  const namesOf = (isDenied: boolean) => [
    ...new Set(namings.filter(({ denied }) => denied === isDenied).flatMap(({ names }) => names)),
  ];
  const none = saysNone(said, namings);
  const nouns = namings.length > 0 || none ? said.filter(isShown) : [];
  const words = new Set([...namings.flatMap((one) => one.words), ...nouns]);
  return { names: namesOf(false), without: namesOf(true), none, words };
}

/** «всё с тегом дом», «всем, кто в бумагах»; `isProject` where the words name a project as well, which only a noun or a sign outdoes. */
export function tagsOfSet(said: readonly Word[], isProject: boolean, interpretation: Interpretation): TagsTold {
  const isSaid = said.some(isShown);
  if (isProject && !isSaid) return NONE;
  const mayName = (word: Word) => describesTask(word) && (isSaid || !MAY_BE_A_LEVEL.test(word.word));
  return toldBy(namingsIn(said, mayName, interpretation), said);
}

/** The known tags that their sign or their noun shows, and the words that say them: «дело с тегом дом», «обоим с #дом». */
export function tagsShown(said: readonly Word[], interpretation: Interpretation): TagsTold {
  const namings = namingsIn(said, describesTask, interpretation);
  return toldBy(
    namings.filter(({ shown }) => shown),
    said,
  );
}

/** Words of parts, with what denies them before: «удали все, что не {с тегом дом}», «без тега {дом}». */
export function withDenial(parts: readonly Part[], { from, parts: all }: Clause, words: readonly Word[]): Word[] {
  const isFree = (at: number) =>
    at >= from && !all.some((part) => part.label !== 'void' && at >= part.from && at < part.to);
  return parts.flatMap((part) => {
    const noun = isFree(part.from - 1) && isShown(words[part.from - 1]!) ? part.from - 1 : part.from;
    const lead = words[noun - 1];
    const isDenied = isFree(noun - 1) && (DENIES.test(lead!.word) || lead!.word === 'не');
    return words.slice(isDenied ? noun - 1 : part.from, part.to);
  });
}

/** Whether a task has what is told of its tags. */
export const hasTags = ({ tags }: KnownTask, { names, without, none }: Omit<TagsTold, 'words'>): boolean =>
  names.every((tag) => tags.includes(tag)) && !without.some((tag) => tags.includes(tag)) && !(none && tags.length > 0);

/** Active tasks that have any of these tags. */
export const havingAny = (some: readonly string[], { account }: Pick<Interpretation, 'account'>): KnownTask[] =>
  account.tasks.filter(({ status, tags }) => status === 'active' && tags.some((tag) => some.includes(tag)));

/** «везде», «отовсюду»: on each task that has it. */
export const saysEverywhere = ({ from, to }: Clause, { words }: Pick<Interpretation, 'words'>): boolean =>
  words.slice(from, to).some(({ word }) => EVERYWHERE.test(word));

/** «метку дом убери отовсюду»: the tasks that have it. */
export function taggedEverywhere(clause: Clause, interpretation: Interpretation): KnownTask[] {
  const { words } = interpretation;
  const tagged = partsWith(clause, 'tag');
  if (tagged.length === 0 || !saysEverywhere(clause, interpretation)) return [];
  return havingAny(knownTagsIn(wordsOf(tagged, words), interpretation), interpretation);
}

/** Whether it tells of a tag that nothing has: «удали всё с биркой ёлка» must not mean all. */
export function tellsUnknownTag(clause: Clause, interpretation: Interpretation): boolean {
  const known = new Set(tagsKnown(interpretation).map(fold));
  return partsWith(clause, 'tag').some((part) => {
    const { names } = tagsNamed(part, interpretation);
    return names.length === 0 || names.some((name) => !known.has(fold(name)));
  });
}

/** «с тегом дом», «мои задачи #дом»: nothing is to be done, and nothing was spoken of: it asks for those that have it. */
export const asksByTag = (clause: Clause, meant: Meant, change: TaskChange, words: readonly Word[]) =>
  partsWith(clause, 'cmd', 'need', 'did').length === 0 &&
  words.slice(clause.from, clause.to).some(isShown) &&
  (Object.keys(change).length === 0 || (meant.kind === 'unknown' && meant.said === ''));

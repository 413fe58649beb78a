import { fold } from '#shared/russian/text.ts';
import { TAG_NOUN, tagNamesOf } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { KnownTask, Meant, TaskChange } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import { type Interpretation, partsWith, wordsOf } from './context.ts';
import { describesTask } from './meant.ts';
import { knownTagsIn, tagsNamed } from './tag-names.ts';

const EVERYWHERE = /^(?:везде|всюду|отовсюду|повсюду)$/;
/** «все срочные» are told by their priority before they are by a tag. */
const MAY_BE_A_LEVEL = /^(?:срочн|важн)/;

const isShown = ({ word, text }: Word) => text === '#' || TAG_NOUN.test(word);

/** Tags that tell the tasks of a set, and the words that name them. */
export interface TagsOfSet {
  names: readonly string[];
  /** Those that they have not: «без тега дом». */
  without: readonly string[];
  words: ReadonlySet<Word>;
}

const NONE: TagsOfSet = { names: [], without: [], words: new Set() };
/** Words between «без» and what it denies. */
const REACH = 2;

/** «всё с тегом дом», «всем, кто в бумагах»; `isProject` where the words name a project as well, which only a noun or a sign outdoes. */
export function tagsOfSet(said: readonly Word[], isProject: boolean, interpretation: Interpretation): TagsOfSet {
  const isSaid = said.some(isShown);
  if (isProject && !isSaid) return NONE;
  const mayName = (word: Word) => describesTask(word) && (isSaid || !MAY_BE_A_LEVEL.test(word.word));
  const named = said
    .map((word, at) => ({ word, at, names: mayName(word) ? knownTagsIn([word], interpretation) : [] }))
    .filter(({ names }) => names.length > 0);
  const isDenied = (at: number) => said.slice(Math.max(0, at - REACH), at).some(({ word }) => word === 'без');
  const namesOf = (isWithout: boolean) => [
    ...new Set(named.filter(({ at }) => isDenied(at) === isWithout).flatMap(({ names }) => names)),
  ];
  const nouns = named.length > 0 ? said.filter(({ word }) => TAG_NOUN.test(word)) : [];
  const words = new Set([...named.map(({ word }) => word), ...nouns]);
  return { names: namesOf(false), without: namesOf(true), words };
}

/** The known tags that their sign or their noun shows, and the words that say them: «дело с тегом дом», «обоим с #дом». */
export function tagsShown(said: readonly Word[], interpretation: Interpretation): Pick<TagsOfSet, 'names' | 'words'> {
  const words = said.flatMap((word, at) => {
    if (!isShown(word)) return [];
    const rest = said.slice(at + 1);
    const end = rest.findIndex((one) => one.kind === 'word' && knownTagsIn([one], interpretation).length === 0);
    const own = end < 0 ? rest : rest.slice(0, end);
    return own.length > 0 ? [word, ...own] : [];
  });
  return { names: knownTagsIn(words, interpretation), words: new Set(words) };
}

/** Active tasks that have any of these tags. */
export const havingAny = (some: readonly string[], { account }: Pick<Interpretation, 'account'>): KnownTask[] =>
  account.tasks.filter(({ status, tags }) => status === 'active' && tags.some((tag) => some.includes(tag)));

/** «метку дом убери отовсюду»: the tasks that have it. */
export function taggedEverywhere(clause: Clause, interpretation: Interpretation): KnownTask[] {
  const { words } = interpretation;
  const tagged = partsWith(clause, 'tag');
  if (tagged.length === 0 || !words.slice(clause.from, clause.to).some(({ word }) => EVERYWHERE.test(word))) return [];
  return havingAny(knownTagsIn(wordsOf(tagged, words), interpretation), interpretation);
}

/** Whether it tells of a tag that nothing has: «удали всё с биркой ёлка» must not mean all. */
export function tellsUnknownTag(clause: Clause, interpretation: Interpretation): boolean {
  const known = new Set(tagNamesOf(interpretation.account.tasks).map(fold));
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

import { SAME_WORD } from '../hear/kinship.ts';
import { TAG_NOUN, tagNamesOf } from '../hear/tag-words.ts';
import { titlesOfNames } from '../hear/titles.ts';
import type { Word } from '../hear/words.ts';
import type { Account, KnownTask } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';

/** What a word has to do with tags: it may name a known one, or one that the likeliest task has; its noun; its sign, and what stands behind that. */
export type OfTag = '' | 'known' | 'had' | 'noun' | 'sign' | 'signed';

const SHORTEST = 2;

/** By word. `likely` are the tasks that the message speaks of most. */
export function tagsSeen(
  words: readonly Word[],
  { tasks }: Pick<Account, 'tasks'>,
  likely: readonly KnownTask[],
  dictionary: Dictionary,
): OfTag[] {
  const seen = words.map(({ text, word, start }, at): OfTag => {
    if (text === '#') return words[at + 1]?.glued ? 'sign' : '';
    const before = words[at - 1];
    if (before?.text === '#' && before.end === start) return 'signed';
    return TAG_NOUN.test(word) ? 'noun' : '';
  });
  const known = tagNamesOf(tasks);
  if (known.length === 0) return seen;
  const had = new Set(likely.flatMap(({ tags }) => tags));
  const names = titlesOfNames(known, dictionary);
  for (const [place, row] of names.likeness(words)) {
    const isHad = names.holding(place).some((number) => had.has(known[number]!));
    words.forEach(({ kind, word }, at) => {
      if (kind !== 'word' || word.length < SHORTEST || row[at]! <= SAME_WORD || seen[at] === 'noun') return;
      if (isHad) seen[at] = 'had';
      else if (seen[at] === '') seen[at] = 'known';
    });
  }
  return seen;
}

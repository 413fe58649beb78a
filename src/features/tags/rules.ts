import { PROJECT_COLORS } from '#features/projects/rules.ts';
import { fold } from '#shared/russian/text.ts';

export const TAG_NAME_MAX = 30;
/** The most tags that a task has. */
export const TAGS_MAX = 10;
/** Grey: a tag that nobody has coloured does not stand out. */
export const DEFAULT_TAG_COLOR = PROJECT_COLORS[7];

/** What a tag's name may be made of: `#` begins one in a line, a comma parts two, and as JSON each is one text. */
export const TAG_NAME = /^[^#,"\\\p{Cc}]*$/u;

/** By which tags are told apart: without regard to case and ё. */
export const tagKey = (name: string): string => fold(name.trim().normalize('NFC'));

export const isSameTag = (one: string, other: string): boolean => tagKey(one) === tagKey(other);

/** Names, each once; of two that are the same the first. */
export function tagsOnce(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.filter((name) => {
    const key = tagKey(name);
    return !known.has(key) && known.add(key);
  });
}

/** How many of the tasks that are not archived have a tag, by its key. */
export function tagCounts(tasks: readonly { tags: readonly string[]; status: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tags, status } of tasks)
    if (status !== 'archived') for (const key of tags.map(tagKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Tags in the order in which they are listed. */
export const byName = <T extends { name: string }>(tags: readonly T[]): T[] =>
  [...tags].sort((one, other) => one.name.localeCompare(other.name, 'ru'));

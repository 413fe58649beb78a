import type { Tag } from './contract.ts';
import { isSameTag, TAG_NAME_MAX, tagKey } from './rules.ts';

/** Suggestions that are shown at once. */
const SUGGESTED = 8;

/** What was typed into a line of tags: a comma ends a name, `#` only begins one. */
export function tagsTyped(text: string): { names: string[]; rest: string } {
  const parts = text
    .replace(/["\\\p{Cc}]/gu, ' ')
    .replaceAll('#', ' ')
    .split(',');
  const rest = parts.pop()!.trimStart();
  const names = parts.map((part) => part.trim().replace(/\s+/g, ' ').slice(0, TAG_NAME_MAX).trim()).filter(Boolean);
  return { names, rest };
}

/** Tags that a task does not have yet and that what was typed begins, or a word of them; first those that begin with it. */
export function suggestedTags(known: readonly Tag[], has: readonly string[], typed: string): Tag[] {
  const wanted = tagKey(typed);
  const free = known.filter(({ name }) => !has.some((one) => isSameTag(one, name)));
  const begins = free.filter(({ name }) => tagKey(name).startsWith(wanted));
  const within = free.filter((tag) => !begins.includes(tag) && tagKey(tag.name).includes(` ${wanted}`));
  return [...begins, ...within].slice(0, SUGGESTED);
}

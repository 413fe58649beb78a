import type { Tag, TagChange } from './contract.ts';
import { byName, isSameTag } from './rules.ts';

/** What was done to tags and the server has not heard, as JSON: another page may have to show it. */
export type UnsentTag =
  | { deed: 'change'; id: string; change: TagChange }
  | { deed: 'delete'; id: string }
  | { deed: 'put-back'; tag: Tag };

/** The tags as the server will have them once it has heard: under the name of another one a tag becomes that one. */
export function withUnsentTag(tags: readonly Tag[], unsent: UnsentTag): readonly Tag[] {
  switch (unsent.deed) {
    case 'change': {
      const { id, change } = unsent;
      const { name } = change;
      const merges = name !== undefined && tags.some((tag) => tag.id !== id && isSameTag(tag.name, name));
      if (merges) return tags.filter((tag) => tag.id !== id);
      return byName(tags.map((tag) => (tag.id === id ? { ...tag, ...change } : tag)));
    }
    case 'delete':
      return tags.filter(({ id }) => id !== unsent.id);
    case 'put-back': {
      const others = tags.filter(({ id }) => id !== unsent.tag.id);
      return byName([...others, unsent.tag]);
    }
  }
}

import { keysOf, kinKeys, type WordKeys } from '#shared/russian/stem.ts';
import { fold } from '#shared/russian/text.ts';
import { spend } from '#shared/work.ts';
import type { Named } from './model.ts';
import { plainName } from './terms.ts';

/** The name of a project or a column, taken apart. */
export interface KnownName {
  item: Named;
  /** In its list. */
  place: number;
  folded: string;
  plain: string;
  words: readonly WordKeys[];
}

/** An account's projects, or its columns, by their names. */
export interface KnownNames {
  all: readonly KnownName[];
  /** Those whose first word may be a form of this one, in their order. */
  beginningWith(word: string): readonly KnownName[];
  /** The first that is called exactly so. */
  called(name: string): Named | null;
}

export const wordsOfName = (name: string): readonly WordKeys[] =>
  (fold(name).match(/[\p{L}\p{M}]+|\d+/gu) ?? []).map(keysOf);

function taken(names: readonly Named[]): KnownNames {
  spend(names.length);
  const all = names.map((item, place) => ({
    item,
    place,
    folded: fold(item.name),
    plain: plainName(item.name),
    words: wordsOfName(item.name),
  }));
  const beginnings = new Map<string, KnownName[]>();
  for (const name of all) {
    for (const key of name.words[0] ? kinKeys(name.words[0]) : []) {
      const known = beginnings.get(key);
      if (known) known.push(name);
      else beginnings.set(key, [name]);
    }
  }
  return {
    all,
    beginningWith(word) {
      const found = new Set([...kinKeys(keysOf(word))].flatMap((key) => beginnings.get(key) ?? []));
      spend(1 + found.size);
      return [...found].sort((a, b) => a.place - b.place);
    },
    called(name) {
      spend(all.length);
      const wanted = plainName(name);
      return all.find(({ plain }) => plain === wanted)?.item ?? null;
    },
  };
}

const known = new WeakMap<readonly Named[], KnownNames>();

/** A list's names, taken apart when they are first asked for; the list is never changed. */
export function namesIn(names: readonly Named[]): KnownNames {
  const made = known.get(names) ?? taken(names);
  known.set(names, made);
  return made;
}

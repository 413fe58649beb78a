/** Under which keys a part of a list is drawn: those of its groups, and of the rows of each. */
export interface DrawnKeys {
  groups: ReadonlyMap<string, GroupKeys>;
  /** What nobody has had yet. */
  next: number;
}

interface GroupKeys {
  key: number;
  rows: ReadonlyMap<string, number>;
}

/** A group as far as it is drawn. */
interface DrawnGroup {
  group: { key: string };
  rows: readonly { task: { id: string } }[];
}

export const NO_KEYS: DrawnKeys = { groups: new Map(), next: 0 };

/**
 * Keys for what is drawn now, after what was drawn before. What stays has the key that it had. With `handsOn` what comes takes the
 * keys of what went, of which it so gets the elements: a list that is arranged anew is then written over, and not made. The row of
 * `held` hands nothing on: who has the keyboard there must not have it in another task.
 */
export function drawnKeys(
  before: DrawnKeys,
  drawn: readonly DrawnGroup[],
  { handsOn, held }: { handsOn: boolean; held: string | undefined },
): DrawnKeys {
  let { next } = before;
  const named = <K>(was: ReadonlyMap<string, K>, names: readonly string[], make: () => K): Map<string, K> => {
    const staying = new Set(names);
    const free = handsOn ? [...was].filter(([name]) => name !== held && !staying.has(name)) : [];
    return new Map(names.map((name) => [name, was.get(name) ?? free.shift()?.[1] ?? make()]));
  };
  const groups = named(
    before.groups,
    drawn.map(({ group }) => group.key),
    (): GroupKeys => ({ key: next++, rows: new Map() }),
  );
  for (const { group, rows } of drawn) {
    const { key, rows: was } = groups.get(group.key)!;
    const ids = rows.map(({ task }) => task.id);
    groups.set(group.key, { key, rows: named(was, ids, () => next++) });
  }
  return { groups, next };
}

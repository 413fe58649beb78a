const SHOWN = 5;

/**
 * The first of what a message changed, or all that is known of it, and how many more there are.
 * @param total how many it changed; `changes` may hold fewer
 */
export function changesShown<T>(
  changes: readonly T[],
  total: number,
  all: boolean,
): { shown: readonly T[]; more: number } {
  const shown = all ? changes : changes.slice(0, SHOWN);
  return { shown, more: Math.max(total, changes.length) - shown.length };
}

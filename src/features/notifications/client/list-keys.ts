/** Rows drawn at first, and more at a time: nobody reads five hundred. */
export const PAGE = 30;

/** How many rows the next press would add, of how many that are not drawn; null where all are. */
export function moreRows(count: number, shown: number): { next: number; hidden: number } | null {
  const hidden = count - shown;
  return hidden > 0 ? { next: Math.min(PAGE, hidden), hidden } : null;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What a key does on a notification: the way to another row, or away with it; undefined for what is not ours. */
export const actOfKey = (key: string): number | 'remove' | undefined => (key === 'Delete' ? 'remove' : STEPS[key]);

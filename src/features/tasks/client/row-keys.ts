/** Names what says what the keys do in the rows. */
export const ROW_KEYS = 'row-keys';

/** A key as the browser tells it. */
interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface Place {
  index: number;
  count: number;
  onTitle: boolean;
  /** Rows are chosen, and not ticked. */
  selecting: boolean;
}

/**
 * What a key does in a list of `count` rows, of which that at `index` has the keyboard: the row that is gone to, that up to which
 * rows are chosen, what becomes of this one, or the cell beside that is gone to; undefined for what is not ours. Space and Enter are
 * the row's on the title alone: on a button of the row they press that.
 */
export function actOfKey(pressed: Pressed, { index, count, onTitle, selecting }: Place) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  // By its place on the keyboard: in Russian it bears another letter.
  const isAll = pressed.code === 'KeyA' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (isAll && count > 0) return 'selectAll';
  if (key === 'Enter' && onTitle && !altKey) return index < count ? 'press' : undefined;
  if (ctrlKey || metaKey || altKey) return undefined;
  const to = STEPS[key]?.(index, count - 1);
  if (to !== undefined) return shiftKey ? { upTo: to } : to;
  if (index >= count) return undefined;
  if (key === ' ' && onTitle) return selecting || shiftKey ? 'select' : 'toggle';
  if (shiftKey) return undefined;
  if (key === 'ArrowRight') return 'next';
  if (key === 'ArrowLeft') return 'previous';
  if (key === 'Delete') return selecting ? undefined : 'remove';
  return key === 'F2' ? 'rename' : undefined;
}

/** A key as the browser tells it. */
interface Pressed {
  key: string;
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

/**
 * What a key does in a list of `count` rows, of which that at `index` has the keyboard: the row that is gone to, or what becomes
 * of this one; undefined for what is not ours. Space ticks on the title alone: on a button of the row it presses that.
 */
export function actOfKey(
  pressed: Pressed,
  { index, count, onTitle }: { index: number; count: number; onTitle: boolean },
) {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return undefined;
  const step = STEPS[key];
  if (step) return step(index, count - 1);
  if (index >= count) return undefined;
  if (key === 'Delete') return 'remove';
  if (key === 'F2') return 'rename';
  return key === ' ' && onTitle ? 'toggle' : undefined;
}

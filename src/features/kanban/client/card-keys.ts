import type { Direction } from '../rules.ts';

/** Names what says what the keys do on the cards. */
export const CARD_KEYS = 'card-keys';

/** A key as the browser tells it. */
interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

export type CardAct = { do: 'move' | 'go'; direction: Direction } | { do: 'open' | 'toggle' };

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * What a key does on a card; undefined for what is the browser's or of a control within the card. Alt and an arrow move it from
 * anywhere in it.
 */
export function actOfKey(pressed: Pressed, { onTitle }: { onTitle: boolean }): CardAct | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (ctrlKey || metaKey || shiftKey) return undefined;
  const direction = DIRECTIONS[key];
  if (direction && altKey) return { do: 'move', direction };
  if (altKey || !onTitle) return undefined;
  if (direction) return { do: 'go', direction };
  if (key === 'Enter') return { do: 'open' };
  if (key === ' ') return { do: 'toggle' };
  return undefined;
}

import { useLayoutEffect, useRef } from 'react';
import { type DrawnKeys, drawnKeys, NO_KEYS } from './drawn-keys.ts';

/**
 * Keys of the groups and rows that are drawn: in another arrangement the rows of the one before are written over.
 * @param arranged the same for as long as the list stands alike
 * @param held the task whose row may have the keyboard
 */
export function useDrawnKeys(
  drawn: Parameters<typeof drawnKeys>[1],
  arranged: string,
  held: string | undefined,
): DrawnKeys['groups'] {
  const last = useRef({ keys: NO_KEYS, arranged });
  const keys = drawnKeys(last.current.keys, drawn, { handsOn: last.current.arranged !== arranged, held });
  useLayoutEffect(() => {
    last.current = { keys, arranged };
  });
  return keys.groups;
}

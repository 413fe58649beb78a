import { isBlank } from '#shared/characters.ts';

interface NameLine {
  /** The name as it began; '' of a new column. */
  initial: string;
  /** The name that was last sent and refused, if one was. */
  refused: string | undefined;
}

/** True where Enter has nothing to send: a name that is there, and is the old one. An empty one is sent, to be told why not. */
export function isUnchanged(typed: string, { initial }: Pick<NameLine, 'initial'>): boolean {
  const name = typed.trim();
  return !isBlank(name) && name === initial;
}

/**
 * What leaving the line does: a new name is sent, an empty or the old one given up, and what was refused waits: it is sent again
 * by Enter, not by going where room is made for it.
 */
export function onLeaving(typed: string, { initial, refused }: NameLine): 'send' | 'cancel' | 'wait' {
  const name = typed.trim();
  if (isBlank(name) || name === initial) return 'cancel';
  return name === refused ? 'wait' : 'send';
}

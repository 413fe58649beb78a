import type { Unsent } from './unsent.ts';

/** Milliseconds after which a change that a server within reach has not taken is stuck. */
const LONG = 10 * 60_000;
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The thing that a change changes or makes; undefined of what is of several. */
const thingOf = ({ path, body }: Unsent): string | undefined =>
  ID.exec(path)?.[0] ?? (body as { id?: string } | undefined)?.id;

/** Those changes that wait for long. */
export const late = (changes: readonly Unsent[], now: number): Unsent[] => changes.filter(({ at }) => at < now - LONG);

/** Ids of what changes are of, each once, with a space between two. */
export const thingsOf = (changes: readonly Unsent[]): string =>
  [...new Set(changes.flatMap((change) => thingOf(change) ?? []))].sort().join(' ');

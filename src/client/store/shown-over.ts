import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How changes of a kind look while the server has not heard of them. */
export interface Look<C extends object> {
  kind: string;
  /** What the keys of the questions begin with whose answers show them: each of them goes through `answered`. */
  keys: readonly QueryKey[];
  /** An answer as it will be once the server has heard of a change; the same where it has. */
  inAnswer(answer: unknown, change: C, key: QueryKey): unknown;
  /** Rows of the feed likewise, of a kind of them: where an answer that the device makes of them follows from more than the rows that changed. */
  inRows?(rows: readonly object[], change: C, rowsOf: string): readonly object[];
}

/** A change that is shown. */
export interface Shown {
  look: Look<object>;
  change: object;
  /** When the server had made it, counted in changes that it had; undefined while it has not. */
  made?: number;
  /** It is among the rows that the device keeps. */
  inRows?: boolean;
}

/** Whose answer it is: the server's, which had made so many changes when it was asked, or the device's, in whose rows some were. */
export type Source = { made: number } | { held: ReadonlySet<Shown> };

/** What is shown of answers where changes are on their way. */
interface ShownOver {
  /** How many changes the server has made: to be noted when it is asked. */
  readonly made: number;
  /** The changes that the device's rows tell of: to be noted when it is asked. */
  readonly held: ReadonlySet<Shown>;
  /** What is shown of an answer. */
  over<T>(key: QueryKey, answer: T, source: Source): T;
}

/** Of a page on which nothing was changed yet: what keeps changes comes with the first of them. */
const NOTHING: ShownOver = { made: 0, held: new Set(), over: (_, answer) => answer };

const all = new WeakMap<QueryClient, ShownOver>();

/** What is shown over the answers of a client by now; asked for anew whenever an answer has come. */
export const shownOver = (client: QueryClient): ShownOver => all.get(client) ?? NOTHING;

/** Has a client's answers shown with what is on its way. */
export const showOver = (client: QueryClient, changes: ShownOver): void => void all.set(client, changes);

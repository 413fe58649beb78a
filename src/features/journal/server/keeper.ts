import type { Actor } from '#server/context.ts';
import type { Entry } from '#server/journal/journal.ts';
import type { PutBack } from '../contract.ts';

/** Takes back what an entry made of the objects of one kind. What somebody changed since stays. */
export interface Keeper {
  /** Within a write. */
  putBack(actor: Actor, entries: readonly Entry[]): Promise<PutBack[]>;
  /** The same ahead of the write whose revision follows on this one; `save` is then done within it. */
  plan?(actor: Actor, revision: number, entries: readonly Entry[]): Promise<Planned>;
}

export interface Planned {
  result: PutBack[];
  save(): Promise<void>;
}

/** What can be taken back of some kinds of objects, those first that others stand in. */
export type Keepers = Readonly<Record<string, Keeper>>;

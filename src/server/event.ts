import type { Database } from './database/database.ts';

/** Something that happened to a slice's rows, which later slices may need to know. */
export interface EventKind<Payload> {
  readonly name: string;
  readonly payload?: Payload;
}

export const defineEvent = <Payload>(name: string): EventKind<Payload> => ({ name });

type Listener<Payload> = (payload: Payload) => Promise<void> | void;

export interface Events {
  /** Runs inside the emitter's transaction; a failure takes the whole change back. */
  within<P>(kind: EventKind<P>, listener: Listener<P>): void;
  /** Runs once the change is committed; a failure is logged and harms nobody. */
  after<P>(kind: EventKind<P>, listener: Listener<P>): void;
  /** To be called inside a transaction, after the emitter's own rows are written. */
  emit<P>(kind: EventKind<P>, payload: P): Promise<void>;
}

export function createEvents(database: Database): Events {
  const within = new Map<string, Listener<never>[]>();
  const after = new Map<string, Listener<never>[]>();
  const add = (map: Map<string, Listener<never>[]>, name: string, listener: Listener<never>) =>
    map.set(name, [...(map.get(name) ?? []), listener]);
  return {
    within: (kind, listener) => void add(within, kind.name, listener),
    after: (kind, listener) => void add(after, kind.name, listener),
    async emit(kind, payload) {
      for (const listener of within.get(kind.name) ?? []) await listener(payload as never);
      for (const listener of after.get(kind.name) ?? []) database.afterCommit(() => listener(payload as never));
    },
  };
}

import type { EventKind } from '#shared/event.ts';
import type { Doer } from './journal/journal.ts';

/** Whose data something happened to, and who did it. */
export type Cause = Doer;

type Listener<Payload> = (payload: Payload, cause: Cause) => Promise<void> | void;

export interface Events {
  /** Runs inside the emitter's transaction, where there is one; a failure takes the whole change back. */
  within<P>(kind: EventKind<P>, listener: Listener<P>): void;
  /** To be called inside a transaction, after the emitter's own rows are written, or ahead of one. */
  emit<P>(cause: Cause, kind: EventKind<P>, payload: P): Promise<void>;
}

export function createEvents(): Events {
  const listeners = new Map<string, Listener<never>[]>();
  return {
    within: (kind, listener) => void listeners.set(kind.name, [...(listeners.get(kind.name) ?? []), listener]),
    async emit(cause, kind, payload) {
      for (const listener of listeners.get(kind.name) ?? []) await listener(payload as never, cause);
    },
  };
}

/**
 * Something that happened to a slice's data. The slice defines it and tells of it; what it means to the data of later
 * slices, they know: on the server by listeners, everywhere by what they keep of it (`CachedQuery`).
 */
export interface EventKind<Payload> {
  readonly name: string;
  readonly payload?: Payload;
}

export const defineEvent = <Payload>(name: string): EventKind<Payload> => ({ name });

/** An answer that clients keep, and the events of earlier slices on which it has to be asked for again. */
export interface CachedQuery {
  /** The first part of its query key: a path of the interface. */
  key: readonly [string];
  staleOn: readonly EventKind<unknown>[];
}

/** Of the name that a window gives itself. */
export const CLIENT_ID_MAX = 64;

/** What the client says on `/ws`. Nothing is sent to a socket before a valid `auth`. */
export interface AuthMessage {
  type: 'auth';
  userId: string;
  clientId?: string;
}

/**
 * What the server says. `joined` answers `auth`: what was changed after that revision of the account, this window will hear.
 * `invalidate` names query keys to fetch again, and the cursor of whoever has followed the feed up to
 * this change; data never travels here otherwise.
 */
export type ServerMessage =
  | { type: 'joined'; data: { revision: number } }
  | { type: 'invalidate'; data: { keys: string[]; cursor: string } }
  | { type: 'focus-session-update'; data: unknown }
  | { type: 'checkin'; data: { message: string } };

/** Close code of a socket whose `auth` does not match its session, or whose session ended. */
export const CLOSE_UNAUTHORIZED = 4401;
/** Close code of a socket that did not send its `auth` in time; it may be opened again. */
export const CLOSE_SILENT = 4408;

import type { Context } from '#server/context.ts';
import type { Whence } from '#server/http/session.ts';
import { securityNoted } from '../events.ts';
import type { SecurityEventKind } from '../security-events.ts';

/** Milliseconds after which what somebody tried is noted. */
const BEHIND = 100;

/** Tells whoever keeps it what happened to the security of an account. */
export function noteSecurity({ events, database, log }: Pick<Context, 'events' | 'database' | 'log'>) {
  /** With the change, within its transaction. @param from null for what an operator did */
  const note = (userId: string, kind: SecurityEventKind, from: Whence | null): Promise<void> =>
    events.emit({ userId }, securityNoted, { kind, address: from?.address, userAgent: from?.userAgent });

  /** Of a try that is refused: where nothing can be written, it is refused all the same. */
  const noteTry = (userId: string, kind: SecurityEventKind, from: Whence): Promise<void> =>
    database.inPassing(() => note(userId, kind, from));

  return {
    note,
    noteTry,

    /** Behind the answer, whose time must not tell that there is such an account. */
    noteLater(userId: string, kind: SecurityEventKind, from: Whence): void {
      const failed = (error: unknown) => log.warn({ err: error }, 'a refused try is not noted');
      setTimeout(() => void noteTry(userId, kind, from).catch(failed), BEHIND).unref();
    },
  };
}

export type SecurityNotes = ReturnType<typeof noteSecurity>;

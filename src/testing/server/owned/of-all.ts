import type { Owned } from './tables.ts';

/** A function that makes a statement. */
export interface Caller {
  file: string;
  name: string | null;
}

/** A statement on rows of all accounts. */
export interface OfAll {
  /** Where it is made: the file, or what it begins with, and the function; without one, whatever stands there. */
  file: string;
  by?: string;
  kind?: 'select' | 'delete';
  tables?: readonly Owned[];
  why: string;
}

/** All of them, each with the reason. */
export const OF_ALL: readonly OfAll[] = [
  {
    ...{ file: 'src/features/auth/server/store.ts', by: 'session', kind: 'select', tables: ['account_revisions'] },
    why: 'the guard: who comes with a cookie, and at which revision they are',
  },
  {
    ...{
      file: 'src/features/auth/guessing/server/store.ts',
      by: 'forgetOld',
      kind: 'delete',
      tables: ['known_places'],
    },
    why: 'by the hour: places that were not seen for long',
  },
  {
    ...{ file: 'src/features/account/server/security-log-store.ts', kind: 'delete', tables: ['security_events'] },
    ...{ by: 'forgetOld', why: 'by the hour: what is too old for the log' },
  },
  {
    ...{ file: 'src/features/account/server/security-log-store.ts', kind: 'select', tables: ['security_events'] },
    ...{ by: 'last', why: 'whoever runs the server looks at what happened last' },
  },
  {
    ...{ file: 'src/server/database/owners-of-older.ts', by: 'ownersOfOlder', kind: 'select' },
    tables: ['tasks', 'projects', 'tags', 'focus_sessions', 'tombstones', 'account_revisions'],
    why: 'by the hour: who has something that is over',
  },
  {
    ...{ file: 'src/features/tasks/server/reminding-store.ts', by: 'accounts', kind: 'select', tables: ['tasks'] },
    why: 'after a clock was set back: whose reminders are put down anew',
  },
  {
    ...{ file: 'src/features/habits/server/reminding-store.ts', by: 'accounts', kind: 'select', tables: ['habits'] },
    why: 'after a clock was set back: whose reminders are put down anew',
  },
  {
    ...{ file: 'src/server/journal/journal.ts', by: 'forgetOld', kind: 'delete', tables: ['journal'] },
    why: 'by the hour: acts that cannot be taken back any more',
  },
  {
    ...{ file: 'src/server/mail/store.ts', by: 'forgetOld', kind: 'delete', tables: ['letters'] },
    why: 'by the hour: letters of yesterday',
  },
  {
    ...{ file: 'src/server/http/idempotency.ts', by: 'forgetOldKeys', kind: 'delete', tables: ['idempotent_replies'] },
    why: 'by the hour: answers that nobody asks for any more',
  },
  { file: 'src/server/database/migrations/', why: 'raises all rows' },
];

/** Whether a file is one of those. */
export const isNamed = (file: string) => OF_ALL.some((one) => file.startsWith(one.file));

/** Of those, the one that a statement is which does not say whose rows it means of some tables. */
export const ofAll = ({ file, name }: Caller, sql: string, touched: readonly string[]): OfAll | undefined =>
  OF_ALL.find(
    ({ file: place, by, kind, tables }) =>
      file.startsWith(place) &&
      (by === undefined || name === by) &&
      (kind === undefined || sql.trimStart().startsWith(kind)) &&
      (tables === undefined || touched.every((table) => (tables as readonly string[]).includes(table))),
  );

import type { Tables } from '#server/database/schema.ts';

/** Tables that are not kept by account, each with the reason: where there are several databases, they stand in one of them. */
export const OUTSIDE = {
  users: 'is asked who somebody is, by address or id',
  accounts: 'is asked who somebody is, by what another site calls them',
  sessions: 'is asked who somebody is, by a cookie',
  verifications: 'is asked before there is an account',
  spent_tickets: 'is asked before there is an account',
  guesses: 'knows hashes alone',
  push_keys: 'is one pair for all servers',
  push_subscriptions: 'goes with its session, and is asked whose a browser is, by its address',
  calendar_feeds: 'is asked whose a calendar is, by its address',
  jobs: 'is one line for all servers, which take what is due of whoever it is',
  feed_epochs: 'names the database',
  write_probes: 'is written to see whether the database can be',
} satisfies Partial<Record<keyof Tables, string>>;

/** Tables whose every row is of one account, and whose statements say of which. */
const BY_ACCOUNT = {
  account_revisions: true,
  calendar_sources: true,
  chat_conversations: true,
  chat_messages: true,
  check_ins: true,
  daily_reports: true,
  encouragements: true,
  export_parts: true,
  exports: true,
  focus_sessions: true,
  habit_notes: true,
  habit_pauses: true,
  habit_years: true,
  habits: true,
  idempotent_replies: true,
  journal: true,
  kanban_columns: true,
  known_places: true,
  letters: true,
  passkeys: true,
  photos: true,
  projects: true,
  recovery_codes: true,
  sample_days: true,
  sample_items: true,
  security_events: true,
  settings: true,
  tags: true,
  task_completions: true,
  tasks: true,
  tombstones: true,
  two_factors: true,
} satisfies Record<Exclude<keyof Tables, keyof typeof OUTSIDE>, true>;

export const OWNED: ReadonlySet<string> = new Set(Object.keys(BY_ACCOUNT));

/** Statements on rows of all accounts, by the file that orders them, each with the reason. */
export const OF_ALL: Record<string, string> = {
  'src/features/auth/server/store.ts': 'the guard: who comes with a cookie, and at which revision they are',
  'src/features/auth/guessing/server/store.ts': 'by the hour: places that were not seen for long',
  'src/features/account/server/security-log-store.ts': 'by the hour: what is too old for the log',
  'src/server/database/owners-of-older.ts': 'by the hour: who has something that is over',
  'src/features/tasks/server/reminding-store.ts': 'after a clock was set back: whose reminders are put down anew',
  'src/features/habits/server/reminding-store.ts': 'after a clock was set back: whose reminders are put down anew',
  'src/features/tasks/server/purging-store.ts': 'by the hour: whose deleted tasks are over',
  'src/server/journal/journal.ts': 'by the hour: acts that cannot be taken back any more',
  'src/server/mail/store.ts': 'by the hour: letters of yesterday',
  'src/server/http/idempotency.ts': 'by the hour: answers that nobody asks for any more',
  'src/server/database/migrations/': 'raises all rows',
};

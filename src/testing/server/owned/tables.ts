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

export type Owned = keyof typeof BY_ACCOUNT;
export const OWNED: ReadonlySet<string> = new Set(Object.keys(BY_ACCOUNT));

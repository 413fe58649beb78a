import { dayAt } from '#features/habits/day-number.ts';
import { joinYears, markedDays, type YearOfMarks } from '#features/habits/marks.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';

export type Value = string | number | boolean | null | Date | Uint8Array;
export type Row = Record<string, Value>;

/** One part of the export: the rows of a table that are the user's. */
export interface Section {
  /** Its name in the file. */
  name: string;
  table: string;
  /** Column that holds the user's id; `user_id` where absent. */
  owner?: string;
  /** Columns of the key after the owner, in order; none where the user has one row at most. */
  key: readonly string[];
  /** Columns that leave the server, with their names in the file where the row's own will not do. */
  columns: Record<string, string | true>;
  /** Columns that do not, each with the reason. */
  withheld: Record<string, string>;
  /** Turns a row into what stands in the file, where that is not the row itself. */
  tell?: (row: Row) => unknown[];
}

const SECRET = 'lets in whoever reads it';
const INTERNAL = 'bookkeeping of the server';
const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true as const]));

function* entriesOf({ habit_id: habitId, year, marks }: Row) {
  const kept = joinYears([{ year, marks } as YearOfMarks]);
  for (const { day, mark } of markedDays(kept, kept.start, kept.start + kept.text.length - 1)) {
    yield { habitId, date: dayAt(day), completed: mark === 'completed', skipped: mark === 'skipped' };
  }
}

/** What is in the export, in its order. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'user',
    table: 'users',
    owner: 'id',
    key: [],
    columns: {
      ...named('id', 'email', 'email_verified', 'first_name', 'last_name', 'zone', 'created_at', 'updated_at'),
      image: 'profileImageUrl',
    },
    withheld: { name: 'always empty: the first and last name stand for it' },
  },
  { name: 'photo', table: 'photos', key: [], columns: { image: 'webpBase64' }, withheld: { version: INTERNAL } },
  {
    name: 'settings',
    table: 'settings',
    key: [],
    columns: named('changed'),
    withheld: {},
    tell: ({ changed }) => [{ ...DEFAULT_SETTINGS, ...JSON.parse(String(changed)) }],
  },
  {
    name: 'signInMethods',
    table: 'accounts',
    key: ['id'],
    columns: named('provider_id', 'account_id', 'scope', 'created_at', 'updated_at'),
    withheld: {
      id: INTERNAL,
      password: SECRET,
      access_token: SECRET,
      refresh_token: SECRET,
      id_token: SECRET,
      access_token_expires_at: INTERNAL,
      refresh_token_expires_at: INTERNAL,
    },
  },
  {
    name: 'twoFactor',
    table: 'two_factors',
    key: [],
    columns: named('enabled_at'),
    withheld: { secret: SECRET, last_step: INTERNAL },
  },
  {
    name: 'passkeys',
    table: 'passkeys',
    key: ['id'],
    columns: named('id', 'name', 'created_at', 'last_used_at'),
    withheld: { credential_id: INTERNAL, public_key: INTERNAL, counter: INTERNAL, transports: INTERNAL },
  },
  {
    name: 'devices',
    table: 'sessions',
    key: ['id'],
    columns: {
      ...named('id', 'ip_address', 'user_agent', 'expires_at'),
      created_at: 'signedInAt',
      updated_at: 'lastSeenAt',
    },
    withheld: { token: SECRET },
  },
  {
    name: 'projects',
    table: 'projects',
    key: ['id'],
    columns: named('id', 'name', 'color', 'created_at'),
    withheld: {},
  },
  {
    name: 'kanbanColumns',
    table: 'kanban_columns',
    key: ['id'],
    columns: named('id', 'name', 'position'),
    withheld: {},
  },
  {
    name: 'tasks',
    table: 'tasks',
    key: ['id'],
    columns: {
      ...named('id', 'title', 'description', 'priority', 'status', 'project_id', 'kanban_column_id', 'position'),
      due_at: 'dueDate',
      ...named('created_at', 'updated_at', 'completed_at', 'deleted_at'),
    },
    withheld: { revision: INTERNAL },
  },
  {
    name: 'taskCompletions',
    table: 'task_completions',
    key: ['task_id'],
    columns: named('task_id', 'completed_at', 'local_date'),
    withheld: {},
  },
  {
    name: 'focusSessions',
    table: 'focus_sessions',
    key: ['id'],
    columns: {
      ...named('id', 'task_id', 'task_title', 'status', 'local_date'),
      planned_minutes: 'durationMinutes',
      started_at: 'startTime',
      ended_at: 'endTime',
      actual_minutes: 'actualDurationMinutes',
    },
    withheld: { witnessed_at: INTERNAL },
  },
  {
    name: 'checkIns',
    table: 'check_ins',
    key: ['session_id', 'said_at'],
    columns: named('session_id', 'said_at', 'message', 'answer'),
    withheld: {},
  },
  {
    name: 'habits',
    table: 'habits',
    key: ['id'],
    columns: named(
      ...['id', 'name', 'description', 'type', 'icon', 'color', 'frequency', 'week_days', 'times_per_period'],
      ...['period_type', 'target_days', 'time_of_day', 'reminder_time', 'reminder_enabled', 'created_at', 'created_on'],
    ),
    withheld: {},
  },
  {
    name: 'habitEntries',
    table: 'habit_years',
    key: ['habit_id', 'year'],
    columns: named('habit_id', 'year', 'marks'),
    withheld: {},
    tell: (row) => [...entriesOf(row)],
  },
  {
    name: 'habitNotes',
    table: 'habit_notes',
    key: ['habit_id', 'date'],
    columns: named('habit_id', 'date', 'note'),
    withheld: {},
  },
  {
    name: 'habitPauses',
    table: 'habit_pauses',
    key: ['habit_id', 'paused_on'],
    columns: named('habit_id', 'paused_on', 'resumed_on'),
    withheld: {},
  },
  {
    name: 'chatMessages',
    table: 'chat_messages',
    key: ['id'],
    columns: named('id', 'role', 'content', 'created_at', 'metadata', 'effects', 'undone_at'),
    withheld: { client_id: INTERNAL },
  },
  {
    name: 'dailyReports',
    table: 'daily_reports',
    key: ['date'],
    columns: named('date', 'created_at', 'report'),
    withheld: { checked_at: INTERNAL, figures: INTERNAL, manner: INTERNAL },
  },
  {
    name: 'encouragements',
    table: 'encouragements',
    key: ['id'],
    columns: named('id', 'message'),
    withheld: {},
  },
];

/** Tables that are not in the export, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  account_revisions: INTERNAL,
  chat_conversations: 'what the assistant keeps in mind between two messages; the messages themselves are exported',
  idempotent_replies: 'copies of answers, for a day',
  recovery_codes: SECRET,
  sample_days: 'whether the example of a day was offered',
  sample_items: 'which rows are the example: the rows themselves are exported',
  spent_tickets: 'belongs to nobody',
  verifications: SECRET,
};

import { dayAt } from '#features/habits/day-number.ts';
import { HABIT_FIELDS } from '#features/habits/fields.ts';
import { joinYears, markedDays, type YearOfMarks } from '#features/habits/marks.ts';
import { PROJECT_FIELDS } from '#features/projects/fields.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import { TAG_FIELDS } from '#features/tags/fields.ts';
import { TASK_FIELDS } from '#features/tasks/fields.ts';
import { fields, instants, plain, section, withheld } from './export-section.ts';
import type { Row, Table } from './store.ts';

const SECRET = 'lets in whoever reads it';
const INTERNAL = 'bookkeeping of the server';

function* entriesOf({ habit_id: habitId, year, marks }: Row) {
  const kept = joinYears([{ year, marks } as YearOfMarks]);
  for (const { day, mark } of markedDays(kept, kept.start, kept.start + kept.text.length - 1)) {
    yield { habitId, date: dayAt(day), completed: mark === 'completed', skipped: mark === 'skipped' };
  }
}

/** What is in the export, in its order. */
export const SECTIONS = [
  section('users', {
    name: 'user',
    owner: 'id',
    key: [],
    columns: {
      ...plain('id', 'email', 'first_name', 'last_name', 'zone', 'day_start'),
      email_verified: { as: 'flag' },
      ...instants('created_at', 'updated_at'),
      image: { as: 'plain', name: 'profileImageUrl' },
      ...withheld('of a disabled account nobody can ask for the export', 'disabled_at'),
      ...withheld('always empty: the first and last name stand for it', 'name'),
    },
  }),
  section('photos', {
    name: 'photo',
    key: [],
    columns: { image: { as: 'bytes', name: 'webpBase64' }, ...withheld(INTERNAL, 'version') },
  }),
  section('settings', {
    name: 'settings',
    key: [],
    columns: { ...plain('changed'), ...withheld(INTERNAL, 'revision', 'field_times') },
    tell: ({ changed }) => [{ ...DEFAULT_SETTINGS, ...JSON.parse(String(changed)) }],
  }),
  section('accounts', {
    name: 'signInMethods',
    key: ['id'],
    columns: {
      ...plain('provider_id', 'account_id', 'scope'),
      ...instants('created_at', 'updated_at'),
      ...withheld(SECRET, 'password', 'access_token', 'refresh_token', 'id_token'),
      ...withheld(INTERNAL, 'id', 'access_token_expires_at', 'refresh_token_expires_at'),
    },
  }),
  section('two_factors', {
    name: 'twoFactor',
    key: [],
    columns: { ...instants('enabled_at'), ...withheld(SECRET, 'secret'), ...withheld(INTERNAL, 'last_step') },
  }),
  section('passkeys', {
    name: 'passkeys',
    key: ['id'],
    columns: {
      ...plain('id', 'name'),
      ...instants('created_at', 'last_used_at'),
      ...withheld(INTERNAL, 'credential_id', 'public_key', 'counter', 'transports'),
    },
  }),
  section('sessions', {
    name: 'devices',
    key: ['id'],
    columns: {
      ...plain('id', 'ip_address', 'user_agent'),
      ...instants('expires_at'),
      created_at: { as: 'instant', name: 'signedInAt' },
      updated_at: { as: 'instant', name: 'lastSeenAt' },
      ...withheld(SECRET, 'token'),
    },
  }),
  section('push_subscriptions', {
    name: 'notifiedDevices',
    key: ['id'],
    columns: {
      ...plain('id', 'session_id', 'device_name'),
      ...instants('created_at', 'last_sent_at'),
      ...withheld('whoever knows it can send something to the device', 'endpoint', 'p256dh', 'auth'),
    },
  }),
  section('calendar_feeds', {
    name: 'calendarAddress',
    key: [],
    columns: {
      ...plain('kinds'),
      ...instants('created_at', 'last_read_at'),
      ...withheld('what is left of an address that reads the calendar', 'token_hash'),
    },
  }),
  section('calendar_sources', {
    name: 'calendars',
    key: ['id'],
    columns: {
      ...plain('id', 'name', 'host', 'failure'),
      ...instants('read_at'),
      events: { as: 'json' },
      ...withheld('whoever knows it reads that calendar', 'address'),
      ...withheld(INTERNAL, 'failures', 'etag', 'modified', 'expanded_from'),
    },
  }),
  section('known_places', {
    name: 'knownPlaces',
    key: ['kind', 'name'],
    columns: {
      ...plain('kind'),
      created_at: { as: 'instant', name: 'signedInAt' },
      seen_at: { as: 'instant', name: 'lastSeenAt' },
      ...withheld('what the cookie of a browser says, or the hash of a network', 'name'),
    },
  }),
  section('security_events', {
    name: 'securityEvents',
    key: ['id'],
    columns: {
      ...plain('kind', 'count', 'network', 'browser', 'system'),
      ...instants('at'),
      ...withheld(INTERNAL, 'id'),
    },
  }),
  section('projects', {
    name: 'projects',
    key: ['id'],
    columns: {
      ...fields(PROJECT_FIELDS),
      ...instants('deleted_at'),
      ...withheld(INTERNAL, 'revision', 'field_times'),
    },
  }),
  section('tags', {
    name: 'tags',
    key: ['id'],
    columns: {
      ...fields(TAG_FIELDS),
      ...instants('deleted_at'),
      ...withheld(INTERNAL, 'revision', 'field_times'),
    },
  }),
  section('kanban_columns', {
    name: 'kanbanColumns',
    key: ['id'],
    columns: { ...plain('id', 'name', 'rank'), ...withheld(INTERNAL, 'revision', 'field_times') },
  }),
  section('tasks', {
    name: 'tasks',
    key: ['id'],
    columns: {
      ...fields(TASK_FIELDS),
      ...instants('deleted_at'),
      ...withheld(INTERNAL, 'revision', 'placed_revision', 'field_times', 'left_project_id'),
    },
  }),
  section('task_completions', {
    name: 'taskCompletions',
    key: ['task_id'],
    columns: { ...plain('task_id', 'local_date'), ...instants('completed_at') },
  }),
  section('focus_sessions', {
    name: 'focusSessions',
    key: ['id'],
    columns: {
      ...plain('id', 'task_id', 'task_title', 'status', 'local_date'),
      planned_minutes: { as: 'plain', name: 'durationMinutes' },
      started_at: { as: 'instant', name: 'startTime' },
      ended_at: { as: 'instant', name: 'endTime' },
      actual_minutes: { as: 'plain', name: 'actualDurationMinutes' },
      own_minutes: { as: 'plain', name: 'ownMinutes' },
      paused_at: { as: 'instant', name: 'pausedAt' },
      paused_for: { as: 'plain', name: 'pausedMs' },
      ...instants('deleted_at'),
      ...withheld(INTERNAL, 'witnessed_at', 'revision', 'field_times'),
    },
  }),
  section('check_ins', {
    name: 'checkIns',
    key: ['session_id', 'said_at'],
    columns: { ...plain('session_id', 'message', 'answer'), ...instants('said_at') },
  }),
  section('habits', {
    name: 'habits',
    key: ['id'],
    columns: { ...fields(HABIT_FIELDS), ...withheld(INTERNAL, 'revision', 'field_times') },
  }),
  section('habit_years', {
    name: 'habitEntries',
    key: ['habit_id', 'year'],
    columns: { ...plain('habit_id', 'year', 'marks'), ...withheld(INTERNAL, 'revision', 'day_stamps') },
    tell: (row) => [...entriesOf(row)],
  }),
  section('habit_notes', {
    name: 'habitNotes',
    key: ['habit_id', 'date'],
    columns: plain('habit_id', 'date', 'note'),
  }),
  section('habit_pauses', {
    name: 'habitPauses',
    key: ['habit_id', 'paused_on'],
    columns: plain('habit_id', 'paused_on', 'resumed_on'),
  }),
  section('chat_messages', {
    name: 'chatMessages',
    key: ['id'],
    columns: {
      ...plain('id', 'role', 'content'),
      metadata: { as: 'json' },
      ...instants('created_at'),
      ...withheld(INTERNAL, 'client_id', 'acted'),
    },
  }),
  section('journal', {
    name: 'journal',
    key: ['object_id', 'entry_id'],
    columns: {
      ...plain('entry_id', 'object_id', 'kind', 'by', 'undoes'),
      before: { as: 'json' },
      after: { as: 'json' },
      ...instants('at', 'undone_at'),
      ...withheld(INTERNAL, 'client_id'),
    },
  }),
  section('daily_reports', {
    name: 'dailyReports',
    key: ['date'],
    columns: {
      ...plain('date'),
      report: { as: 'json' },
      ...instants('created_at'),
      ...withheld(INTERNAL, 'checked_at', 'figures', 'manner'),
    },
  }),
  section('encouragements', { name: 'encouragements', key: ['id'], columns: plain('id', 'message') }),
] as const;

/** Tables that are not in the export, each with the reason. */
export const LEFT_OUT: Record<Exclude<Table, (typeof SECTIONS)[number]['table']>, string> = {
  account_revisions: INTERNAL,
  chat_conversations: 'what the assistant keeps in mind between two messages; the messages themselves are exported',
  export_parts: 'this file as it was ordered before',
  exports: 'where the making of this file stands',
  feed_epochs: 'belongs to nobody',
  guesses: 'belongs to nobody: hashes that name neither accounts nor addresses',
  idempotent_replies: 'copies of answers, for 90 days',
  jobs: 'what the server is going to do about what is exported',
  letters: 'that a letter was written, for a day; what it says is kept nowhere',
  push_keys: 'belongs to nobody',
  recovery_codes: SECRET,
  sample_days: 'whether the example of a day was offered',
  sample_items: 'which rows are the example: the rows themselves are exported',
  spent_tickets: 'belongs to nobody',
  tombstones: 'ids of what is deleted',
  verifications: SECRET,
  write_probes: 'belongs to nobody',
};

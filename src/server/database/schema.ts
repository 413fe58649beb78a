/** Instants are epoch milliseconds, days `YYYY-MM-DD` in the zone in which they were written, flags 0 or 1. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  account_revisions: AccountRevisionsTable;
  settings: SettingsTable;
  projects: ProjectsTable;
  kanban_columns: KanbanColumnsTable;
  tasks: TasksTable;
  task_completions: TaskCompletionsTable;
  focus_sessions: FocusSessionsTable;
  check_ins: CheckInsTable;
  daily_reports: DailyReportsTable;
  encouragements: EncouragementsTable;
  habits: HabitsTable;
  habit_years: HabitYearsTable;
  habit_notes: HabitNotesTable;
  habit_pauses: HabitPausesTable;
  idempotent_replies: IdempotentRepliesTable;
  chat_messages: ChatMessagesTable;
  chat_conversations: ChatConversationsTable;
  two_factors: TwoFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  spent_tickets: SpentTicketsTable;
  photos: PhotosTable;
  sample_days: SampleDaysTable;
  sample_items: SampleItemsTable;
}

/** What became of the example of a day that a new account is offered; no row while it only is. */
export interface SampleDaysTable {
  user_id: string;
  status: 'present' | 'removed' | 'dismissed';
  /** Day on which the status was reached. */
  made_on: string;
}

/** What belongs to the example. */
export interface SampleItemsTable {
  user_id: string;
  id: string;
  kind: 'project' | 'task' | 'habit' | 'session';
  /** What the object said when it was made; one that says something else has become the user's own. */
  content: string;
}

/** Tables of Better Auth: the one exception to composite keys and epoch instants. A date is a Date on PostgreSQL, ISO text on SQLite. */
type AuthDate = Date | string;

interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean | number;
  image: string | null;
  first_name: string | null;
  last_name: string | null;
  /** The last good `X-Timezone`. */
  zone: string | null;
  created_at: AuthDate;
  updated_at: AuthDate;
}

interface SessionsTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: AuthDate;
  ip_address: string | null;
  user_agent: string | null;
  created_at: AuthDate;
  updated_at: AuthDate;
}

interface AccountsTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: AuthDate | null;
  refresh_token_expires_at: AuthDate | null;
  scope: string | null;
  password: string | null;
  created_at: AuthDate;
  updated_at: AuthDate;
}

interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: AuthDate;
  created_at: AuthDate;
  updated_at: AuthDate;
}

interface AccountRevisionsTable {
  user_id: string;
  /** Rises with every writing transaction of the user. */
  revision: number;
  /** Revision of the last purge: changes since an earlier one cannot be told any more. */
  purged_revision: number;
}

interface SettingsTable {
  user_id: string;
  /** JSON of the settings that differ from the defaults. */
  changed: string;
}

interface ProjectsTable {
  user_id: string;
  id: string;
  name: string;
  color: string;
  created_at: number;
}

interface KanbanColumnsTable {
  user_id: string;
  id: string;
  name: string;
  position: number;
}

export interface TasksTable {
  user_id: string;
  id: string;
  title: string;
  description: string | null;
  priority: 'low' | 'medium' | 'high';
  status: 'active' | 'completed' | 'archived';
  project_id: string | null;
  kanban_column_id: string | null;
  /** 0-based among the rows of its column that are not deleted; of a deleted row, where it stood. */
  position: number;
  due_at: number | null;
  created_at: number;
  updated_at: number;
  completed_at: number | null;
  deleted_at: number | null;
  /** The user's revision that last wrote the row. */
  revision: number;
}

/** What stays of a completion when its task is deleted and purged. */
interface TaskCompletionsTable {
  user_id: string;
  task_id: string;
  completed_at: number;
  local_date: string;
}

export interface FocusSessionsTable {
  user_id: string;
  id: string;
  /** Null without a task, and once the task is purged. */
  task_id: string | null;
  /** The task's title; stays when the task goes. */
  task_title: string | null;
  status: 'active' | 'completed' | 'interrupted';
  /** Null is unlimited. */
  planned_minutes: number | null;
  started_at: number;
  /** When somebody was last known to be at it: the start, or the latest check-in. */
  witnessed_at: number;
  ended_at: number | null;
  actual_minutes: number | null;
  /** Day on which it began. */
  local_date: string;
}

/** What the assistant said during a session, so that every window shows the same and nothing is said twice. */
interface CheckInsTable {
  user_id: string;
  session_id: string;
  said_at: number;
  message: string;
  /** How the user answered; null until they do. */
  answer: 'well' | 'hard' | 'pause' | null;
}

interface DailyReportsTable {
  user_id: string;
  date: string;
  created_at: number;
  /** When its figures were last compared with the account's. */
  checked_at: number;
  /** Fingerprint of the figures that it tells of. */
  figures: string;
  /** How the settings asked it to speak. */
  manner: string;
  /** JSON of the report. */
  report: string;
}

/** The last words of encouragement, so that they are not said again. Ids rise with time. */
interface EncouragementsTable {
  user_id: string;
  id: string;
  message: string;
}

export interface HabitsTable {
  user_id: string;
  id: string;
  name: string;
  description: string | null;
  type: 'positive' | 'negative';
  icon: string;
  color: string;
  frequency: 'daily' | 'every_other_day' | 'weekly' | 'monthly' | 'custom';
  /** Digits 1 (Monday) … 7 in order, as `135`; empty where none is named. */
  week_days: string;
  times_per_period: number;
  period_type: 'week' | 'month';
  target_days: number;
  time_of_day: 'morning' | 'afternoon' | 'evening' | 'anytime';
  /** `HH:MM` on the user's clock. */
  reminder_time: string | null;
  reminder_enabled: number;
  created_at: number;
  created_on: string;
}

interface HabitYearsTable {
  user_id: string;
  habit_id: string;
  year: number;
  /** A character a day from January 1, 365 or 366 of them: x completed, s skipped, o not done, . nothing said. */
  marks: string;
}

interface HabitNotesTable {
  user_id: string;
  habit_id: string;
  date: string;
  note: string;
}

interface HabitPausesTable {
  user_id: string;
  habit_id: string;
  paused_on: string;
  /** First day after the pause; null while it lasts. */
  resumed_on: string | null;
}

interface IdempotentRepliesTable {
  user_id: string;
  key: string;
  /** Method and path; a key is good for one call only. */
  route: string;
  body_hash: string;
  status: number;
  reply: string;
  created_at: number;
}

export interface ChatMessagesTable {
  user_id: string;
  id: string;
  /** The tab in which it was said; empty where the caller names none. */
  client_id: string;
  role: 'user' | 'assistant';
  content: string;
  created_at: number;
  /** JSON of what stands beside the words. */
  metadata: string | null;
  /** JSON of what the message did, where it can be taken back. */
  effects: string | null;
  undone_at: number | null;
}

interface ChatConversationsTable {
  user_id: string;
  client_id: string;
  /** JSON of what the conversation remembers between two messages. */
  context: string;
  updated_at: number;
}

interface TwoFactorsTable {
  user_id: string;
  /** Shared with the authenticator app; sealed by SECRET. */
  secret: string;
  /** Null until the first code has proved that the app has the secret. */
  enabled_at: number | null;
  /** Time step of the last accepted code: it and those before it are not taken again. */
  last_step: number;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

export interface PasskeysTable {
  user_id: string;
  id: string;
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's count of signatures; 0 where it keeps none. */
  counter: number;
  /** JSON array. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** Like Better Auth's tables it knows no user: a sign-in under way belongs to nobody yet. */
interface SpentTicketsTable {
  id: string;
  expires_at: number;
}

interface PhotosTable {
  user_id: string;
  /** Unguessable part of its address; another one for each upload. */
  version: string;
  /** A WebP square of 256 pixels. */
  image: Uint8Array;
}

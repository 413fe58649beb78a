import type { HabitChange } from '#features/habits/contract.ts';
import type { HabitRest } from '#features/habits/resting.ts';
import type { Snoozable } from '#features/habits/snoozing.ts';
import type { LettersState } from '#features/notifications/letters/kinds.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { ImageField, SaidField } from '#features/tasks/field-sets.ts';
import type { TaskFields } from '#features/tasks/fields.ts';
import type { Reminder } from '#features/tasks/reminder-contract.ts';
import type { Day } from '#shared/day.ts';
import type { FieldWith } from '#shared/fields.ts';
import type { RepeatInput } from '#shared/repeat/repeat.ts';
import type { DueChange } from '#shared/russian/when.ts';
import type { TaskChange } from '#understanding/model.ts';

/**
 * What the engine is given and what it answers. Everything here is plain data that survives JSON, so that a context
 * can wait in a database between two messages. Instants are epoch milliseconds.
 */
export type Status = Task['status'];
export type Priority = Task['priority'];

/** A task's fields as the engine has them. */
export type InEngine<T> = {
  [F in keyof T]: F extends FieldWith<TaskFields, { as: 'instant' }> ? number | Extract<T[F], null> : T[F];
};

/** A repeat that begins says no place in its series. */
interface Repeating {
  repeat: RepeatInput | null;
}

/** 23:59 in the account's zone stands for a deadline without a time. */
export type TaskView = InEngine<
  Omit<
    Task,
    | 'position'
    | 'rank'
    | 'dayRank'
    | 'projectRank'
    | 'updatedAt'
    | 'dueDay'
    | 'dueHasTime'
    | 'repeatedFrom'
    | 'steps'
    | 'repeat'
  >
> &
  Repeating;

type Said = InEngine<Omit<Pick<Task, SaidField>, 'repeat'>> & Repeating;

export interface Named {
  id: string;
  name: string;
}

export interface KnownProject extends Named {
  /** The folder in which it stands. */
  folder?: string | null;
  archivedAt?: string | null;
}

export interface HabitView extends Named {
  done: boolean;
}

/** Any habit of the account. */
export interface KnownHabit extends HabitView {
  /** It stands on pause today. */
  rests: boolean;
}

/** A habit of today of which a reminder has come, and that is still to be done. */
export interface RemindedHabit extends Named, Snoozable {
  /** When the latest came. */
  at: number;
}

/** Minutes of the ended focus sessions of a day, by task. */
export interface Spent {
  day: Day;
  taskId: string | null;
  minutes: number;
}

/** Minutes of ended focus sessions. */
export interface FocusFigures {
  todayMinutes: number;
  weekMinutes: number;
  /** Of the last year; only where a message may ask how long something took. */
  spent?: readonly Spent[];
  /** The session under way; only where a message may command one. */
  running?: { id: string; isPaused: boolean } | null;
}

export interface Manner {
  tone: 'neutral' | 'supportive' | 'strict';
  role: 'assistant' | 'coach' | 'mentor';
  personality: 'friendly' | 'professional' | 'motivating' | 'caring';
}

/** The part of the account that a command may speak about. Habits are the ones due today. */
export interface View {
  tasks: readonly TaskView[];
  /** Those that stand in no archive. */
  projects: readonly KnownProject[];
  archivedProjects?: readonly KnownProject[];
  /** Of the projects that stand in no archive. */
  headings?: readonly (Named & { projectId: string })[];
  columns: readonly Named[];
  habits: readonly HabitView[];
  /** Only where a message may be about them. */
  tags?: readonly Named[];
  /** All there are; only where a message may command them. */
  everyHabit?: readonly KnownHabit[];
  /** Only where a message may put a reminder off. */
  remindedHabits?: readonly RemindedHabit[];
  focus: FocusFigures;
  /** Whether letters can be sent, and to an address that is confirmed; only where a message may be about them. */
  letters?: LettersState;
  user: { firstName: string | null };
  settings: Manner;
  /** `HH:MM` from which reminders of a day without a time count; nine where it is not said. */
  allDayReminderAt?: string;
  /** Minutes that one has for the tasks of a day. */
  dayMinutes?: number;
}

/** Fields of a task that does not exist yet; of a new reminder the id is empty. A `newProject` is to be created by the `create_project` beside it. */
export interface Draft extends Said {
  newProject: string | null;
}

/** Fields to change; a key left out stays, null clears. */
export interface Changes extends Partial<Said> {
  newProject?: string;
}

export type Action =
  /** `folder`: in which it is put. */
  | { type: 'create_project'; name: string; folder?: string }
  /** `copyOf`: the task whose steps it gets as well. */
  | { type: 'create'; draft: Draft; copyOf?: string }
  | { type: 'report_completed'; draft: Draft }
  | { type: 'complete'; ids: string[] }
  /** Nobody is going to do them. */
  | { type: 'drop'; ids: string[] }
  | { type: 'activate'; ids: string[] }
  | { type: 'delete'; ids: string[] }
  /** `said`: the same as it is told; absent where that is `changes`. `onlyThis`: of a series, this one alone. */
  | { type: 'update'; id: string; changes: Changes; said?: SaidChanges; onlyThis?: true }
  /** Steps that a task gets, behind its others. */
  | { type: 'steps'; id: string; titles: string[] };

/** How a list is changed: what a task has beside stays. Names are the same in any case, reminders where they come at the same time. */
export interface ListChange<T = string> {
  put?: readonly T[];
  take?: readonly T[];
}

type Planned<T> = T extends readonly string[] ? ListChange : T extends readonly Reminder[] ? ListChange<Reminder> : T;

/** Changes as they are told: of a list, what is put in and taken out. */
export type SaidChanges = { [F in keyof Changes]: Planned<NonNullable<Changes[F]>> | Extract<Changes[F], null> };

/** What to change about tasks that are not known yet: a shift counts from each task's own deadline. */
export type ChangePlan = {
  [F in Exclude<keyof Changes, 'dueDate'>]?: Planned<NonNullable<Changes[F]>> | Extract<Changes[F], null>;
} & {
  due?: DueChange;
  priorityStep?: 1 | -1;
  /** The next day of its series. */
  skips?: true;
};

/** One thing that a message asks for; `candidates` holds what the user must still choose from. */
export type Step =
  | { do: 'create' | 'report'; draft: Draft; copyOf?: string }
  | { do: 'project'; name: string; folder?: string }
  | { do: 'complete' | 'drop' | 'activate' | 'delete'; ids: string[]; candidates?: string[] }
  | { do: 'update'; ids: string[]; plan: ChangePlan; candidates?: string[] };

/** A task as it stood when it was asked about; another `state` is another version of it. */
export interface Seen {
  id: string;
  title: string;
  state: string;
}

/** Tasks that one message may change: its write holds up the others who write. */
export const TASKS_AT_ONCE = 1000;

/** A question that waits for the next message. */
export type Pending =
  | { kind: 'choose'; steps: Step[] }
  | { kind: 'confirm'; steps: Step[] }
  /** What may have been meant, the likeliest first, and how the tasks that it would change stood, by the fields there were. */
  | { kind: 'card'; readings: Step[][]; seen?: Seen[]; fields?: readonly ImageField[] }
  | { kind: 'title'; draft: Draft }
  | { kind: 'due'; ids: string[] }
  /** Which task is meant. */
  | { kind: 'which'; deed: 'complete' | 'activate' | 'delete' }
  | { kind: 'which'; deed: 'update'; plan: ChangePlan }
  /** Of which task what the nouns name is to be taken away. */
  | { kind: 'whose'; nouns: string[] };

/** What one conversation (one tab) remembers between two messages. */
export interface Context {
  pending: Pending | null;
  /** Tasks that the last acting message touched, in the order of its reply. */
  touched: string[];
  /** Tasks that the last answer listed, for «вторую». */
  listed: string[];
  lastAction: Action['type'] | null;
  /** What it set of tasks, where it set something. */
  lastChange?: TaskChange;
}

/** What is done beside the tasks. */
export type BesideTasks =
  | { kind: 'start session'; minutes: number; taskId: string | null }
  | { kind: 'pause session' | 'resume session' | 'end session'; id: string }
  | { kind: 'mark habit'; id: string }
  | { kind: 'archive project' | 'bring back project'; id: string }
  | { kind: 'copy project'; id: string; name: string }
  | { kind: 'put in folder'; ids: string[]; folder: string | null }
  /** Under the name of another one it becomes that. */
  | { kind: 'rename tag'; id: string; name: string }
  | { kind: 'rest habits'; rests: HabitRest[] }
  | { kind: 'end rest of habits'; ids: string[] }
  | { kind: 'remind of habit'; id: string; reminders: HabitReminders }
  | { kind: 'change letters'; change: LetterSettings };

export type LetterSettings = Partial<
  Pick<Settings, 'planLetterAt' | 'reportLetterAt' | 'reminderLetters' | 'habitLetters'>
>;

export type HabitReminders = Pick<HabitChange, 'reminderEnabled' | 'reminderTimes' | 'reminderDays' | 'snoozed'>;

export interface Outcome {
  actions: Action[];
  beside?: BesideTasks;
  pending: Pending | null;
  /** Undo the last acting message of this conversation; then there are no actions. */
  undo: boolean;
  listed: string[];
  reply: string;
  /** A part of the message of which nothing was read, while the rest was done. */
  notUnderstood?: NotUnderstood;
}

export interface NotUnderstood {
  said: string;
  /** Its place among the parts of the message, counted from 1, where that helps to tell it from them. */
  place?: number;
}

export const EMPTY_CONTEXT: Context = { pending: null, touched: [], listed: [], lastAction: null };

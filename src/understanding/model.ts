/** What is understood of a message. Everything is plain data; instants are epoch milliseconds. */
import type { Day } from '#shared/day.ts';
import type { RepeatSaid } from '#shared/repeat/repeat.ts';
import type { DueChange, When } from '#shared/russian/when.ts';
import { APART_FIELDS, type ApartField, type ApartValues } from './apart/fields.ts';

export type Priority = 'low' | 'medium' | 'high';

/** What must be known of a task to speak of it. */
export interface KnownTask {
  id: string;
  title: string;
  status: 'active' | 'completed' | 'archived';
  dueDate: number | null;
  priority: Priority;
  projectId: string | null;
  tags: readonly string[];
  createdAt: number;
}

export interface KnownProject {
  id: string;
  name: string;
}

/** The account that is spoken of. */
export interface Account {
  tasks: readonly KnownTask[];
  projects: readonly KnownProject[];
  /** Columns of the board. */
  columns: readonly KnownProject[];
}

/** What was spoken of before: ids of tasks, in the order of the reply. */
export interface Dialogue {
  touched: readonly string[];
  listed: readonly string[];
  /** What the last message that changed something did last, as whoever did it calls it; null for nothing yet. */
  lastAction: string | null;
  /** What that set of the tasks: «и окна тоже» sets the same of others. */
  lastChange?: TaskChange;
}

/** What a clause does. */
export const ACTS = [
  'create',
  'report',
  'complete',
  'activate',
  'delete',
  'update',
  'project',
  'answer',
  'undo',
  'none',
] as const;
export type Act = (typeof ACTS)[number];

/** A project that is there, one that is to be made, or none (`id` null). */
export type ProjectSaid = { id: string | null } | { name: string };

/** How tags are changed: what a task has beside them stays. */
export interface TagChange {
  put?: readonly string[];
  take?: readonly string[];
}

/** A day, with a time where one was said, or no day at all. */
export type PlanChange = { day: Day; time: string | null } | 'someday';

type Unsaid<Values> = { [F in keyof Values]: Values[F] | null };

/** A task that is to be; a field that is said apart is null where nothing is said of it. */
export interface NewTask extends Unsaid<ApartValues> {
  title: string;
  when: When | null;
  priority: Priority | null;
  project: ProjectSaid | null;
  columnId: string | null;
  tags: readonly string[];
  note: string | null;
  /** It was said to come again: «каждую пятницу». */
  repeats: boolean;
  /** How, where that was understood. */
  repeat: RepeatSaid | null;
  /** When it is meant to be done, where its deadline is another. */
  plan: PlanChange | null;
  /** One asked to be reminded of it: so many minutes before its time («за час»), 0 at it; empty where it was not said when. */
  reminds: readonly number[] | null;
}

/** What a new task says of what no label marks, where its grammar, its sign or its noun hears nothing. */
export const UNMARKED = {
  repeat: null,
  ...(Object.fromEntries(APART_FIELDS.map(([field]) => [field, null])) as Record<ApartField, null>),
} as const satisfies Partial<NewTask>;
export type HeardApart = keyof typeof UNMARKED;

/** What is to change about tasks; a key left out stays. */
export interface TaskChange extends Partial<ApartValues> {
  title?: string;
  due?: DueChange;
  priority?: Priority;
  project?: ProjectSaid;
  columnId?: string;
  tags?: TagChange;
  note?: string;
  repeat?: RepeatSaid | null;
  plan?: PlanChange | null;
}

/** The tasks that are meant. */
export type Meant =
  | { kind: 'these'; ids: string[]; sure: boolean }
  /** One of them: which, is not said. */
  | { kind: 'one of'; ids: string[] }
  /** None that is known; `described` where it was told of what kind it is, and none is of it. */
  | { kind: 'unknown'; said: string; described?: true };

/** What a question is about, as far as its words tell. */
export interface About {
  /** Tasks that its words name, the best first. */
  ids: string[];
  projectId: string | null;
  when: When | null;
  /** As it was said: further commands may stand beside it. */
  said: string;
}

/** What one clause asks for. */
export type Intent =
  | { act: 'create' | 'report'; task: NewTask }
  | { act: 'project'; name: string }
  /** `unlisted` is what is told to be done, where no task is there for it and none was spoken of. */
  | { act: 'complete' | 'activate' | 'delete'; meant: Meant; unlisted?: NewTask }
  | { act: 'update'; meant: Meant; change: TaskChange; reminds?: readonly number[] }
  | { act: 'answer'; about: About }
  | { act: 'undo' | 'none' };

/**
 * How the new tasks of a message are asked for: `counted` («три дела: …», and as many as it counts), `named` («добавь», «надо»,
 * «купить молоко»), or `not`: only the bare name of a thing is said.
 */
export type AskedFor = 'counted' | 'named' | 'not';

/** One way to understand a message. */
export interface Reading {
  intents: Intent[];
  /** 0 to 1, against all other ways, and against that none of them is meant. */
  probability: number;
  askedFor: AskedFor;
  /** Something that was said leaves a doubt whether it is meant, however likely it is. */
  doubtful?: boolean;
}

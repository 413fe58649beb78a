import type { Column } from '#shared/stored.ts';

/** What all who handle a task's fields must know of each; see "How to add a field" in docs/architecture.md. */
interface Traits extends Column {
  /**
   * `own`: what the user says of the task, in a form, a line or a message. `place`: as what and in which column it stands,
   * by the rules of placement.ts. `kept`: written by the server alone, or by calls of its own.
   */
  role: 'own' | 'place' | 'kept';
  /** Of an own field, what a new task has where nothing is said; absent where something must be. */
  fresh?: unknown;
  /** Shown by a row of the list, which is drawn again when it changes, and for nothing else. */
  inRow: boolean;
  /** Its words are found by the list's search. */
  searched: boolean;
  /** As long as the user likes: its bytes count against what an account may hold. */
  weighs: boolean;
}

/** Every stored field of a task, once; contract.ts says beside it what each may hold. */
export const TASK_FIELDS = {
  id: { role: 'kept', column: 'id', as: 'plain', inRow: true, searched: false, weighs: false },
  title: { role: 'own', column: 'title', as: 'plain', inRow: true, searched: true, weighs: true },
  description: {
    role: 'own',
    column: 'description',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: true,
    weighs: true,
  },
  priority: {
    role: 'own',
    column: 'priority',
    as: 'plain',
    fresh: 'medium',
    inRow: true,
    searched: false,
    weighs: false,
  },
  status: { role: 'place', column: 'status', as: 'plain', inRow: true, searched: false, weighs: false },
  /** How a task that is over ended: by the rule of outcome.ts. */
  outcome: {
    role: 'place',
    column: 'outcome',
    as: 'plain',
    fresh: null,
    inRow: true,
    searched: false,
    weighs: false,
  },
  projectId: {
    role: 'own',
    column: 'project_id',
    as: 'plain',
    fresh: null,
    inRow: true,
    searched: false,
    weighs: false,
  },
  /** Under which heading of its project it stands; one that the project does not have is none. */
  headingId: {
    role: 'own',
    column: 'heading_id',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  },
  /** By their names; `tags` has them. */
  tags: { role: 'own', column: 'tags', as: 'json', fresh: [], inRow: true, searched: true, weighs: true },
  /** What is said of the deadline; of one without a time, where it ends. The two behind it follow, by deadline.ts. */
  dueDate: { role: 'own', column: 'due_at', as: 'instant', fresh: null, inRow: true, searched: false, weighs: false },
  dueDay: { role: 'kept', column: 'due_day', as: 'plain', fresh: null, inRow: true, searched: false, weighs: false },
  dueHasTime: {
    role: 'kept',
    column: 'due_has_time',
    as: 'flag',
    fresh: false,
    inRow: true,
    searched: false,
    weighs: false,
  },
  /** How it repeats, and where in the series it stands; it needs a day. */
  repeat: { role: 'own', column: 'repeat', as: 'json', fresh: null, inRow: true, searched: false, weighs: false },
  /** When somebody is reminded of it, by reminding.ts. */
  reminders: {
    role: 'own',
    column: 'reminders',
    as: 'json',
    fresh: [],
    inRow: true,
    searched: false,
    weighs: false,
  },
  /** How many minutes it is thought to take. */
  estimateMinutes: {
    role: 'own',
    column: 'estimate_minutes',
    as: 'plain',
    fresh: null,
    inRow: true,
    searched: false,
    weighs: false,
  },
  /** The day on which it is meant to be done, and when on it, or that it is put off to no day; each excludes the other, by planning.ts. */
  plannedDay: {
    role: 'own',
    column: 'planned_day',
    as: 'plain',
    fresh: null,
    inRow: true,
    searched: false,
    weighs: false,
  },
  plannedTime: {
    role: 'own',
    column: 'planned_time',
    as: 'plain',
    fresh: null,
    inRow: true,
    searched: false,
    weighs: false,
  },
  someday: { role: 'own', column: 'someday', as: 'flag', fresh: false, inRow: true, searched: false, weighs: false },
  /** In their order; calls of their own say them. */
  steps: { role: 'kept', column: 'steps', as: 'json', fresh: [], inRow: true, searched: true, weighs: true },
  /** The task of the series on which it follows. */
  repeatedFrom: {
    role: 'kept',
    column: 'repeated_from',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  },
  kanbanColumnId: {
    role: 'place',
    column: 'kanban_column_id',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  },
  rank: { role: 'kept', column: 'rank', as: 'plain', inRow: false, searched: false, weighs: false },
  /** Where it was put in the order of a day, by day-order.ts. */
  dayRank: {
    role: 'kept',
    column: 'day_rank',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  },
  /** Where it was put in the order of its project, by project-order.ts. */
  projectRank: {
    role: 'kept',
    column: 'project_rank',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  },
  /** When it came back from a deletion after which it had been changed, until somebody changes it. */
  returnedAt: {
    role: 'kept',
    column: 'field_times',
    as: 'returned',
    fresh: null,
    inRow: true,
    searched: false,
    weighs: false,
  },
  createdAt: { role: 'kept', column: 'created_at', as: 'instant', inRow: false, searched: false, weighs: false },
  updatedAt: { role: 'kept', column: 'updated_at', as: 'instant', inRow: false, searched: false, weighs: false },
  completedAt: { role: 'kept', column: 'completed_at', as: 'instant', inRow: false, searched: false, weighs: false },
  /** Its owner's day at that moment, wherever it is read. */
  completedDay: {
    role: 'kept',
    column: 'completed_day',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  },
} as const satisfies Record<string, Traits>;

export type TaskFields = typeof TASK_FIELDS;

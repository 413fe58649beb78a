import type { Act, NewTask, TaskChange } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Part } from '../read/labels.ts';
import type { Editing } from './renaming.ts';
import type { Shared } from './sharing.ts';
import type { Turn } from './turns.ts';

/** What the clauses before have left for the next ones. */
export interface Course {
  /** All that the message does. */
  clauses: readonly ReadClause[];
  /** Ids of the tasks that were spoken of last. */
  recent: string[];
  /** What was changed last. */
  change: TaskChange | null;
  /** Ids of all tasks that this message has spoken of. */
  spokenOf: string[];
  /** What was said ahead of a list, for the clauses that go on with it. */
  lead: Part[];
  act: Act | null;
  /** What was taken back in the clause that is interpreted. */
  voids: readonly Part[];
  /** What the last clause says of new tasks that are not its own. */
  shared: readonly Shared[];
  /** Its command asks to be reminded. */
  reminding: boolean;
  /** Tasks are written down by command. */
  commanded: boolean;
  /** The new task before: «туда же», «тогда же». */
  last: NewTask | null;
  /** The project that is made in this message. */
  made: string | null;
  /** How titles are changed where there is more than one way; null for the one that is meant most often. */
  editing: Editing | null;
  /** How they were. */
  edited: Editing[];
  /** How they could have been. */
  editable: Set<Editing>;
  /** What changes may be instead of what their words say first. */
  turns: Map<TaskChange, ReadonlyMap<Turn, TaskChange>>;
}

/** Where a message begins. */
export const beginning = (
  clauses: readonly ReadClause[],
  shared: readonly Shared[],
  editing: Editing | null,
): Course => ({
  clauses,
  recent: [],
  change: null,
  spokenOf: [],
  lead: [],
  act: null,
  voids: [],
  shared,
  reminding: false,
  commanded: false,
  last: null,
  made: null,
  editing,
  edited: [],
  editable: new Set(),
  turns: new Map(),
});

import { dequal } from 'dequal/lite';
import type { PutBack } from '#features/journal/contract.ts';
import { blockedWords, isBlocked } from '#features/journal/why.ts';
import type { Task } from '#features/tasks/contract.ts';
import { IMAGE_FIELDS } from '#features/tasks/field-sets.ts';
import type { Was } from '#features/tasks/taken-back.ts';
import type { ChatChange } from './contract.ts';
import { type HabitWas, habitPutBack, type PresentHabits } from './local-habits.ts';
import { undoRefusal, undoReport } from './undo-report.ts';

/** What a message did, as the device that did it remembers it. */
export interface Done {
  acted: readonly Was[];
  /** Projects that it made. */
  made: readonly { id: string; name: string }[];
  /** Absent of what was kept before there were any. */
  habits?: readonly HabitWas[];
  changes: readonly ChatChange[];
}

/** What there is now. */
export interface Present {
  tasks: readonly Task[];
  habits: PresentHabits;
}

/** What the server may have reckoned otherwise since, without anybody having changed it. */
const RECKONED: readonly string[] = ['rank', 'position', 'completedAt', 'completedDay', 'updatedAt'];
const COMPARED = IMAGE_FIELDS.filter((field) => !RECKONED.includes(field));

const nothing = { kept: [], reason: null };

function putBack({ id, before, after }: Was, now: Task | undefined): PutBack {
  const title = (now ?? before ?? after)!.title;
  const object = { kind: 'tasks', id, title, ...nothing };
  if (!after) return { ...object, deed: 'restored' };
  if (!now) return before ? { ...object, deed: null, reason: 'gone' } : { ...object, deed: null };
  const changed = COMPARED.some((field) => !dequal(now[field], after[field]));
  if (changed) return { ...object, deed: null, reason: 'changed' };
  return before ? { ...object, title: before.title, deed: 'changed' } : { ...object, deed: 'removed' };
}

/** What taking a message back comes to, in the words of the server: all of it, or nothing. */
export function undoneHere({ acted, made, habits = [], changes }: Done, present: Present) {
  const now = new Map(present.tasks.map((task) => [task.id, task]));
  // As the journal tells them.
  const inOrder = [...acted].sort((one, other) => (one.id < other.id ? -1 : 1));
  const objects: PutBack[] = [
    ...inOrder.map((was) => putBack(was, now.get(was.id))),
    ...made.map(({ id, name }) => ({ kind: 'projects', id, title: name, ...nothing, deed: 'removed' as const })),
    ...habits.map((was) => habitPutBack(was, present.habits)),
  ];
  const refusal = undoRefusal(objects, changes) ?? (isBlocked(objects) ? blockedWords(objects) : undefined);
  if (refusal !== undefined) return { done: false as const, message: refusal };
  const touched = inOrder.flatMap(({ id, before }) => (before ? [id] : []));
  return { done: true as const, message: undoReport(objects), touched, taskCount: acted.length };
}

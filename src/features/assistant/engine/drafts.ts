import { dequal } from 'dequal/lite';
import { FRESH_TASK } from '#features/tasks/field-sets.ts';
import { said } from '#shared/fields.ts';
import { changedDue } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { ChangePlan, Changes, Draft, Priority, TaskView } from './model.ts';

const FRESH = { ...FRESH_TASK, newProject: null };

/** A task of which nothing but the title is said. */
export const newDraft = (title: string): Draft => ({ ...FRESH, title });

/** What is said of a draft: all but what a new task has anyway. */
function saidOf(draft: Draft): Partial<Draft> {
  const fresh: Partial<Draft> = FRESH;
  const fields = Object.entries(draft) as [keyof Draft, unknown][];
  return Object.fromEntries(fields.filter(([field, value]) => !(field in fresh && dequal(value, fresh[field]))));
}

/** A draft with what is said of another over it. */
export const overlaid = (draft: Draft, over: Draft): Draft => ({ ...draft, ...saidOf(over) });

/** What would make a task say what a draft says. */
export function planOf(draft: Draft): ChangePlan {
  const { dueDate, newProject, ...rest } = saidOf(draft);
  const due = dueDate == null ? undefined : ({ kind: 'at', due: dueDate } as const);
  return said({ ...rest, due, newProject: newProject ?? undefined });
}

/** The changes that a plan makes to one task, or to one that does not exist yet. */
export function changesFor(task: Pick<TaskView, 'dueDate' | 'priority'>, plan: ChangePlan, clock: Clock): Changes {
  const { due, priorityStep, ...rest } = plan;
  const changes: Changes = { ...rest };
  if (due) changes.dueDate = changedDue(task.dueDate, due, clock);
  if (priorityStep) changes.priority = stepped(priorityStep);
  return changes;
}

/** A draft after a plan. */
export const drafted = (draft: Draft, plan: ChangePlan, clock: Clock): Draft => ({
  ...draft,
  ...said(changesFor(draft, plan, clock)),
});

/** «Повысь» means the top, «понизь» the bottom: what people mean when they name no level. */
const stepped = (step: 1 | -1): Priority => (step > 0 ? 'high' : 'low');

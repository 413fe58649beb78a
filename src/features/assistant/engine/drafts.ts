import { dequal } from 'dequal/lite';
import { FRESH_SAID, type SaidField } from '#features/tasks/field-sets.ts';
import type { Reminder } from '#features/tasks/reminder-contract.ts';
import { dayOf, instantOf, timeOf } from '#shared/day.ts';
import { said, withLater } from '#shared/fields.ts';
import { nextOf, type RepeatSaid } from '#shared/repeat/repeat.ts';
import { alignedDue } from '#shared/russian/first-due.ts';
import { fold } from '#shared/russian/text.ts';
import { changedDue, END_OF_DAY, isLate } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type {
  ChangePlan,
  Changes,
  Draft,
  ListChange,
  Pending,
  Priority,
  SaidChanges,
  Step,
  TaskView,
} from './model.ts';

const FRESH = { ...FRESH_SAID, newProject: null };

/** A task of which nothing but the title is said. */
export const newDraft = (title: string): Draft => ({ ...FRESH, title });

/** A question that was kept when tasks had fewer fields: its drafts say nothing of the others. */
export function withLaterFields(pending: Pending): Pending {
  const step = (one: Step) => ('draft' in one ? { ...one, draft: withLater(one.draft, FRESH) } : one);
  if ('steps' in pending) return { ...pending, steps: pending.steps.map(step) };
  if (pending.kind === 'card') return { ...pending, readings: pending.readings.map((steps) => steps.map(step)) };
  return pending.kind === 'title' ? { ...pending, draft: withLater(pending.draft, FRESH) } : pending;
}

/** What is said of a draft: all but what a new task has anyway. */
export function saidOf(draft: Draft): Partial<Draft> {
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
  const fields = Object.entries(rest).map(([field, value]) => [field, Array.isArray(value) ? { put: value } : value]);
  return said({ ...Object.fromEntries(fields), due, newProject: newProject ?? undefined });
}

/** The changes that a plan makes to one task, or to one that does not exist yet. */
export function changesFor(task: Pick<TaskView, SaidField>, plan: ChangePlan, clock: Clock): Changes {
  const { due, priorityStep, skips, ...rest } = plan;
  const fields = Object.entries(rest).map(([field, value]) => {
    const before: unknown = task[field as SaidField];
    return [field, Array.isArray(before) && isListChange(value) ? listAfter(before, value) : value];
  });
  const changes: Changes = Object.fromEntries(fields);
  if (due) changes.dueDate = changedDue(task.dueDate, due, clock);
  if (plan.repeat) changes.dueDate = begun(plan.repeat, changes.dueDate ?? task.dueDate, clock);
  if (skips) Object.assign(changes, skipped(task, clock));
  if (priorityStep) changes.priority = stepped(priorityStep);
  return changes;
}

/** The deadline of what repeats from now on: the first day of its rule that is not over, at the time that it had. */
function begun(repeat: RepeatSaid, due: number | null, clock: Clock): number | null {
  const { today, zone } = clock;
  const day = due === null || isLate(due, clock) ? today : dayOf(due, zone);
  const time = due === null ? END_OF_DAY : timeOf(due, zone);
  return alignedDue(repeat, instantOf(day, time, zone), clock);
}

/** The next day of a series in the place of its day; nothing where it is the last. */
export function skipped({ repeat, dueDate }: Pick<TaskView, 'repeat' | 'dueDate'>, { today, zone }: Clock): Changes {
  if (!repeat || dueDate === null) return {};
  const day = dayOf(dueDate, zone);
  const next = nextOf({ ...repeat, start: repeat.start ?? day, index: repeat.index ?? 1 }, { day, today });
  return next ? { dueDate: instantOf(next.day, timeOf(dueDate, zone), zone), repeat: next.repeat } : {};
}

const isListChange = (value: unknown): value is ListChange<unknown> => value instanceof Object && !Array.isArray(value);

/** A list of names, each of them once. */
export const namesOnce = <T>(names: readonly T[]) => listAfter([], { put: names });

/** What changes put into the lists of a task and take out of them; all else as it will be. */
export function saidChanges(task: Pick<TaskView, SaidField>, changes: Changes): SaidChanges {
  const fields = Object.entries(changes).map(([field, value]) => {
    const before: unknown = task[field as SaidField];
    return [field, Array.isArray(before) && Array.isArray(value) ? between(before, value) : value];
  });
  return Object.fromEntries(fields);
}

function between<T>(before: readonly T[], after: readonly T[]): ListChange<T> {
  const put = after.filter((name) => !before.includes(name));
  const take = before.filter((name) => !after.includes(name));
  return { ...(put.length > 0 && { put }), ...(take.length > 0 && { take }) };
}

/** What one of a list is known by: a name, or when a reminder comes. */
function known(one: unknown): string {
  if (typeof one === 'string') return fold(one);
  const { id: _, snoozedUntil: __, ...when } = one as Reminder;
  return JSON.stringify(when);
}

function listAfter<T>(names: readonly T[], { put = [], take = [] }: ListChange<T>): T[] {
  const has = (some: readonly T[], name: T) => some.some((other) => known(other) === known(name));
  const left = names.filter((name) => !has(take, name));
  return [...left, ...put.filter((name, at) => !has(left, name) && !has(put.slice(0, at), name))];
}

/** A draft after a plan. */
export const drafted = (draft: Draft, plan: ChangePlan, clock: Clock): Draft => ({
  ...draft,
  ...said(changesFor(draft, plan, clock)),
});

/** «Повысь» means the top, «понизь» the bottom: what people mean when they name no level. */
const stepped = (step: 1 | -1): Priority => (step > 0 ? 'high' : 'low');

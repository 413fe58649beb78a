import { dequal } from 'dequal/lite';
import { pick } from '#shared/fields.ts';
import type { Task } from './contract.ts';
import { DEADLINE_FIELDS, JOURNAL_FIELDS } from './field-sets.ts';
import { mergeRanked } from './merge-changes.ts';
import { stepsBack } from './step-acts.ts';

/** A task before and after an act, as this window showed it; null where it was not there. */
export interface Was {
  id: string;
  before: Task | null;
  after: Task | null;
}

const PLACE = ['status', 'kanbanColumnId', 'rank', 'position', 'completedAt', 'completedDay', 'outcome'] as const;
const CHANGED = [...new Set([...JOURNAL_FIELDS, ...DEADLINE_FIELDS])];

/** A row as it was before an act in all that this changed; what others changed since stays. */
function rowBefore({ before, after }: Was, now: Task | undefined): Task[] {
  if (!before) return [];
  if (!after || !now) return [before];
  const changed = CHANGED.filter((field) => field !== 'steps' && !dequal(before[field], after[field]));
  const steps = stepsBack(now.steps, before.steps, after.steps) ?? now.steps;
  const moved = PLACE.some((field) => before[field] !== after[field]);
  return [{ ...now, ...pick(before, changed), ...(moved ? pick(before, PLACE) : {}), steps }];
}

/** The list as it will be once an act is taken back, so that it can be shown at once. */
export function takenBack(tasks: readonly Task[], acted: readonly Was[]): readonly Task[] {
  const ids = new Set(acted.map(({ id }) => id));
  const now = new Map(tasks.filter(({ id }) => ids.has(id)).map((task) => [task.id, task]));
  return mergeRanked(tasks, {
    tasks: acted.flatMap((was) => rowBefore(was, now.get(was.id))),
    gone: acted.flatMap(({ id, before }) => (before ? [] : [id])),
  });
}

/** What an act makes of tasks of a list. */
export function actedOn(ids: readonly string[], before: readonly Task[], after: readonly Task[]): Was[] {
  const acted = new Set(ids);
  const [was, is] = [before, after].map(
    (tasks) => new Map(tasks.flatMap((task) => (acted.has(task.id) ? [[task.id, task]] : []))),
  );
  return ids.flatMap((id) => {
    const made = { id, before: was!.get(id) ?? null, after: is!.get(id) ?? null };
    return made.before || made.after ? [made] : [];
  });
}

import { dequal } from 'dequal/lite';
import type { Task } from '#features/tasks/contract.ts';
import { IMAGE_FIELDS, type ImageField } from '#features/tasks/field-sets.ts';
import { pick } from '#shared/fields.ts';

/** A task as an undo compares it, to see whether somebody has changed it since. */
export type Image = Pick<Task, ImageField>;

/** What to send to have a task as it was. A moved one is told its place, too. */
export type Before = Partial<Image> & { position?: number; completedAt?: string | null };

/** One thing that a message did, with what is needed to take it back. */
export type Effect =
  | { kind: 'project'; id: string; name: string }
  | { kind: 'created'; id: string; after: Image }
  | { kind: 'deleted'; id: string; title: string }
  | { kind: 'changed'; id: string; title: string; before: Before; after: Partial<Image> };

/** The account as an undo finds it. */
export interface World {
  tasks: ReadonlyMap<string, Image>;
  projects: ReadonlySet<string>;
  columns: ReadonlySet<string>;
  /** Deleted tasks can no longer be restored. */
  expired: boolean;
}

export interface Conflict {
  reason: 'changed' | 'gone' | 'homeless';
  title: string;
}

export const imageOf = (task: Task): Image => pick(task, IMAGE_FIELDS);

/** What turned `before` into `after`; null where nothing that anybody sees did. */
export function changedEffect(before: Task, after: Task): Effect | null {
  const changed = IMAGE_FIELDS.filter((field) => !dequal(before[field], after[field]));
  if (changed.length === 0) return null;
  const moved = changed.includes('status') || changed.includes('kanbanColumnId');
  const { status, kanbanColumnId, position, completedAt } = before;
  const place = moved ? { status, kanbanColumnId, position, completedAt } : {};
  return {
    kind: 'changed',
    id: before.id,
    title: before.title,
    before: { ...pick(before, changed), ...place },
    after: pick(after, changed),
  };
}

const differs = (task: Image, after: Partial<Image>) =>
  IMAGE_FIELDS.some((field) => field in after && !dequal(task[field], after[field]));

function conflictOfChange(
  effect: Extract<Effect, { kind: 'changed' }>,
  task: Image | undefined,
  world: World,
): Conflict['reason'] | null {
  if (!task) return 'gone';
  if (differs(task, effect.after)) return 'changed';
  const { projectId, kanbanColumnId } = effect.before;
  const homeless =
    (projectId && !world.projects.has(projectId)) || (kanbanColumnId && !world.columns.has(kanbanColumnId));
  return homeless ? 'homeless' : null;
}

/** What stands in the way of taking effects back, the last one first. Nothing may be undone where there is anything. */
export function conflictsOf(effects: readonly Effect[], world: World): Conflict[] {
  const tasks = new Map(world.tasks);
  const restored = new Set<string>();
  const conflicts: Conflict[] = [];
  for (const effect of effects.toReversed()) {
    if (effect.kind === 'project') continue;
    const task = tasks.get(effect.id);
    if (effect.kind === 'deleted') {
      if (!task && world.expired) conflicts.push({ reason: 'gone', title: effect.title });
      restored.add(effect.id);
    }
    if (restored.has(effect.id) || effect.kind === 'deleted') continue;
    if (effect.kind === 'created') {
      if (task && differs(task, effect.after)) conflicts.push({ reason: 'changed', title: task.title });
    } else {
      const reason = conflictOfChange(effect, task, world);
      if (reason) conflicts.push({ reason, title: task?.title ?? effect.title });
      else tasks.set(effect.id, { ...task!, ...effect.before });
    }
  }
  return conflicts;
}

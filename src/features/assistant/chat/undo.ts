import type { Task } from '#features/tasks/contract.ts';

/** The parts of a task by which an undo sees whether somebody has changed it since. */
const PARTS = ['title', 'description', 'priority', 'status', 'projectId', 'dueDate', 'kanbanColumnId'] as const;
export type Image = Pick<Task, (typeof PARTS)[number]>;

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

export function imageOf(task: Task): Image {
  const { title, description, priority, status, projectId, dueDate, kanbanColumnId } = task;
  return { title, description, priority, status, projectId, dueDate, kanbanColumnId };
}

/** What turned `before` into `after`; null where nothing that anybody sees did. */
export function changedEffect(before: Task, after: Task): Effect | null {
  const parts = PARTS.filter((part) => before[part] !== after[part]);
  if (parts.length === 0) return null;
  const pick = (task: Task) => Object.fromEntries(parts.map((part) => [part, task[part]])) as Partial<Image>;
  const moved = parts.includes('status') || parts.includes('kanbanColumnId');
  const { status, kanbanColumnId, position, completedAt } = before;
  const place = moved ? { status, kanbanColumnId, position, completedAt } : {};
  return {
    kind: 'changed',
    id: before.id,
    title: before.title,
    before: { ...pick(before), ...place },
    after: pick(after),
  };
}

const differs = (task: Image, after: Partial<Image>) =>
  PARTS.some((part) => part in after && task[part] !== after[part]);

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

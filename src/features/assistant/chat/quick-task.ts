import type { QuickChip, QuickContext, QuickTask } from '#features/tasks/quick-task.ts';
import { type Chip, readQuickAdd } from '../engine/quick-add.ts';

function chipOf({ kind, label }: Chip, task: Pick<QuickTask, 'priority'>, { priorityLabel }: QuickContext): QuickChip {
  if (kind === 'priority') return { kind, label: priorityLabel(task.priority) };
  return { kind: kind === 'date' ? 'due' : kind, label };
}

/** Reads the task list's line by the assistant's grammar. `now` is epoch milliseconds, `zone` an IANA name. */
export function readQuickTask(text: string, context: QuickContext, now: number, zone: string): QuickTask {
  const { dueDate, chips, hasTime: _, ...read } = readQuickAdd(text, now, zone, context.projects);
  const priority = read.priority ?? 'medium';
  const labels = chips.map((chip) => chipOf(chip, { priority }, context));
  return {
    ...read,
    priority,
    dueDate: dueDate === null ? null : new Date(dueDate).toISOString(),
    // A day and a time said apart are one deadline.
    chips: labels.filter(({ label }, index) => labels.findIndex((other) => other.label === label) === index),
  };
}

import type { QuickChip, QuickContext, QuickTask } from '#features/tasks/quick-task.ts';
import { spokenDue } from '#shared/russian/spoken-date.ts';
import { readQuickAdd } from '../engine/quick-add.ts';
import type { Said } from '../engine/quick-add-line.ts';

/** Reads a line that is a task by the assistant's grammar. `now` is epoch milliseconds, `zone` an IANA name. */
export function readQuickTask(text: string, context: QuickContext, now: number, zone: string): QuickTask {
  const { title, due, priority, project } = readQuickAdd(text, now, zone, context.projects, context.plain);
  const chip = <Value>(kind: QuickChip['kind'], said: Said<Value> | null, label: (value: Value) => string) =>
    said ? [{ kind, label: label(said.value), spans: said.spans }] : [];
  return {
    title,
    priority: priority?.value ?? null,
    dueDate: due && new Date(due.value).toISOString(),
    projectId: project?.value.id ?? null,
    chips: [
      ...chip('due', due, (value) => spokenDue(value, now, zone)),
      ...chip('priority', priority, context.priorityLabel),
      ...chip('project', project, ({ name }) => name),
    ].sort((a, b) => a.spans[0]!.start - b.spans[0]!.start),
  };
}

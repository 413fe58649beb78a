import type { QuickChip, QuickContext, QuickTask } from '#features/tasks/quick-task.ts';
import { reminderWords } from '#features/tasks/reminder-words.ts';
import type { DayClock } from '#shared/day.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { spokenDue } from '#shared/russian/spoken-date.ts';
import { clockAt } from '#shared/russian/when-piece.ts';
import { planFields, planLabel } from '../engine/plan-field.ts';
import { readQuickAdd } from '../engine/quick-add.ts';
import type { Said } from '../engine/quick-add-line.ts';

/** Reads a line that is a task by the assistant's grammar. `now` is epoch milliseconds. */
export function readQuickTask(
  text: string,
  context: QuickContext,
  now: number,
  { zone, dayStart }: DayClock,
): QuickTask {
  const clock = clockAt(now, zone, dayStart);
  const { title, due, repeat, estimate, plan, reminders, priority, project, tags } = readQuickAdd(
    text,
    clock,
    context.projects,
    context.plain,
    context.tags,
  );
  const chip = <Value>(kind: QuickChip['kind'], said: Said<Value> | null, label: (value: Value) => string) =>
    said ? [{ kind, label: label(said.value), spans: said.spans }] : [];
  return {
    title,
    priority: priority?.value ?? null,
    dueDate: due && new Date(due.value).toISOString(),
    repeat: repeat?.value ?? null,
    ...(estimate && { estimateMinutes: estimate.value }),
    ...(plan && planFields(plan.value)),
    ...(reminders && { reminders: reminders.value }),
    projectId: project?.value.id ?? null,
    tags: tags.map(({ value }) => value),
    chips: [
      ...chip('due', due, (value) => spokenDue(value, clock)),
      ...chip('repeat', repeat, repeatWords),
      ...chip('estimate', estimate, minutesWords),
      ...chip('plan', plan, (value) => planLabel(planFields(value), clock)),
      ...chip('reminder', reminders, reminderWords),
      ...chip('priority', priority, context.priorityLabel),
      ...chip('project', project, ({ name }) => name),
      ...tags.flatMap((tag) => chip('tag', tag, (name) => name)),
    ].sort((a, b) => a.spans[0]!.start - b.spans[0]!.start),
  };
}

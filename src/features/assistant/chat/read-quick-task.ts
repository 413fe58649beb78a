import type { QuickChip, QuickContext, QuickOffer, QuickTask } from '#features/tasks/quick-task.ts';
import { reminderWords } from '#features/tasks/reminder-words.ts';
import type { DayClock } from '#shared/day.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { spokenDue } from '#shared/russian/spoken-date.ts';
import { fold } from '#shared/russian/text.ts';
import { clockAt } from '#shared/russian/when-piece.ts';
import { APART_FIELDS, saysOf } from '#understanding/apart/fields.ts';
import { planFields, planLabel } from '../engine/plan-field.ts';
import { readQuickAdd } from '../engine/quick-add.ts';
import type { Said } from '../engine/quick-add-line.ts';
import { headingsFor, type NamedHeading } from '../engine/quick-add-place.ts';

/** Headings that are offered at a time. */
const OFFERED = 8;

/** The headings that a sign at the end of a line may begin to name. */
function offersOf(text: string, headings: readonly NamedHeading[], chosen: string | undefined): readonly QuickOffer[] {
  const at = text.lastIndexOf('/');
  const begun = text.slice(at + 1);
  if (at < 0 || /\s/.test(begun) || !/^\s?$/.test(text.charAt(at - 1))) return [];
  return headings
    .filter(({ id, name }) => id !== chosen && fold(name).startsWith(fold(begun)))
    .slice(0, OFFERED)
    .map(({ name }) => ({ label: name, line: `${text.slice(0, at + 1)}${name} ` }));
}

/** Reads a line that is a task by the assistant's grammar. `now` is epoch milliseconds. */
export function readQuickTask(
  text: string,
  context: QuickContext,
  now: number,
  { zone, dayStart }: DayClock,
): QuickTask {
  const clock = clockAt(now, zone, dayStart);
  const { title, due, repeat, plan, reminders, priority, project, heading, tags, ...apart } = readQuickAdd(
    text,
    clock,
    context.projects,
    context.plain,
    context.tags,
    context.projectId,
  );
  const home = project?.value.id ?? context.projectId ?? null;
  const offers = offersOf(text, headingsFor(context.projects, home), heading?.value.id);
  const headingLabel = ({ name, projectId }: NamedHeading) =>
    projectId === home ? name : `${context.projects.find(({ id }) => id === projectId)!.name} · ${name}`;
  const chip = <Value>(
    kind: Exclude<QuickChip['kind'], 'field'>,
    said: Said<Value> | null,
    label: (value: Value) => string,
  ) => (said ? [{ kind, label: label(said.value), spans: said.spans }] : []);
  const saidApart = APART_FIELDS.flatMap(([field, { chip }]) => {
    const said = apart[field];
    return said ? [{ field, chip, ...said }] : [];
  });
  return {
    title,
    priority: priority?.value ?? null,
    dueDate: due && new Date(due.value).toISOString(),
    repeat: repeat?.value ?? null,
    ...Object.assign({}, ...saidApart.map(({ field, value }) => saysOf(field, value))),
    ...(plan && planFields(plan.value)),
    ...(reminders && { reminders: reminders.value }),
    ...(heading && { headingId: heading.value.id }),
    projectId: project?.value.id ?? heading?.value.projectId ?? null,
    tags: tags.map(({ value }) => value),
    chips: [
      ...chip('due', due, (value) => spokenDue(value, clock)),
      ...chip('repeat', repeat, repeatWords),
      ...saidApart.map(({ field, value, spans, chip: { noun, label } }) => ({
        kind: 'field' as const,
        field,
        noun,
        label: label(value),
        spans,
      })),
      ...chip('plan', plan, (value) => planLabel(planFields(value), clock)),
      ...chip('reminder', reminders, reminderWords),
      ...chip('priority', priority, context.priorityLabel),
      ...chip('project', project, ({ name }) => name),
      ...chip('heading', heading, headingLabel),
      ...tags.flatMap((tag) => chip('tag', tag, (name) => name)),
    ].sort((a, b) => a.spans[0]!.start - b.spans[0]!.start),
    ...(offers.length > 0 && { offers }),
  };
}

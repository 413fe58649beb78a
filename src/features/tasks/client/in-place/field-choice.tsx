import { CornerDownRight } from 'lucide-react';
import { Choices } from '#client/ui/choices.tsx';
import { useColumns } from '#features/columns/client/queries.ts';
import { useOfferedProjects } from '#features/projects/client/queries.ts';
import type { Heading } from '#features/projects/heading-contract.ts';
import type { Task, TaskChange } from '../../contract.ts';
import { PRIORITIES } from '../../rules.ts';
import { texts as taskTexts } from '../../texts.ts';
import { PrioritySign, ProjectDot } from '../task-signs.tsx';
import { DueChoice } from './due-choice.tsx';
import type { InPlaceField } from './in-place-field.ts';
import { PlanChoice } from './plan-choice.tsx';
import { ReminderChoice } from './reminder-choice.tsx';

/** What is changed of one task, or of many at once. */
export type ChosenField = InPlaceField | 'kanbanColumnId';

interface FieldChoiceProps<F> {
  field: F;
  tasks: readonly Task[];
  onChoose: (changeOf: (task: Task) => TaskChange) => void;
  /** Leads from the deadline to the reminders, where they have no place of their own. */
  onReminders?: (() => void) | undefined;
}

/** The values of a field, of which one press chooses one for all tasks. */
export function FieldChoice(props: FieldChoiceProps<ChosenField>) {
  const { field } = props;
  if (field === 'dueDate') return <DueChoice onChoose={props.onChoose} onReminders={props.onReminders} />;
  if (field === 'reminders') return <ReminderChoice {...props} />;
  if (field === 'plannedDay') return <PlanChoice {...props} />;
  if (field === 'priority') return <PriorityChoice {...props} field={field} />;
  return field === 'projectId' ? <ProjectChoice {...props} field={field} /> : <ColumnChoice {...props} field={field} />;
}

/** A value as a choice: it is the chosen one where all tasks have it. */
const choice = <F extends keyof Task & keyof TaskChange>(
  { field, tasks, onChoose }: FieldChoiceProps<F>,
  value: Task[F],
  label: string,
) => ({
  key: `${field} ${value}`,
  label,
  chosen: tasks.length > 0 && tasks.every((task) => task[field] === value),
  onChoose: () => onChoose(() => ({ [field]: value })),
});

function PriorityChoice(props: FieldChoiceProps<'priority'>) {
  return (
    <Choices
      choices={PRIORITIES.toReversed().map((priority) => ({
        ...choice(props, priority, taskTexts.priority[priority]),
        icon: <PrioritySign priority={priority} silent />,
      }))}
    />
  );
}

/** Projects, and below the one in which all tasks stand its headings. */
function ProjectChoice(props: FieldChoiceProps<'projectId'>) {
  const { tasks } = props;
  const first = tasks[0]?.projectId;
  // What several tasks have is offered where all of them have it.
  const home = tasks.every(({ projectId }) => projectId === first) ? first : null;
  return (
    <Choices
      choices={[
        ...useOfferedProjects(home).flatMap(({ id, name, color, headings }) => [
          { ...choice(props, id, name), icon: <ProjectDot color={color} /> },
          ...(id === home && headings.length > 0 ? headingChoices({ ...props, field: 'headingId' }, headings) : []),
        ]),
        choice(props, null, taskTexts.fields.noProject),
      ]}
    />
  );
}

function headingChoices(props: FieldChoiceProps<'headingId'>, headings: readonly Heading[]) {
  // One that the project does not have is none.
  const tasks = props.tasks.map((task) =>
    headings.some(({ id }) => id === task.headingId) ? task : { ...task, headingId: null },
  );
  const icon = <CornerDownRight aria-hidden strokeWidth={1.75} className="ml-2 size-4 shrink-0 text-text-muted" />;
  return [{ id: null, title: taskTexts.fields.noHeading }, ...headings].map(({ id, title }) => ({
    ...choice({ ...props, tasks }, id, title),
    icon,
  }));
}

function ColumnChoice(props: FieldChoiceProps<'kanbanColumnId'>) {
  const columns = useColumns().data ?? [];
  return <Choices choices={columns.map(({ id, name }) => choice(props, id, name))} />;
}

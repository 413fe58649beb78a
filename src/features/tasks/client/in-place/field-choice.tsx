import { useColumns } from '#features/columns/client/queries.ts';
import { useOfferedProjects } from '#features/projects/client/queries.ts';
import type { Task, TaskChange } from '../../contract.ts';
import { PRIORITIES } from '../../rules.ts';
import { texts as taskTexts } from '../../texts.ts';
import { PrioritySign, ProjectDot } from '../task-signs.tsx';
import { Choices } from './choices.tsx';
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
  key: String(value),
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

function ProjectChoice(props: FieldChoiceProps<'projectId'>) {
  const chosen = props.tasks[0]?.projectId;
  // What several tasks have is offered where all of them have it.
  const projects = useOfferedProjects(props.tasks.every(({ projectId }) => projectId === chosen) ? chosen : null);
  return (
    <Choices
      choices={[
        ...projects.map(({ id, name, color }) => ({
          ...choice(props, id, name),
          icon: <ProjectDot color={color} />,
        })),
        choice(props, null, taskTexts.fields.noProject),
      ]}
    />
  );
}

function ColumnChoice(props: FieldChoiceProps<'kanbanColumnId'>) {
  const columns = useColumns().data ?? [];
  return <Choices choices={columns.map(({ id, name }) => choice(props, id, name))} />;
}

import type { ComponentType, RefObject } from 'react';
import { Controller } from 'react-hook-form';
import { fieldError } from '#client/form/field-error.ts';
import type { FormFields } from '#client/form/form.tsx';
import { ownClock, ownZone, useMinute } from '#client/lib/clock.ts';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input, Textarea } from '#client/ui/input.tsx';
import { LinkedText } from '#client/ui/linked-text.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { Select } from '#client/ui/select.tsx';
import { useOfferedProjects, useProjects } from '#features/projects/client/queries.ts';
import { TagChips } from '#features/tags/client/tag-chip.tsx';
import { TagInput } from '#features/tags/client/tag-input.tsx';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import type { Task } from '../../contract.ts';
import { type DueTone, dueLabel, isSet } from '../../due.ts';
import type { OwnField } from '../../field-sets.ts';
import { dueFieldInDays, fullDue, fullPlan } from '../../full-due.ts';
import { reminderWords } from '../../reminder-words.ts';
import { DAY_END, PRIORITIES } from '../../rules.ts';
import { NO_HEADING, NO_PROJECT, type TaskForm } from '../../task-form.ts';
import { texts as taskTexts } from '../../texts.ts';
import { ProjectDot } from '../task-signs.tsx';
import { EstimateField } from './estimate-field.tsx';
import { PlanField } from './plan-field.tsx';
import { ReminderField } from './reminder-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { texts } from './texts.ts';

const { fields } = taskTexts;
const PRIORITY_SEGMENTS = PRIORITIES.map((value) => ({ value, label: taskTexts.priority[value] }));
const PRIORITY_TONES: Record<Task['priority'], Tone> = { high: 'danger', medium: 'warning', low: 'neutral' };

interface TaskFieldsProps {
  form: FormFields<TaskForm>;
  /** Gets the field of the title, for whoever puts the focus there. */
  title: RefObject<HTMLInputElement | null>;
}

/** What the dialog of a task tells of a field: among the badges, as a text of its own, or in the list under its name. */
type Fact = { View: ComponentType<{ task: Task }> } & ({ place: 'head' | 'body' } | { name: string });

/**
 * How each field is typed, in the order in which they stand in a form, and what is told of it; null where another field's input or
 * the dialog says it anyway. Those of half a width share a line on a wide screen.
 */
export const FIELDS: {
  [F in OwnField]: { Input: ComponentType<TaskFieldsProps> | null; half?: true; fact: Fact | null };
} = {
  title: { Input: TitleField, fact: null },
  description: { Input: DescriptionField, fact: { place: 'body', View: DescriptionFact } },
  priority: { Input: PriorityField, fact: { place: 'head', View: PriorityFact } },
  dueDate: { Input: DueField, half: true, fact: { name: fields.dueDate, View: DueFact } },
  projectId: { Input: ProjectField, half: true, fact: { name: fields.project, View: ProjectFact } },
  headingId: { Input: HeadingField, half: true, fact: null },
  plannedDay: { Input: PlanField, half: true, fact: { name: fields.plan, View: ({ task }) => fullPlan(task) } },
  plannedTime: { Input: null, fact: null },
  someday: { Input: null, fact: null },
  estimateMinutes: { Input: EstimateField, half: true, fact: { name: fields.estimate, View: EstimateFact } },
  reminders: { Input: ReminderField, fact: { name: fields.reminders, View: RemindersFact } },
  repeat: { Input: RepeatField, fact: { name: fields.repeat, View: RepeatFact } },
  tags: { Input: TagsField, fact: { name: fields.tags, View: TagsFact } },
};

/** The fields of a task, in its creation as in its editing. */
export function TaskFields(props: TaskFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {Object.entries(FIELDS).map(
        ([name, { Input: FieldInput, half }]) =>
          FieldInput && (
            <div key={name} className={classNames('min-w-0 empty:hidden', !half && 'sm:col-span-2')}>
              <FieldInput {...props} />
            </div>
          ),
      )}
    </div>
  );
}

function TitleField({ form, title }: TaskFieldsProps) {
  const { ref, ...titleProps } = form.register('title');
  const setTitle = (element: HTMLInputElement | null) => {
    title.current = element;
    ref(element);
  };
  return (
    <Field label={fields.title} error={fieldError(form.formState.errors.title)}>
      <Input autoComplete="off" placeholder={texts.fields.titlePlaceholder} {...titleProps} ref={setTitle} />
    </Field>
  );
}

function DescriptionField({ form }: TaskFieldsProps) {
  return (
    <Field label={fields.description} error={fieldError(form.formState.errors.description)}>
      <Textarea placeholder={texts.fields.descriptionPlaceholder} {...form.register('description')} />
    </Field>
  );
}

function DescriptionFact({ task: { description } }: { task: Task }) {
  return description ? (
    <p className="wrap-anywhere whitespace-pre-wrap">
      <LinkedText text={description} />
    </p>
  ) : (
    <p className="text-text-muted">{fields.noDescription}</p>
  );
}

function PriorityField({ form }: TaskFieldsProps) {
  return (
    <Controller
      control={form.control}
      name="priority"
      render={({ field }) => (
        <div className="flex flex-col gap-1.5">
          <span aria-hidden className="font-medium text-small">
            {fields.priority}
          </span>
          <SegmentedControl
            label={fields.priority}
            segments={PRIORITY_SEGMENTS}
            value={field.value}
            onValueChange={field.onChange}
          />
        </div>
      )}
    />
  );
}

function PriorityFact({ task: { priority } }: { task: Task }) {
  return <Badge tone={PRIORITY_TONES[priority]}>{taskTexts.row.priority(taskTexts.priority[priority])}</Badge>;
}

function DueField({ form }: TaskFieldsProps) {
  const set = (value: string) => form.setValue('dueDate', value, { shouldDirty: true, shouldValidate: true });
  const inDays = (days: number) => () => set(dueFieldInDays(days, Date.now(), ownClock()));
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={fields.dueDate} error={fieldError(form.formState.errors.dueDate)}>
        <Controller
          control={form.control}
          name="dueDate"
          render={({ field: { onChange, ...field } }) => (
            <DateField {...field} onValueChange={onChange} alone={DAY_END} />
          )}
        />
      </Field>
      <div className="-ml-2 flex flex-wrap">
        <Button variant="quiet" size="small" className="px-2" onClick={inDays(0)}>
          {texts.fields.dueToday}
        </Button>
        <Button variant="quiet" size="small" className="px-2" onClick={inDays(1)}>
          {texts.fields.dueTomorrow}
        </Button>
        <Button variant="quiet" size="small" className="px-2" onClick={() => set('')}>
          {fields.dueNone}
        </Button>
      </div>
    </div>
  );
}

function DueFact({ task }: { task: Task }) {
  const now = useMinute();
  if (!isSet(task)) return texts.detail.noDue;
  return (
    <>
      {fullDue(task, ownZone())}
      {task.status === 'active' && <DueNote tone={dueLabel(task, now, ownClock()).tone} />}
    </>
  );
}

const DUE_NOTES = {
  overdue: { tone: 'danger', text: taskTexts.due.overdue },
  today: { tone: 'success', text: taskTexts.due.near[0] },
  tomorrow: { tone: 'warning', text: taskTexts.due.near[1] },
} as const;

/** Says that a deadline is over, or near. */
function DueNote({ tone }: { tone: DueTone }) {
  if (tone === 'later') return null;
  return <Badge tone={DUE_NOTES[tone].tone}>{DUE_NOTES[tone].text}</Badge>;
}

function TagsField({ form }: TaskFieldsProps) {
  return (
    <Controller
      control={form.control}
      name="tags"
      render={({ field: { value, onChange, ref } }) => (
        <Field label={fields.tags} error={fieldError(form.formState.errors.tags)}>
          <TagInput ref={ref} value={value} onValueChange={onChange} />
        </Field>
      )}
    />
  );
}

function TagsFact({ task: { tags } }: { task: Task }) {
  return tags.length > 0 ? <TagChips names={tags} /> : fields.noTags;
}

function RepeatFact({ task: { repeat } }: { task: Task }) {
  return repeat ? repeatWords(repeat) : taskTexts.repeat.never;
}

function RemindersFact({ task: { reminders } }: { task: Task }) {
  return reminders.length > 0 ? reminderWords(reminders) : taskTexts.reminders.none;
}

function EstimateFact({ task: { estimateMinutes } }: { task: Task }) {
  return estimateMinutes === null ? taskTexts.estimate.none : minutesWords(estimateMinutes);
}

function ProjectField({ form }: TaskFieldsProps) {
  const projects = useOfferedProjects(form.watch('projectId'));
  const options = [
    { value: NO_PROJECT, label: fields.noProject },
    ...projects.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Controller
      control={form.control}
      name="projectId"
      render={({ field: { value, onChange, ref, name } }) => (
        <Field label={fields.project}>
          <Select ref={ref} name={name} options={options} value={value} onValueChange={onChange} />
        </Field>
      )}
    />
  );
}

/** Of a project that has headings. */
function HeadingField({ form }: TaskFieldsProps) {
  const projectId = form.watch('projectId');
  const headings = useProjects().data?.find(({ id }) => id === projectId)?.headings ?? [];
  if (headings.length === 0) return null;
  const options = [
    { value: NO_HEADING, label: fields.noHeading },
    ...headings.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <Controller
      control={form.control}
      name="headingId"
      render={({ field: { value, onChange, ref, name } }) => (
        <Field label={fields.heading}>
          <Select
            ref={ref}
            name={name}
            options={options}
            value={headings.some(({ id }) => id === value) ? value : NO_HEADING}
            onValueChange={onChange}
          />
        </Field>
      )}
    />
  );
}

function ProjectFact({ task: { projectId, headingId } }: { task: Task }) {
  const project = useProjects().data?.find(({ id }) => id === projectId);
  if (!project) return fields.noProject;
  const heading = project.headings.find(({ id }) => id === headingId);
  return (
    <span className="flex items-center gap-2">
      <ProjectDot color={project.color} />
      <span className="wrap-anywhere">
        {project.name}
        {heading && <span className="text-text-muted"> · {heading.title}</span>}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { GridCell } from '#client/ui/grid.tsx';
import type { Project } from '#features/projects/contract.ts';
import { TagChips } from '#features/tags/client/tag-chip.tsx';
import { isSet } from '../due.ts';
import type { RowField } from '../field-sets.ts';
import { isDropped } from '../outcome.ts';
import type { RowTask } from '../row-task.ts';
import { texts } from '../texts.ts';
import type { InPlaceField } from './in-place/in-place-field.ts';
import { type AskToChange, InPlaceSign } from './in-place/in-place-sign.tsx';
import { ReminderSign } from './reminder-sign.tsx';
import { RepeatSign } from './repeat-sign.tsx';
import { StepsSign } from './steps/step-sign.tsx';
import { DroppedSign, DueSign, EstimateSign, isPlanned, PlanSign, PrioritySign, ProjectDot } from './task-signs.tsx';

interface RowSignsProps {
  task: RowTask;
  project: Project | undefined;
  now: number;
  /** Of the buttons by which a field is changed here. */
  tabIndex: number;
  onAsk: AskToChange;
  /** A press on a sign is one on the row. */
  still: boolean;
}

interface Shown {
  Sign: (props: RowSignsProps) => ReactNode;
  /** Its place among the others: whether it may shrink, and how wide it is at most where its words are the user's own. */
  className: string;
  /** A press on it changes the field. */
  inPlace?: InPlaceField;
}

/**
 * Of what is not said yet: a finger has no use for a place that only a mouse makes seen, and has `FOR_A_FINGER` for all of it; on more
 * lines than one it stands last, and takes no room of its line: that is kept free beside them all, so that it never has one to itself.
 */
const UNSET = 'max-lg:has-data-unset:order-3 max-sm:has-data-unset:hidden pointer-coarse:max-lg:has-data-unset:hidden';
const FOR_A_FINGER = 'hidden max-lg:order-4 max-lg:-mr-7 max-sm:inline-flex pointer-coarse:inline-flex';
const BESIDE = 'max-sm:pr-7 pointer-coarse:max-lg:pr-7';

/**
 * What a row shows of each field beside the title, in this order. On a wide screen the last have a column of their own; that of
 * projects lets a long name begin further left, and moves no date.
 */
const SIGNS: { [F in RowField]: Shown | null } = {
  id: null,
  title: null,
  status: { Sign: ({ task }) => task.status === 'archived' && texts.status.archived, className: 'shrink-0' },
  outcome: { Sign: ({ task }) => isDropped(task) && <DroppedSign />, className: 'shrink-0' },
  tags: { Sign: TagsSign, className: 'min-w-0 max-lg:order-2 max-lg:shrink-0' },
  steps: { Sign: ({ task: { steps } }) => <StepsSign steps={steps} />, className: 'shrink-0' },
  repeat: { Sign: ({ task: { repeat } }) => repeat && <RepeatSign repeat={repeat} />, className: 'shrink-0' },
  reminders: {
    Sign: ({ task: { reminders } }) => reminders.length > 0 && <ReminderSign reminders={reminders} />,
    className: `shrink-0 ${UNSET}`,
    inPlace: 'reminders',
  },
  estimateMinutes: {
    Sign: ({ task: { estimateMinutes } }) => estimateMinutes !== null && <EstimateSign minutes={estimateMinutes} />,
    className: 'shrink-0',
  },
  plannedDay: {
    Sign: ({ task, now }) => isPlanned(task) && <PlanSign task={task} now={now} />,
    className: `shrink-0 ${UNSET}`,
    inPlace: 'plannedDay',
  },
  plannedTime: null,
  someday: null,
  projectId: {
    Sign: ProjectSign,
    className: `min-w-0 max-lg:order-1 max-lg:max-w-full lg:min-w-56 lg:max-w-96 xl:min-w-40 ${UNSET}`,
    inPlace: 'projectId',
  },
  priority: {
    Sign: ({ task: { priority } }) => priority !== 'medium' && <PrioritySign priority={priority} />,
    className: `shrink-0 lg:w-5 ${UNSET}`,
    inPlace: 'priority',
  },
  dueDate: {
    Sign: ({ task, now }) => isSet(task) && <DueSign task={task} now={now} />,
    className: `shrink-0 lg:w-38 ${UNSET}`,
    inPlace: 'dueDate',
  },
  dueDay: null,
  dueHasTime: null,
  returnedAt: null,
};

/** Dates stand under dates; on a narrower screen the signs go on in as many lines as they need. */
export function RowSigns(props: RowSignsProps) {
  return (
    <GridCell
      className={classNames(
        'flex min-w-0 items-center gap-3 text-small text-text-muted max-lg:flex-wrap max-lg:gap-y-0',
        BESIDE,
        props.still && 'pointer-events-none [&_[data-unset]]:invisible',
      )}
    >
      {Object.entries(SIGNS).map(
        ([field, shown]) =>
          shown && (
            <span key={field} className={classNames('flex items-center gap-1.5 empty:hidden', shown.className)}>
              {shown.inPlace ? (
                <InPlaceSign field={shown.inPlace} tabIndex={props.tabIndex} onAsk={props.onAsk}>
                  {shown.Sign(props)}
                </InPlaceSign>
              ) : (
                <shown.Sign {...props} />
              )}
            </span>
          ),
      )}
      <span className={FOR_A_FINGER}>
        <InPlaceSign field="any" tabIndex={props.tabIndex} onAsk={props.onAsk}>
          {null}
        </InPlaceSign>
      </span>
    </GridCell>
  );
}

function TagsSign({ task: { tags } }: RowSignsProps) {
  return tags.length > 0 && <TagChips names={tags} most={1} inRow />;
}

function ProjectSign({ project }: RowSignsProps) {
  return (
    project && (
      <>
        <ProjectDot color={project.color} />
        <span className="truncate">{project.name}</span>
      </>
    )
  );
}

import { CalendarDays, Flag } from 'lucide-react';
import type { ComponentType } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Project } from '#features/projects/contract.ts';
import { TagChips } from '#features/tags/client/tag-chip.tsx';
import type { Task } from '../contract.ts';
import type { Deadline } from '../deadline.ts';
import { type DueTone, dueLabel, isSet } from '../due.ts';
import type { RowField } from '../field-sets.ts';
import type { RowTask } from '../merge-changes.ts';
import type { Priority } from '../rules.ts';
import { texts } from '../texts.ts';

const DUE_TONES: Record<DueTone, string> = {
  overdue: 'text-danger',
  today: 'text-success',
  tomorrow: 'text-warning',
  later: 'text-text-muted',
};

interface DueSignProps {
  task: Deadline & Pick<Task, 'status'>;
  now: number;
}

/** A task's deadline in few words; a finished task's is quiet, whatever day it names. */
export function DueSign({ task, now }: DueSignProps) {
  if (!isSet(task)) return null;
  const { text, tone } = dueLabel(task, now, ownClock());
  const shown = task.status === 'active' ? tone : 'later';
  return (
    <span
      className={classNames(
        'tabular inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-small',
        DUE_TONES[shown],
      )}
    >
      <CalendarDays aria-hidden strokeWidth={1.75} className="size-3.5" />
      {shown === 'overdue' && <span className="sr-only">{texts.due.overdue}: </span>}
      <time dateTime={task.dueHasTime ? task.dueDate : (task.dueDay ?? task.dueDate)}>{text}</time>
    </span>
  );
}

const PRIORITY_TONES: Record<Priority, string> = {
  high: 'fill-current text-danger',
  medium: 'text-warning',
  low: 'text-text-muted',
};

/** A flag whose colour is repeated in words for who cannot see it. */
export function PrioritySign({ priority, className }: { priority: Priority; className?: string }) {
  return (
    <span
      className={classNames('inline-flex shrink-0', className)}
      title={texts.row.priority(texts.priority[priority])}
    >
      <Flag aria-hidden strokeWidth={1.75} className={classNames('size-4', PRIORITY_TONES[priority])} />
      <span className="sr-only">{texts.row.priority(texts.priority[priority])}</span>
    </span>
  );
}

/** A project's dot; its colour is the user's own, so it stands in a style and not in a class. */
export function ProjectDot({ color }: { color: string }) {
  return <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: color }} />;
}

interface RowSignsProps {
  task: RowTask;
  project: Project | undefined;
  now: number;
}

/** What a row shows of each field beside the title, in this order. On a wide screen the last have a column of their own. */
const SIGNS: { [F in RowField]: { Sign: ComponentType<RowSignsProps>; className?: string } | null } = {
  id: null,
  title: null,
  status: { Sign: ({ task }) => task.status === 'archived' && texts.status.archived },
  tags: { Sign: TagsSign, className: 'shrink-0 max-sm:order-1' },
  priority: {
    Sign: ({ task: { priority } }) => priority !== 'medium' && <PrioritySign priority={priority} />,
    className: 'shrink-0 sm:w-4 sm:empty:flex',
  },
  dueDate: { Sign: DueSign, className: 'shrink-0 sm:w-38 sm:empty:flex' },
  dueDay: null,
  dueHasTime: null,
  projectId: { Sign: ProjectSign, className: 'min-w-0 sm:w-32 sm:empty:flex lg:w-40' },
};

/** Dates stand under dates. */
export function RowSigns(props: RowSignsProps) {
  return (
    <div className="flex min-w-0 shrink-0 items-center gap-3 text-small text-text-muted">
      {Object.entries(SIGNS).map(
        ([field, shown]) =>
          shown && (
            <span
              key={field}
              className={classNames('flex items-center gap-1.5 empty:hidden', shown.className ?? 'shrink-0')}
            >
              <shown.Sign {...props} />
            </span>
          ),
      )}
    </div>
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

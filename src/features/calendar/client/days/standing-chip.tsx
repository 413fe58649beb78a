import { CalendarDays, Repeat } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { ProjectDot } from '#features/tasks/client/task-signs.tsx';
import { isMovable, type Standing, type StandingTask } from '../../standing.ts';
import { texts } from './texts.ts';
import { useDraggedTask } from './use-day-drag.ts';

const CHIP = 'flex w-full min-w-0 items-center gap-1 rounded-small px-1.5 text-left text-small';

const WRAPPED = 'wrap-anywhere line-clamp-3';

const saidKind = ({ kind, isLate }: StandingTask) => texts.kinds[isLate ? 'late' : kind];

/** What stands on a day, in one line of its cell. */
export function StandingChip(props: ChipProps<Standing>) {
  const { standing } = props;
  if (standing.kind !== 'event') return <TaskChip {...props} standing={standing} />;
  const { title, calendar } = standing.event;
  return (
    <p
      className={classNames(CHIP, 'border-line-strong border-l-2 rounded-l-none text-text-muted')}
      title={`${title} · ${calendar}`}
    >
      <span className="sr-only">{texts.kinds.event}</span>
      <Time of={standing} />
      <span className={props.tall ? WRAPPED : 'truncate'}>{title}</span>
    </p>
  );
}

interface ChipProps<S extends Standing> {
  standing: S;
  color: string | undefined;
  /** There is room for more than a line. */
  tall: boolean;
  tabIndex: number;
  onOpen: () => void;
}

function TaskChip({ standing, color, tall, tabIndex, onOpen }: ChipProps<StandingTask>) {
  const chip = useRef<HTMLButtonElement>(null);
  useDraggedTask(chip, standing);
  const { kind, task, isLate } = standing;
  return (
    <button
      ref={chip}
      type="button"
      data-standing={standing.id}
      title={task.title}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMovable(standing) ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
      onClick={onOpen}
      className={classNames(
        CHIP,
        tall ? 'min-h-6 py-0.5' : 'h-6',
        '-outline-offset-1 transition-colors data-lifted:opacity-50 pointer-coarse:min-h-11',
        kind === 'planned' && !isLate && 'bg-surface-sunken hover:bg-surface-hover',
        kind === 'due' && !isLate && 'bg-accent-soft text-accent-text',
        isLate && 'bg-danger-soft text-danger',
        kind === 'again' && 'border border-line border-dashed text-text-muted hover:bg-surface-hover',
        kind === 'done' && 'text-text-muted line-through hover:bg-surface-hover',
      )}
    >
      {kind === 'due' && <CalendarDays aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0" />}
      {kind === 'again' && <Repeat aria-hidden strokeWidth={1.75} className="size-3 shrink-0" />}
      {kind === 'planned' && color && <ProjectDot color={color} />}
      {saidKind(standing) && <span className="sr-only">{saidKind(standing)}</span>}
      <Time of={standing} />
      <span className={tall ? WRAPPED : 'truncate'}>{task.title}</span>
    </button>
  );
}

const Time = ({ of: { time } }: { of: Standing }) =>
  time === null ? null : <span className="tabular shrink-0">{time}</span>;

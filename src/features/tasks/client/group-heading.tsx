import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { Project } from '#features/projects/contract.ts';
import type { Day } from '#shared/day.ts';
import { dayTitle } from '#shared/russian/day-title.ts';
import type { GroupName } from '../grouping.ts';
import { texts as taskTexts } from '../texts.ts';
import { ProjectDot } from './task-signs.tsx';
import { texts } from './texts.ts';

/** What a group is called; nothing where there is no grouping. */
export function groupWords(name: GroupName, project: Project | undefined, today: Day): string {
  if (name.by === 'due') return texts.groups.due[name.is];
  if (name.by === 'priority') return texts.list.priorities[name.is];
  if (name.by === 'done') return name.is ? dayTitle(name.is, today) : texts.groups.notDone;
  if (name.by === 'heading') return project?.headings.find(({ id }) => id === name.is)?.title ?? '';
  return name.by === 'project' ? (project?.name ?? taskTexts.fields.noProject) : '';
}

interface GroupHeadingProps {
  label: string;
  count: number;
  color: string | undefined;
  late: boolean;
  open: boolean;
  top: number;
  groupKey: string;
  onToggle: (key: string) => void;
  /** What is done with it. */
  tools: ReactNode;
}

/** Heading of a group, by which it is closed and opened. */
export const GroupHeading = memo(function GroupHeading(props: GroupHeadingProps) {
  const { label, count, color, late, open, top, groupKey, onToggle, tools } = props;
  return (
    <div
      className="absolute inset-x-0 isolate z-1 flex h-11 items-center border-line border-b bg-surface-sunken"
      style={{ transform: `translateY(${top}px)` }}
    >
      <h2 className="h-full min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onToggle(groupKey)}
          className="-outline-offset-2 flex size-full items-center gap-2 px-3 text-left font-medium text-small hover:bg-surface-hover sm:px-4"
        >
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className={classNames('size-4 shrink-0 text-text-muted transition-transform', !open && '-rotate-90')}
          />
          {color && <ProjectDot color={color} />}
          <span className={classNames('min-w-0 truncate', late && 'text-danger')}>{label}</span>
          <span aria-hidden className="font-normal text-text-muted">
            {count}
          </span>
          <span className="sr-only">{taskTexts.tasks(count)}</span>
        </button>
      </h2>
      {tools && <div className="shrink-0 pr-1 sm:pr-2">{tools}</div>}
    </div>
  );
});

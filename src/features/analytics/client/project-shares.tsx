import { useProjects } from '#features/projects/client/queries.ts';
import { ProjectDot } from '#features/tasks/client/task-signs.tsx';
import type { Analytics } from '../contract.ts';
import { shareOf } from '../rules.ts';
import { texts } from './texts.ts';

/** Projects shown each on its own; the others share a line. */
const SHOWN = 6;
const NO_COLOR = 'var(--line-strong)';

type Share = Analytics['byProject'][number];

interface Line {
  key: string;
  name: string;
  color: string;
  completedTasks: number;
  focusMinutes: number;
}

/** How the time went to projects; the tasks, where no time was measured. */
export function ProjectShares({ figures }: { figures: Analytics }) {
  const projects = useProjects().data;
  // A renamed project is known here before the figures are asked for again.
  const toLine = (share: Share): Line => {
    const project = projects?.find(({ id }) => id === share.projectId) ?? share;
    return {
      ...share,
      key: share.projectId ?? '',
      name: project.name ?? texts.projects.none,
      color: project.color ?? NO_COLOR,
    };
  };
  const { byProject, totalFocusTime, completedTasks } = figures;
  const byTime = totalFocusTime > 0;
  const all = byTime ? totalFocusTime : completedTasks;
  return (
    <>
      <p className="mb-4 text-small text-text-muted">{byTime ? texts.projects.byTime : texts.projects.byTasks}</p>
      <ul className="flex flex-col gap-4">
        {gathered(byProject.map(toLine)).map((line) => (
          <ShareLine
            key={line.key}
            line={line}
            percent={shareOf(byTime ? line.focusMinutes : line.completedTasks, all)}
          />
        ))}
      </ul>
    </>
  );
}

function ShareLine({ line: { name, color, focusMinutes, completedTasks }, percent }: { line: Line; percent: number }) {
  const { duration, tasks } = texts;
  const parts = [
    ...(focusMinutes > 0 ? [duration(focusMinutes)] : []),
    ...(completedTasks > 0 ? [tasks(completedTasks)] : []),
  ];
  return (
    <li>
      <p className="mb-1.5 flex items-center gap-3">
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <ProjectDot color={color} />
          <span className="truncate">{name}</span>
        </span>
        <span className="tabular shrink-0 text-small text-text-muted">{texts.parts(parts)}</span>
        <span className="tabular w-11 shrink-0 text-right font-medium text-small">{texts.percent(percent)}</span>
      </p>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-hover">
        <div className="h-full rounded-full" style={{ width: `${percent}%`, backgroundColor: color }} />
      </div>
    </li>
  );
}

/** The first lines as they are, all others as one. */
function gathered(lines: readonly Line[]): Line[] {
  if (lines.length <= SHOWN + 1) return [...lines];
  const rest = lines.slice(SHOWN);
  const sum = (figure: 'completedTasks' | 'focusMinutes') => rest.reduce((total, line) => total + line[figure], 0);
  const gatheredRest: Line = {
    key: 'rest',
    name: texts.projects.rest(rest.length),
    color: NO_COLOR,
    completedTasks: sum('completedTasks'),
    focusMinutes: sum('focusMinutes'),
  };
  return [...lines.slice(0, SHOWN), gatheredRest];
}

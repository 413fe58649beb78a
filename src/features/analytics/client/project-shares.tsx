import { useProjects } from '#features/projects/client/queries.ts';
import { ProjectDot } from '#features/tasks/client/task-signs.tsx';
import type { Analytics } from '../contract.ts';
import { type ProjectLine, projectLines } from '../project-shares.ts';
import { texts } from './texts.ts';

const NO_COLOR = 'var(--line-strong)';

interface Line extends ProjectLine {
  name: string;
  color: string;
}

/** How the time went to projects; the tasks, where no time was measured. */
export function ProjectShares({ figures }: { figures: Analytics }) {
  const projects = useProjects().data;
  const named = (line: ProjectLine): Line => {
    const [share, ...others] = line.shares;
    if (others.length > 0) return { ...line, name: texts.projects.rest(line.shares.length), color: NO_COLOR };
    // A renamed project is known here before the figures are asked for again.
    const project = projects?.find(({ id }) => id === share?.projectId) ?? share;
    return { ...line, name: project?.name ?? texts.projects.none, color: project?.color ?? NO_COLOR };
  };
  const { byTime, lines } = projectLines(figures);
  return (
    <>
      <p className="mb-4 text-small text-text-muted">{byTime ? texts.projects.byTime : texts.projects.byTasks}</p>
      <ul className="flex flex-col gap-4">
        {lines.map(named).map((line) => (
          <ShareLine key={line.shares.length > 1 ? 'rest' : (line.shares[0]?.projectId ?? '')} line={line} />
        ))}
      </ul>
    </>
  );
}

function ShareLine({ line: { name, color, focusMinutes, completedTasks, percent } }: { line: Line }) {
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

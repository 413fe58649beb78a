import { ChevronDown, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { ownClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { livedDay } from '#shared/day.ts';
import { paths } from '#shared/paths.ts';
import { dayWriter } from '#shared/russian/day-words.ts';
import type { Project } from '../../contract.ts';
import { archivedOf } from '../../rules.ts';
import { texts as projectTexts } from '../../texts.ts';
import { ReturnedSign } from '../returned/returned-sign.tsx';
import { texts } from './texts.ts';

const written = dayWriter({ day: 'numeric', month: 'long', year: 'numeric' });

interface ArchivedProjectsProps {
  projects: readonly Project[];
  onBringBack: (project: Project) => void;
  onRemove: (project: Project) => void;
}

/** The projects of the archive, folded under those that go on. */
export function ArchivedProjects({ projects: all, ...deeds }: ArchivedProjectsProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const projects = archivedOf(all);
  return (
    <section className="mt-8">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
          className="-ml-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-text-muted hover:text-text"
        >
          <ChevronDown aria-hidden className={classNames('size-4.5 transition-transform', !open && '-rotate-90')} />
          {texts.title(projects.length)}
        </button>
      </h2>
      <ul id={list} hidden={!open} className="mt-1 flex flex-col">
        {projects.map((project) => (
          <Archived key={project.id} project={project} {...deeds} />
        ))}
      </ul>
    </section>
  );
}

function Archived({ project, onBringBack, onRemove }: Omit<ArchivedProjectsProps, 'projects'> & { project: Project }) {
  const { id, name, color, archivedAt } = project;
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b last:border-b-0">
      <span aria-hidden className="size-3 shrink-0 rounded-full opacity-60" style={{ backgroundColor: color }} />
      <div className="min-w-0 flex-1 py-2">
        <Link href={paths.projectTasks(id)} className="line-clamp-2 rounded-small">
          <span className="wrap-anywhere">{name}</span>
        </Link>
        <p className="text-small text-text-muted">
          {texts.since(written(livedDay(Date.parse(archivedAt!), ownClock())))}
        </p>
      </div>
      <ReturnedSign project={project} />
      <Button variant="quiet" size="small" aria-label={texts.bringBackLabel(name)} onClick={() => onBringBack(project)}>
        <Undo2 aria-hidden strokeWidth={1.75} />
        {texts.bringBack}
      </Button>
      <IconButton label={projectTexts.remove(name)} tone="danger" onClick={() => onRemove(project)}>
        <Trash2 aria-hidden strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}

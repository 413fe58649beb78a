import { Archive, Copy, Ellipsis, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import { paths } from '#shared/paths.ts';
import type { Project } from '../contract.ts';
import type { ProjectTally } from '../rules.ts';
import { texts } from '../texts.ts';
import { ReturnedSign } from './returned/returned-sign.tsx';

interface ProjectCardProps {
  project: Project;
  tally: ProjectTally;
  /** It stands under the heading of one. */
  inFolder: boolean;
  onEdit: () => void;
  /** Makes another one after it. */
  onCopy: () => void;
  /** Puts it into a folder. */
  onMove: () => void;
  onArchive: () => void;
  onRemove: () => void;
}

/** A project and how far it is; the whole card opens its tasks. */
export function ProjectCard({ project, tally, inFolder, ...deeds }: ProjectCardProps) {
  const { id, name, color } = project;
  const Heading = inFolder ? 'h3' : 'h2';
  const { onEdit, onCopy, onMove, onArchive, onRemove } = deeds;
  return (
    // Out of sight it is neither laid out nor painted.
    <li className="relative [contain-intrinsic-size:auto_8.75rem] [content-visibility:auto] isolate flex min-w-0 flex-col gap-4 overflow-hidden rounded-card border border-line bg-surface p-5 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        <span aria-hidden className="mt-1.5 size-3.5 shrink-0 rounded-full" style={{ backgroundColor: color }} />
        <Heading className="min-w-0 flex-1 font-semibold text-heading">
          <Link href={paths.projectTasks(id)} className="line-clamp-3 rounded-small after:absolute after:inset-0">
            <span className="wrap-anywhere">{name}</span>
          </Link>
        </Heading>
        <div className="z-1 -mt-1.5 -mr-2 flex shrink-0">
          <StuckSign id={id} name={name} />
          <ReturnedSign project={project} />
          <IconButton label={texts.edit(name)} onClick={onEdit}>
            <Pencil aria-hidden strokeWidth={1.75} />
          </IconButton>
          <IconButton label={texts.remove(name)} tone="danger" onClick={onRemove}>
            <Trash2 aria-hidden strokeWidth={1.75} />
          </IconButton>
          <Menu
            label={texts.menu(name)}
            items={[
              { id: 'copy', label: texts.copy, icon: <Copy aria-hidden />, onSelect: onCopy },
              { id: 'folder', label: texts.folder.move, icon: <FolderInput aria-hidden />, onSelect: onMove },
              { id: 'archive', label: texts.toArchive, icon: <Archive aria-hidden />, onSelect: onArchive },
            ]}
            trigger={(props) => (
              <IconButton label={texts.menu(name)} {...props}>
                <Ellipsis aria-hidden strokeWidth={1.75} />
              </IconButton>
            )}
          />
        </div>
      </div>
      <Tally name={name} color={color} tally={tally} />
    </li>
  );
}

function Tally({ name, color, tally: { done, all } }: { name: string; color: string; tally: ProjectTally }) {
  const share = all === 0 ? 0 : done / all;
  const left = all - done;
  return (
    <div className="mt-auto flex flex-col gap-2">
      <p className="flex justify-between gap-3 text-small text-text-muted">
        <span>{all === 0 ? texts.noTasks : texts.count(all)}</span>
        {all > 0 && <span>{left === 0 ? texts.allDone : texts.open(left)}</span>}
      </p>
      <div
        role="progressbar"
        aria-label={texts.tasksOf(name)}
        aria-valuetext={all === 0 ? texts.noTasks : texts.progress(done, all)}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-surface-hover"
      >
        {/* The bar in the project's own colour, which is data. */}
        <div
          className="size-full origin-left rounded-full transition-transform duration-200"
          style={{ transform: `scaleX(${share})`, backgroundColor: color }}
        />
      </div>
    </div>
  );
}

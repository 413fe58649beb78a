import { ChevronDown, Ellipsis, FolderOpen, FolderX, Pencil } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { openProjectClosing } from '#client/lib/open-project-closing.ts';
import { useClosed } from '#client/lib/use-closed.ts';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { EmptyState } from '#client/ui/state-message.tsx';
import type { Project } from '../contract.ts';
import { byFolder, type Folder } from '../folders.ts';
import { offered, type ProjectTally } from '../rules.ts';
import { texts } from '../texts.ts';
import { useFileProjects } from './folders/folder-changes.ts';
import type { FolderDeed } from './folders/folder-dialog.tsx';
import { texts as folderTexts } from './folders/texts.ts';
import { ProjectCard } from './project-card.tsx';

const NOTHING: ProjectTally = { done: 0, all: 0 };
/** Cards that come with the page's first frame; where there are more, they follow it. */
const AT_ONCE = 24;
export const PROJECT_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface ProjectListProps {
  projects: readonly Project[];
  tallies: ReadonlyMap<string, ProjectTally>;
  onEdit: (project: Project) => void;
  onCopy: (project: Project) => void;
  onRemove: (project: Project) => void;
  onFolder: (deed: FolderDeed) => void;
}

/** The projects that go on: those without a folder first, then folder by folder. */
export function ProjectList({ projects: all, tallies, onEdit, onCopy, onRemove, onFolder }: ProjectListProps) {
  const [closed, toggle] = useClosed('closed-project-folders', 'localStorage');
  const projects = offered(all);
  let room = useDeferredValue(Number.POSITIVE_INFINITY, AT_ONCE);
  if (projects.length === 0)
    return (
      <EmptyState
        icon={<FolderOpen strokeWidth={1.75} />}
        title={all.length === 0 ? texts.emptyTitle : texts.allArchivedTitle}
        text={all.length === 0 ? texts.emptyText : texts.allArchivedText}
      />
    );
  const card = (project: Project) => (
    <ProjectCard
      key={project.id}
      project={project}
      tally={tallies.get(project.id) ?? NOTHING}
      inFolder={project.folder !== null}
      onEdit={() => onEdit(project)}
      onCopy={() => onCopy(project)}
      onMove={() => onFolder({ move: project })}
      onArchive={() => openProjectClosing(project.id)}
      onRemove={() => onRemove(project)}
    />
  );
  const cards = (of: readonly Project[]) => {
    const drawn = of.slice(0, room);
    room -= drawn.length;
    return drawn.map(card);
  };
  return (
    <div className="flex flex-col gap-6">
      {byFolder(projects).map((folder) =>
        folder.name === null ? (
          <ul key="" className={PROJECT_GRID}>
            {cards(folder.projects)}
          </ul>
        ) : (
          <FolderSection
            key={folder.key}
            // What is said of a folder is said of its projects in the archive as well.
            folder={byFolder(all).find(({ key }) => key === folder.key)!}
            count={folder.projects.length}
            open={!closed.has(folder.key)}
            onToggle={() => toggle(folder.key)}
            onFolder={onFolder}
          >
            {closed.has(folder.key) ? null : cards(folder.projects)}
          </FolderSection>
        ),
      )}
    </div>
  );
}

interface FolderSectionProps {
  folder: Folder<Project>;
  count: number;
  open: boolean;
  onToggle: () => void;
  onFolder: (deed: FolderDeed) => void;
  children: ReactNode;
}

/** A folder and, while it is open, what stands in it. */
function FolderSection({ folder, count, open, onToggle, onFolder, children }: FolderSectionProps) {
  const list = useId();
  const file = useFileProjects();
  const name = folder.name!;
  return (
    <section aria-label={name}>
      <div className="mb-2 flex items-center gap-1">
        <h2 className="-ml-2 min-w-0">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={list}
            onClick={onToggle}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 text-left font-semibold text-heading hover:bg-surface-hover"
          >
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className={classNames('size-4.5 shrink-0 text-text-muted transition-transform', !open && '-rotate-90')}
            />
            <span className="min-w-0 truncate">{name}</span>
            <span aria-hidden className="font-normal text-small text-text-muted">
              {count}
            </span>
            <span className="sr-only">{folderTexts.count(count)}</span>
          </button>
        </h2>
        <Menu
          label={folderTexts.menu(name)}
          align="start"
          items={[
            {
              id: 'rename',
              label: folderTexts.rename,
              icon: <Pencil aria-hidden />,
              onSelect: () => onFolder({ rename: folder }),
            },
            {
              id: 'remove',
              label: folderTexts.remove,
              icon: <FolderX aria-hidden />,
              onSelect: () => file.mutate({ projects: folder.projects, folder: null, done: folderTexts.removed }),
            },
          ]}
          trigger={(props) => (
            <IconButton label={folderTexts.menu(name)} {...props}>
              <Ellipsis aria-hidden strokeWidth={1.75} />
            </IconButton>
          )}
        />
      </div>
      <ul id={list} hidden={!open} className={PROJECT_GRID}>
        {open && children}
      </ul>
    </section>
  );
}

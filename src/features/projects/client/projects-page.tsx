import { FolderOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { openProjectClosing } from '#client/lib/open-project-closing.ts';
import { Button } from '#client/ui/button.tsx';
import { confirm } from '#client/ui/confirm.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import type { Project } from '../contract.ts';
import type { ProjectTally } from '../rules.ts';
import { offered } from '../rules.ts';
import { texts } from '../texts.ts';
import { ProjectCard } from './project-card.tsx';
import { useBringBackProject, useDeleteProject } from './project-changes.ts';
import { PROJECT_FORM } from './project-form-name.ts';
import { useProjects } from './queries.ts';

const ProjectDialog = lazyPart(() =>
  import('./project-dialog.tsx').then((module) => ({ default: module.ProjectDialog })),
);

const ArchivedProjects = lazyPart(() =>
  import('./archive/archived-projects.tsx').then((module) => ({ default: module.ArchivedProjects })),
);

const NOTHING: ProjectTally = { done: 0, all: 0 };
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface ProjectsPageProps {
  /** How far each project is, by its id. */
  tallies: ReadonlyMap<string, ProjectTally>;
  /** Asks for a project after the example of one. */
  onCopy: (project: Project) => void;
}

export default function ProjectsPage({ tallies, onCopy }: ProjectsPageProps) {
  const projects = useProjects();
  const remove = useDeleteProject();
  const bringBack = useBringBackProject();
  const dialog = useProjectDialog();
  const askAndRemove = async (project: Project) => {
    const text = texts.removal.text(tallies.get(project.id)?.all ?? 0);
    const question = { title: texts.removal.title(project.name), text, actionLabel: texts.removal.action };
    if (await confirm({ ...question, cancelLabel: texts.dialog.cancel })) remove.mutate({ project });
  };
  return (
    <div>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="font-semibold text-title">{texts.title}</h1>
          <p className="text-text-muted">{texts.subtitle}</p>
        </div>
        <Button onClick={() => dialog.open()}>
          <Plus aria-hidden strokeWidth={1.75} />
          {texts.create}
        </Button>
      </header>
      {projects.data ? (
        <>
          <ProjectList
            projects={projects.data}
            tallies={tallies}
            onEdit={dialog.open}
            onCopy={onCopy}
            onRemove={askAndRemove}
          />
          {projects.data.some(({ archivedAt }) => archivedAt !== null) && (
            <FloatingPart>
              <ArchivedProjects
                projects={projects.data}
                onBringBack={(project) => bringBack.mutate({ project })}
                onRemove={askAndRemove}
              />
            </FloatingPart>
          )}
        </>
      ) : projects.error ? (
        <ErrorState
          title={texts.loadFailed}
          text={texts.loadFailedText}
          retryLabel={texts.retry}
          onRetry={() => void projects.refetch()}
          pending={projects.isFetching}
        />
      ) : (
        <ProjectsSkeleton />
      )}
      {dialog.element}
    </div>
  );
}

interface ProjectListProps {
  projects: readonly Project[];
  tallies: ReadonlyMap<string, ProjectTally>;
  onEdit: (project: Project) => void;
  onCopy: (project: Project) => void;
  onRemove: (project: Project) => void;
}

function ProjectList({ projects: all, tallies, onEdit, onCopy, onRemove }: ProjectListProps) {
  const projects = offered(all);
  if (projects.length === 0)
    return (
      <EmptyState
        icon={<FolderOpen strokeWidth={1.75} />}
        title={all.length === 0 ? texts.emptyTitle : texts.allArchivedTitle}
        text={all.length === 0 ? texts.emptyText : texts.allArchivedText}
      />
    );
  return (
    <ul className={GRID}>
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          tally={tallies.get(project.id) ?? NOTHING}
          onEdit={() => onEdit(project)}
          onCopy={() => onCopy(project)}
          onArchive={() => openProjectClosing(project.id)}
          onRemove={() => onRemove(project)}
        />
      ))}
    </ul>
  );
}

/** The dialog of one project at a time, and of the one whose draft is asked for. */
function useProjectDialog() {
  const [asked, setAsked] = useState<{ project: Project | undefined; open: boolean }>();
  const projects = useProjects().data;
  const open = (project?: Project) => setAsked({ project, open: true });
  useRequestedForm(PROJECT_FORM, projects !== undefined, (subject) => open(projects?.find(({ id }) => id === subject)));
  const element = asked && (
    <FloatingPart asked={asked}>
      <ProjectDialog {...asked} onOpenChange={(next) => setAsked({ project: asked.project, open: next })} />
    </FloatingPart>
  );
  return { open, element };
}

function ProjectsSkeleton() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{texts.loading}</span>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-34 rounded-card" />
      ))}
    </div>
  );
}

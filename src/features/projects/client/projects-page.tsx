import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { confirm } from '#client/ui/confirm.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import type { Project } from '../contract.ts';
import type { ProjectTally } from '../rules.ts';
import { texts } from '../texts.ts';
import type { FolderDeed } from './folders/folder-dialog.tsx';
import { texts as folderTexts } from './folders/texts.ts';
import { useBringBackProject, useDeleteProject } from './project-changes.ts';
import { PROJECT_FORM } from './project-form-name.ts';
import { PROJECT_GRID, ProjectList } from './project-list.tsx';
import { useProjects } from './queries.ts';

const ProjectDialog = lazyPart(() =>
  import('./project-dialog.tsx').then((module) => ({ default: module.ProjectDialog })),
);

const ArchivedProjects = lazyPart(() =>
  import('./archive/archived-projects.tsx').then((module) => ({ default: module.ArchivedProjects })),
);

const FolderDialog = lazyPart(() =>
  import('./folders/folder-dialog.tsx').then((module) => ({ default: module.FolderDialog })),
);

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
  const folder = useFolderDialog();
  const askAndRemove = async (project: Project) => {
    const text = texts.removal.text(tallies.get(project.id)?.all ?? 0);
    const question = { title: texts.removal.title(project.name), text, actionLabel: texts.removal.action };
    if (await confirm({ ...question, cancelLabel: texts.dialog.cancel })) remove.mutate({ project });
  };
  return (
    <div>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto sm:flex-1">
          <h1 className="font-semibold text-title">{texts.title}</h1>
          <p className="text-text-muted">{texts.subtitle}</p>
        </div>
        {projects.data?.some(({ archivedAt }) => archivedAt === null) && (
          <Button variant="secondary" onClick={() => folder.open({ create: true })}>
            <FolderPlus aria-hidden strokeWidth={1.75} />
            {folderTexts.create}
          </Button>
        )}
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
            onFolder={folder.open}
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
      {folder.element}
    </div>
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

function useFolderDialog() {
  const [asked, setAsked] = useState<{ deed: FolderDeed; open: boolean; time: number }>();
  const open = (deed: FolderDeed) => setAsked({ deed, open: true, time: (asked?.time ?? 0) + 1 });
  const element = asked && (
    <FloatingPart asked={asked}>
      <FolderDialog
        key={asked.time}
        deed={asked.deed}
        open={asked.open}
        onOpenChange={(next) => setAsked({ ...asked, open: next })}
      />
    </FloatingPart>
  );
  return { open, element };
}

function ProjectsSkeleton() {
  return (
    <div role="status" className={PROJECT_GRID}>
      <span className="sr-only">{texts.loading}</span>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-34 rounded-card" />
      ))}
    </div>
  );
}

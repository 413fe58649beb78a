import { FolderOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { confirm } from '#client/ui/confirm.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { useOpening } from '#client/ui/use-opening.ts';
import type { Project } from '../contract.ts';
import type { ProjectForm, ProjectTally } from '../rules.ts';
import { texts } from '../texts.ts';
import { ProjectCard } from './project-card.tsx';
import { PROJECT_DRAFT, useProjectDraft } from './project-draft.ts';
import { useCreateProject, useDeleteProject, useProjects, useUpdateProject } from './queries.ts';

const ProjectDialog = lazyPart(() =>
  import('./project-dialog.tsx').then((module) => ({ default: module.ProjectDialog })),
);

const NOTHING: ProjectTally = { done: 0, all: 0 };
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface ProjectsPageProps {
  /** How far each project is, by its id. */
  tallies: ReadonlyMap<string, ProjectTally>;
}

export default function ProjectsPage({ tallies }: ProjectsPageProps) {
  const projects = useProjects();
  const remove = useDeleteProject();
  const dialog = useProjectDialog();
  const askAndRemove = async ({ id, name }: Project) => {
    const text = texts.removal.text(tallies.get(id)?.all ?? 0);
    const question = { title: texts.removal.title(name), text, actionLabel: texts.removal.action };
    if (await confirm({ ...question, cancelLabel: texts.dialog.cancel })) remove.mutate(id);
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
        <ProjectList projects={projects.data} tallies={tallies} onEdit={dialog.open} onRemove={askAndRemove} />
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
  onRemove: (project: Project) => void;
}

function ProjectList({ projects, tallies, onEdit, onRemove }: ProjectListProps) {
  if (projects.length === 0)
    return <EmptyState icon={<FolderOpen strokeWidth={1.75} />} title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <ul className={GRID}>
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          tally={tallies.get(project.id) ?? NOTHING}
          onEdit={() => onEdit(project)}
          onRemove={() => onRemove(project)}
        />
      ))}
    </ul>
  );
}

/** The dialog closes as soon as it is sent, and opens again with all that was typed where it is refused. */
function useProjectDialog() {
  const [project, setProject] = useState<Project>();
  const dialog = useOpening();
  const [key, setKey] = useState(randomId);
  const create = useCreateProject();
  const update = useUpdateProject();
  const draft = useProjectDraft();
  const projects = useProjects().data;

  const open = (next?: Project) => {
    setProject(next);
    dialog.show();
  };
  useRequestedDraft(PROJECT_DRAFT, () => open(projects?.find(({ id }) => id === draft.read()?.projectId)));

  const submit = (form: ProjectForm) => {
    draft.keep({ form, projectId: project?.id });
    dialog.change(false);
    const onError = () => dialog.change(true);
    const onSuccess = () => {
      draft.drop();
      setKey(randomId());
    };
    if (project) update.mutate({ id: project.id, form }, { onSuccess, onError });
    else create.mutate({ form, key }, { onSuccess, onError });
  };
  const element = dialog.asked && (
    <FloatingPart asked={dialog.asked}>
      <ProjectDialog project={project} open={dialog.open} onOpenChange={dialog.change} onSubmit={submit} />
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

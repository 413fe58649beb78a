import { type MutationOptions, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { rememberUndo, undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { compareRanks } from '#shared/rank.ts';
import type {
  createProject,
  deleteProject,
  Project,
  ProjectInput,
  restoreProject,
  updateProject,
} from '../contract.ts';
import { projectChanged, projectDeleted, projectRestored } from '../events.ts';
import { texts } from '../texts.ts';

export const PROJECTS_KEY = ['/api/projects'] as const;
const CHANGING = ['changing-projects'] as const;

/** Projects of the account. */
export function useProjects() {
  return useQuery<Project[]>({ queryKey: PROJECTS_KEY });
}

interface Shown {
  before: Project[] | undefined;
}

/** Shows the list after a change; the answer to a question asked before it must not overwrite it. */
async function show(client: QueryClient, edit: (projects: readonly Project[]) => Project[]): Promise<Shown> {
  await client.cancelQueries({ queryKey: PROJECTS_KEY });
  const before = client.getQueryData<Project[]>(PROJECTS_KEY);
  if (before) client.setQueryData(PROJECTS_KEY, edit(before));
  return { before };
}

/** What every change shares: taken back where refused, and asked for again when the last one is done. */
function settling(client: QueryClient, failure: string) {
  return {
    mutationKey: CHANGING,
    onError: (error: Error, _: unknown, shown: Shown | undefined) => {
      if (shown?.before) client.setQueryData(PROJECTS_KEY, shown.before);
      tellFailure(error, texts.toast.error, serverMessage(error) ?? failure);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGING }) === 1) void client.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
  };
}

interface ProjectCreation {
  input: ProjectInput;
  /** The same for every attempt at this one project. */
  key: string;
}

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, key }: ProjectCreation) =>
      call<typeof createProject>('POST /api/projects', { body: input, idempotencyKey: key }),
    onMutate: ({ input, key }) =>
      show(client, (projects) => [...projects, { ...input, id: key, createdAt: new Date().toISOString(), rank: '' }]),
    onSuccess: (project, { key }) => {
      client.setQueryData<Project[]>(PROJECTS_KEY, (projects) =>
        projects?.map((each) => (each.id === key ? project : each)),
      );
      toast({ title: texts.toast.created });
    },
    ...settling(client, texts.toast.createFailed),
  });
}

interface ProjectChange {
  id: string;
  input: ProjectInput;
}

export function useUpdateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: ProjectChange) =>
      call<typeof updateProject>('PUT /api/projects/:id', { params: { id }, body: input }),
    onMutate: ({ id, input }) =>
      show(client, (projects) => projects.map((each) => (each.id === id ? { ...each, ...input } : each))),
    onSuccess: () => {
      toast({ title: texts.toast.updated });
      happened(client, projectChanged);
    },
    ...settling(client, texts.toast.updateFailed),
  });
}

/** Brings a deleted project back, and into it the tasks that it had. */
const restoring = (client: QueryClient): MutationOptions<Project, Error, Project, Shown> => ({
  mutationFn: ({ id }) => call<typeof restoreProject>('POST /api/projects/:id/restore', { params: { id } }),
  onMutate: (project) =>
    show(client, (projects) =>
      projects.some(({ id }) => id === project.id) ? [...projects] : placed(projects, project),
    ),
  onSuccess: () => {
    toast({ title: texts.toast.undone });
    happened(client, projectRestored);
  },
  ...settling(client, texts.toast.restoreFailed),
});

const placed = (projects: readonly Project[], project: Project) => [...projects, project].sort(compareRanks);

/** Deletes a project; its tasks stay, and are asked for again without it. It can be taken back. */
export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Project) => call<typeof deleteProject>('DELETE /api/projects/:id', { params: { id } }),
    onMutate: ({ id }) => show(client, (projects) => projects.filter((each) => each.id !== id)),
    onSuccess: (_, project) => {
      // A failure is shown by the options' own onError, as everywhere.
      const back = () =>
        client
          .getMutationCache()
          .build(client, restoring(client))
          .execute(project)
          .catch(() => {});
      const undoable = rememberUndo(back);
      toast({
        title: texts.toast.deleted,
        action: { label: texts.toast.undo, onClick: () => undoChange(undoable) },
      });
      happened(client, projectDeleted);
    },
    ...settling(client, texts.toast.deleteFailed),
  });
}

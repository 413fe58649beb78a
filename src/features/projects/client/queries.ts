import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { entryOf, type Foreshown, rememberAct } from '#features/journal/client/queries.ts';
import { compareRanks } from '#shared/rank.ts';
import type { createProject, deleteProject, Project, ProjectInput, updateProject } from '../contract.ts';
import { projectChanged, projectDeleted } from '../events.ts';
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
      call<typeof createProject>('POST /api/projects', { body: input, idempotencyKey: key, act: entryOf(key) }),
    onMutate: ({ input, key }) =>
      show(client, (projects) => [...projects, { ...input, id: key, createdAt: new Date().toISOString(), rank: '' }]),
    onSuccess: (project, { key }) => {
      client.setQueryData<Project[]>(PROJECTS_KEY, (projects) =>
        projects?.map((each) => (each.id === key ? project : each)),
      );
      rememberAct(client, { entry: entryOf(key) });
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
    mutationFn: (change: ProjectChange) => {
      const { id, input: body } = change;
      return call<typeof updateProject>('PUT /api/projects/:id', { params: { id }, body, act: entryOf(change) });
    },
    onMutate: ({ id, input }) =>
      show(client, (projects) => projects.map((each) => (each.id === id ? { ...each, ...input } : each))),
    onSuccess: (_, change) => {
      rememberAct(client, { entry: entryOf(change) });
      toast({ title: texts.toast.updated });
      happened(client, projectChanged);
    },
    ...settling(client, texts.toast.updateFailed),
  });
}

const placed = (projects: readonly Project[], project: Project) => [...projects, project].sort(compareRanks);

/** Shows a deleted project while its deletion is taken back. */
function foreshow(client: QueryClient, project: Project): Foreshown {
  const edit = (projects: readonly Project[]) =>
    projects.some(({ id }) => id === project.id) ? [...projects] : placed(projects, project);
  void show(client, edit);
  return { settle() {}, refuse: () => void client.invalidateQueries({ queryKey: PROJECTS_KEY }) };
}

/** Deletes a project; its tasks stay, and are asked for again without it. It can be taken back. */
export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deletion: { project: Project }) => {
      const { id } = deletion.project;
      return call<typeof deleteProject>('DELETE /api/projects/:id', { params: { id }, act: entryOf(deletion) });
    },
    onMutate: ({ project }) => show(client, (projects) => projects.filter(({ id }) => id !== project.id)),
    onSuccess: (_, deletion) => {
      const act = { entry: entryOf(deletion), foreshow: () => foreshow(client, deletion.project) };
      const undoable = rememberAct(client, act);
      toast({
        title: texts.toast.deleted,
        action: { label: texts.toast.undo, onClick: () => undoChange(undoable) },
      });
      happened(client, projectDeleted);
    },
    ...settling(client, texts.toast.deleteFailed),
  });
}

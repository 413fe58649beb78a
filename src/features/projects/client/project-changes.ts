import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { randomId } from '#client/lib/random-id.ts';
import { keptChange, type Said, wayBack } from '#client/store/kept-change.ts';
import type { Outgoing } from '#client/store/unsent.ts';
import { toast } from '#client/ui/toast.ts';
import { type Act, beginAct, entryOf, refuseAct, undoAction } from '#features/journal/client/queries.ts';
import { pick } from '#shared/fields.ts';
import type { Project, ProjectInput } from '../contract.ts';
import { OWN_FIELDS } from '../field-sets.ts';
import { PROJECTS_KEY } from '../projects-key.ts';
import { texts } from '../texts.ts';
import type { UnsentProject } from '../unsent.ts';
import { changeWords } from './field-words.ts';
import { projectKind } from './project-kind.ts';

const known = (client: QueryClient, id: string) =>
  client.getQueryData<Project[]>(PROJECTS_KEY)?.find((project) => project.id === id);

/** Where a project is changed. */
export const pathOf = (id: string) => `${PROJECTS_KEY[0]}/${encodeURIComponent(id)}`;

/** Remembers a change as this window's last act. */
function begin(client: QueryClient, entry: string, back: UnsentProject, words: string) {
  return beginAct(client, { entry, ...wayBack(client, projectKind, back, texts.unsent.takeBack(words)) });
}

interface ProjectCreation {
  input: ProjectInput;
  /** A UUID of version 7, the same for every attempt at this one project: its id. */
  key: string;
}

/** The call that makes a project. */
export const creationCall = ({ input, key }: ProjectCreation) =>
  ({
    kind: projectKind.kind,
    change: { deed: 'create', id: key, project: input, now: new Date().toISOString() } satisfies UnsentProject,
    method: 'POST',
    path: PROJECTS_KEY[0],
    body: { ...input, id: key },
    key,
    words: texts.unsent.create(input.name),
  }) as const;

export const creating = (client: QueryClient) =>
  keptChange(client, {
    kind: projectKind,
    said: (creation: ProjectCreation) => ({ ...creationCall(creation), entry: entryOf(creation.key) }),
    begin: ({ key }, { words }) => begin(client, entryOf(key), { deed: 'delete', id: key }, words),
    done: () => void toast({ title: texts.toast.created }),
    refused: refuseAct,
    failure: texts.toast.createFailed,
  });

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => creating(client), [client]));
}

interface ProjectChange {
  id: string;
  /** What is said of it anew. */
  input: Partial<ProjectInput>;
}

export const updating = (client: QueryClient) =>
  keptChange(client, {
    kind: projectKind,
    said: (change: ProjectChange): Said<UnsentProject> => ({
      change: { deed: 'change', id: change.id, change: change.input },
      method: 'PUT',
      path: pathOf(change.id),
      body: change.input,
      entry: entryOf(change),
      words: changeWords(change.input, known(client, change.id)),
    }),
    begin(change, { words }) {
      const { id } = change;
      const before = known(client, id);
      const back = before ? pick(before, OWN_FIELDS) : {};
      return begin(client, entryOf(change), { deed: 'change', id, change: back }, words);
    },
    done: () => void toast({ title: texts.toast.updated }),
    refused: refuseAct,
    failure: texts.toast.updateFailed,
  });

export function useUpdateProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => updating(client), [client]));
}

export const bringingBack = (client: QueryClient) =>
  keptChange(client, {
    kind: projectKind,
    said: (change: { project: Project }): Said<UnsentProject> => ({
      change: { deed: 'change', id: change.project.id, change: { archivedAt: null } },
      method: 'PUT',
      path: pathOf(change.project.id),
      body: { archivedAt: null },
      entry: entryOf(change),
      words: texts.unsent.bringBack(change.project.name),
    }),
    begin: (change, { words }) => {
      const { id, archivedAt } = change.project;
      return begin(client, entryOf(change), { deed: 'change', id, change: { archivedAt } }, words);
    },
    done: (_, __, begun) => {
      toast({ title: texts.toast.broughtBack, action: undoAction(texts.toast.undo, begun) });
    },
    refused: refuseAct,
    failure: texts.toast.bringBackFailed,
  });

/** Takes a project out of the archive. */
export function useBringBackProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => bringingBack(client), [client]));
}

/** In which line changes of projects are sent. */
export const PROJECTS = projectKind.kind;

/** What is done to a project as a part of an act that does more: how it looks, is said and is taken back. */
export interface ProjectPart {
  look: typeof projectKind;
  call: Outgoing & { change: UnsentProject };
  way: Omit<Act, 'entry'>;
}

/** How a project goes to the archive, as a part of an act that does more. */
export function archivingOf(
  client: QueryClient,
  { id, name, archivedAt: before }: Project,
  archivedAt: string,
): ProjectPart {
  const words = texts.unsent.archive(name);
  const change = { deed: 'change', id, change: { archivedAt } } satisfies UnsentProject;
  const back = { deed: 'change', id, change: { archivedAt: before } } satisfies UnsentProject;
  return {
    look: projectKind,
    call: {
      ...{ kind: projectKind.kind, change, method: 'PUT', path: pathOf(id), body: { archivedAt }, words },
      key: randomId(),
    } as const,
    way: wayBack(client, projectKind, back, texts.unsent.takeBack(words)),
  };
}

/** How a project is made, as a part of an act that does more. */
export function creationOf(client: QueryClient, creation: ProjectCreation): ProjectPart {
  const call = creationCall(creation);
  const back = { deed: 'delete', id: creation.key } satisfies UnsentProject;
  return { look: projectKind, call, way: wayBack(client, projectKind, back, texts.unsent.takeBack(call.words)) };
}

export const deleting = (client: QueryClient) =>
  keptChange(client, {
    kind: projectKind,
    said: (deletion: { project: Project }): Said<UnsentProject> => ({
      change: { deed: 'delete', id: deletion.project.id },
      method: 'DELETE',
      path: pathOf(deletion.project.id),
      entry: entryOf(deletion),
      words: texts.unsent.remove(deletion.project.name),
    }),
    begin: (deletion, { words }) =>
      begin(client, entryOf(deletion), { deed: 'put-back', project: deletion.project }, words),
    done: (_, __, begun) => {
      toast({ title: texts.toast.deleted, action: undoAction(texts.toast.undo, begun) });
    },
    refused: refuseAct,
    failure: texts.toast.deleteFailed,
  });

/** Deletes a project; its tasks stay, and are asked for again without it. It can be taken back. */
export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => deleting(client), [client]));
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptChange, type Said } from '#client/store/kept-change.ts';
import type { Project } from '../../contract.ts';
import type { UnsentProject } from '../../unsent.ts';
import { pathOf } from '../project-changes.ts';
import { projectKind } from '../project-kind.ts';
import { texts } from './texts.ts';

const knowing = (client: QueryClient) =>
  keptChange(client, {
    kind: projectKind,
    said: ({ project: { id, name } }: { project: Project }): Said<UnsentProject> => ({
      change: { deed: 'change', id, change: {} },
      method: 'PUT',
      path: pathOf(id),
      body: {},
      words: texts.said(name),
    }),
  });

/** Somebody says that they know of a project's return: a change that says nothing else, which no undo takes back. */
export function useKnowReturn() {
  const client = useQueryClient();
  return useMutation(useMemo(() => knowing(client), [client]));
}

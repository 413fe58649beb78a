import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { archivingOf } from '#features/projects/client/project-changes.ts';
import type { OpenTasks } from '#features/projects/closing.ts';
import type { Project } from '#features/projects/contract.ts';
import { texts } from '#features/projects/texts.ts';
import { statusesAtClosing } from '../project-closing.ts';
import { actWithProject } from './act-with-project.ts';
import { taskCache } from './task-cache.ts';
import { statusCalls } from './task-changes.ts';

export interface ProjectArchiving {
  project: Project;
  open: OpenTasks;
}

/** Puts a project into the archive and does with its open tasks what was said, as one act. */
export const archiving = (client: QueryClient) =>
  actWithProject(
    client,
    ({ project, open }: ProjectArchiving) => {
      const now = new Date().toISOString();
      const statuses = statusesAtClosing(taskCache(client).shown ?? [], project.id, open);
      return {
        project: archivingOf(client, project, now),
        calls: statusCalls(client, statuses, now),
        looks: [{ deed: 'statuses', statuses: [...statuses], now }],
        ids: [...statuses.keys()],
        projectFirst: false,
      };
    },
    { done: texts.toast.archived, failure: texts.toast.archiveFailed },
  );

export function useArchiveProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => archiving(client), [client]));
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownZone } from '#client/lib/clock.ts';
import { newId } from '#client/lib/new-id.ts';
import { creationOf } from '#features/projects/client/project-changes.ts';
import type { Project } from '#features/projects/contract.ts';
import { FRESH_PROJECT } from '#features/projects/field-sets.ts';
import { texts as projectTexts } from '#features/projects/texts.ts';
import type { Day } from '#shared/day.ts';
import { copiedTasks, headingsOfCopy, tasksOfCopy } from '../../project-copy.ts';
import { actWithProject } from '../act-with-project.ts';
import { taskCache } from '../task-cache.ts';
import { creationCall } from '../unsent-changes.ts';
import { texts } from './texts.ts';

export interface ProjectCopy {
  example: Project;
  name: string;
  start: Day | null;
  /** A UUID of version 7, the same for every attempt: the id of the new project. */
  key: string;
}

/** Makes a project with the open tasks of another one, as one act. */
export const copying = (client: QueryClient) =>
  actWithProject(
    client,
    ({ example, name, start, key }: ProjectCopy) => {
      const { headings, idOf } = headingsOfCopy(example.headings, newId);
      const input = { ...FRESH_PROJECT, color: example.color, folder: example.folder, name, headings };
      const open = copiedTasks(taskCache(client).shown ?? [], example.id);
      const made = tasksOfCopy(open, key, { start, zone: ownZone() }, newId, idOf);
      const calls = made.map((task) => creationCall(client, { input: task, key: newId() }));
      return {
        project: creationOf(client, { input, key }),
        calls,
        looks: calls.map(({ change }) => change),
        ids: calls.map(({ change }) => change.id),
        projectFirst: true,
      };
    },
    { done: texts.made, failure: projectTexts.toast.createFailed },
  );

export function useCopyProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => copying(client), [client]));
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptChange, type Said, wayBack } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { beginAct, entryOf, refuseAct, undoAction } from '#features/journal/client/queries.ts';
import type { Project } from '../../contract.ts';
import { PROJECTS_KEY } from '../../projects-key.ts';
import { texts as projectTexts } from '../../texts.ts';
import type { UnsentProject } from '../../unsent.ts';
import { projectKind } from '../project-kind.ts';
import { texts } from './texts.ts';

interface Filing {
  projects: readonly Project[];
  folder: string | null;
  /** What is told of it. */
  done: string;
}

/** Puts projects into a folder, or out of theirs, as one act. */
export const filing = (client: QueryClient) =>
  keptChange(client, {
    kind: projectKind,
    said: (change: Filing): Said<UnsentProject> => ({
      change: { deed: 'folders', of: change.projects.map(({ id }) => ({ id, folder: change.folder })) },
      method: 'POST',
      path: `${PROJECTS_KEY[0]}/folder`,
      body: { ids: change.projects.map(({ id }) => id), folder: change.folder },
      entry: entryOf(change),
      words: texts.unsent(change.folder, change.projects.length),
    }),
    begin: (change, { words }) => {
      const of = change.projects.map(({ id, folder }) => ({ id, folder }));
      const back: UnsentProject = { deed: 'folders', of };
      const way = wayBack(client, projectKind, back, projectTexts.unsent.takeBack(words));
      return beginAct(client, { entry: entryOf(change), ...way });
    },
    done: (_, { done }, begun) => {
      toast({ title: done, action: undoAction(projectTexts.toast.undo, begun) });
    },
    refused: refuseAct,
    failure: projectTexts.toast.updateFailed,
  });

export function useFileProjects() {
  const client = useQueryClient();
  return useMutation(useMemo(() => filing(client), [client]));
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptChange, type Said, wayBack } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { beginAct, entryOf, refuseAct, undoAction } from '#features/journal/client/queries.ts';
import type { Project } from '../../contract.ts';
import { type HeadingAct, withHeading } from '../../headings.ts';
import { PROJECTS_KEY } from '../../projects-key.ts';
import { texts as projectTexts } from '../../texts.ts';
import type { UnsentProject } from '../../unsent.ts';
import { projectKind } from '../project-kind.ts';
import { texts } from './texts.ts';

interface HeadingsChange {
  project: Pick<Project, 'id' | 'headings'>;
  act: HeadingAct;
  /** What a toast says of it. */
  told?: string;
}

function callOf({ project, act }: HeadingsChange) {
  const path = `${PROJECTS_KEY[0]}/${encodeURIComponent(project.id)}/headings`;
  if (act.do === 'add')
    return { method: 'POST', path, body: act.heading, words: texts.unsent.add(act.heading.title) } as const;
  const title = project.headings.find(({ id }) => id === act.headingId)?.title ?? '';
  const own = `${path}/${encodeURIComponent(act.headingId)}`;
  return act.do === 'change'
    ? ({ method: 'PATCH', path: own, body: act.change, words: texts.unsent.change(act.change.title ?? title) } as const)
    : ({ method: 'DELETE', path: own, words: texts.unsent.remove(title) } as const);
}

/** Any change of a project's headings. */
export const changingHeadings = (client: QueryClient) =>
  keptChange(client, {
    kind: projectKind,
    said: (change: HeadingsChange): Said<UnsentProject> => ({
      change: { deed: 'heading', id: change.project.id, act: change.act },
      ...callOf(change),
      entry: entryOf(change),
    }),
    begin: (change, { words }) => {
      const { id, headings: before } = change.project;
      const back = {
        deed: 'headings-back',
        id,
        before,
        after: withHeading(before, change.act),
      } satisfies UnsentProject;
      const way = wayBack(client, projectKind, back, projectTexts.unsent.takeBack(words));
      return beginAct(client, { entry: entryOf(change), ...way });
    },
    done: (_, { told }, begun) => {
      if (told) toast({ title: told, action: undoAction(projectTexts.toast.undo, begun) });
    },
    refused: refuseAct,
    failure: projectTexts.toast.updateFailed,
  });

export function useChangeHeadings() {
  const client = useQueryClient();
  return useMutation(useMemo(() => changingHeadings(client), [client]));
}

import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { randomId } from '#client/lib/random-id.ts';
import { answersTo, isKept, keepChange, lastAnswersTo } from '#client/store/change-sending.ts';
import { inTurn } from '#client/store/kept-change.ts';
import { type Shown, shownChanges } from '#client/store/shown-changes.ts';
import { toast } from '#client/ui/toast.ts';
import {
  type Act,
  type BegunAct,
  beginAct,
  entryOf,
  type Foreshown,
  refuseAct,
  undoAction,
} from '#features/journal/client/queries.ts';
import { archivingOf, PROJECTS } from '#features/projects/client/project-changes.ts';
import type { OpenTasks } from '#features/projects/closing.ts';
import type { Project } from '#features/projects/contract.ts';
import { projectChanged } from '#features/projects/events.ts';
import { texts } from '#features/projects/texts.ts';
import type { Task } from '../contract.ts';
import { taskChanged } from '../events.ts';
import { statusesAtClosing } from '../project-closing.ts';
import { actedOn } from '../taken-back.ts';
import type { Entry } from './change-journal.ts';
import { taskCache } from './task-cache.ts';
import { actOf, statusCalls } from './task-changes.ts';
import { applied, TASKS } from './task-sending.ts';

export interface ProjectArchiving {
  project: Project;
  open: OpenTasks;
}

interface Archiving {
  tasks: Entry<Task>;
  project: Shown;
  begun: BegunAct;
}

const withBoth = (one: Foreshown | undefined, other: Foreshown | undefined): Foreshown => ({
  settle() {
    one?.settle();
    other?.settle();
  },
  refuse() {
    one?.refuse();
    other?.refuse();
  },
});

/** One way back of an act on tasks and their project. */
const together = (tasks: Act, project: Omit<Act, 'entry'>): Act => ({
  ...tasks,
  ...project,
  inTurn: (send) => tasks.inTurn!(() => project.inTurn!(send)),
  foreshow: () => withBoth(tasks.foreshow?.(), project.foreshow?.()),
});

/** Puts a project into the archive and does with its open tasks what was said, as one act. */
export function archiving(
  client: QueryClient,
): MutationOptions<unknown[] | undefined, Error, ProjectArchiving, Archiving> {
  const cache = taskCache(client);
  const changes = shownChanges(client);
  const settle = ({ tasks, project }: Archiving) => {
    cache.lift(tasks);
    changes.lift(project);
    happened(client, taskChanged);
    happened(client, projectChanged);
  };
  const refuse = (error: Error, { tasks, project, begun }: Archiving) => {
    cache.refuse(tasks);
    changes.refuse(project);
    refuseAct(begun);
    tellFailure(error, texts.toast.error, serverMessage(error) ?? texts.toast.archiveFailed);
  };
  const statusesOf = ({ project, open }: ProjectArchiving) => statusesAtClosing(cache.shown ?? [], project.id, open);
  return {
    mutationFn: (archived) => inTurn(PROJECTS, () => answersTo(archived)),
    onMutate: (archived) => {
      const { project } = archived;
      const now = new Date().toISOString();
      const statuses = statusesOf(archived);
      const ids = [...statuses.keys()];
      const entry = entryOf(archived);
      const { look, call, way } = archivingOf(client, project, now);
      keepChange(archived, [
        ...statusCalls(client, statuses, now).map((each) => ({ kind: TASKS, entry, ...each })),
        { ...call, entry, key: randomId() },
      ]);
      const before = cache.shown ?? [];
      const tasks = cache.begin(applied(client, { deed: 'statuses', statuses: [...statuses], now }));
      const act = together(actOf(client, entry, actedOn(ids, before, cache.shown ?? [])), way);
      return { tasks, project: changes.begin(look, call.change), begun: beginAct(client, act) };
    },
    onSuccess: (_, archived, shown) => {
      if (!isKept(archived)) settle(shown);
      else {
        changes.keep(shown.project);
        lastAnswersTo(archived).then(
          () => settle(shown),
          (error) => refuse(error, shown),
        );
      }
      toast({ title: texts.toast.archived, action: undoAction(texts.toast.undo, shown.begun) });
    },
    onError: (error, _, shown) => {
      if (shown) refuse(error, shown);
    },
  };
}

export function useArchiveProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => archiving(client), [client]));
}

import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { answersTo, isKept, keepChange, lastAnswersTo } from '#client/store/change-sending.ts';
import { inTurn } from '#client/store/kept-change.ts';
import { shownChanges } from '#client/store/shown-changes.ts';
import type { Shown } from '#client/store/shown-over.ts';
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
import { PROJECTS, type ProjectPart } from '#features/projects/client/project-changes.ts';
import { projectChanged } from '#features/projects/events.ts';
import { texts } from '#features/projects/texts.ts';
import type { Task } from '../contract.ts';
import { taskChanged } from '../events.ts';
import { actedOn } from '../taken-back.ts';
import type { UnsentTask } from '../unsent.ts';
import type { Entry } from './change-journal.ts';
import { taskCache } from './task-cache.ts';
import { actOf } from './task-changes.ts';
import { applied, TASKS, type TaskCall } from './task-sending.ts';

/** What an act makes of a project and of tasks. */
interface Deed {
  project: ProjectPart;
  /** What is said of tasks, and what their list then looks like. */
  calls: readonly TaskCall[];
  looks: readonly UnsentTask[];
  ids: readonly string[];
  /** The tasks need the project, and are told of behind it. */
  projectFirst: boolean;
}

interface Begun {
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

/** A change of a project and of tasks that is one act: shown, sent and taken back together. */
export function actWithProject<V extends object>(
  client: QueryClient,
  deedOf: (variables: V) => Deed,
  words: { done: string; failure: string },
): MutationOptions<unknown[] | undefined, Error, V, Begun> {
  const cache = taskCache(client);
  const changes = shownChanges(client);
  const settle = ({ tasks, project }: Begun) => {
    cache.lift(tasks);
    changes.lift(project);
    happened(client, taskChanged);
    happened(client, projectChanged);
  };
  const refuse = (error: Error, { tasks, project, begun }: Begun) => {
    cache.refuse(tasks);
    changes.refuse(project);
    refuseAct(begun);
    tellFailure(error, texts.toast.error, serverMessage(error) ?? words.failure);
  };
  return {
    mutationFn: (variables) => inTurn(PROJECTS, () => answersTo(variables)),
    onMutate: (variables) => {
      const { project, calls, looks, ids, projectFirst } = deedOf(variables);
      const entry = entryOf(variables);
      const ofTasks = calls.map((each) => ({ kind: TASKS, entry, ...each }));
      const ofProject = { entry, ...project.call };
      keepChange(variables, projectFirst ? [ofProject, ...ofTasks] : [...ofTasks, ofProject]);
      const before = cache.shown ?? [];
      const tasks = cache.begin((list) => looks.reduce((all, look) => applied(client, look)(all), list));
      const act = together(actOf(client, entry, actedOn(ids, before, cache.shown ?? [])), project.way);
      return { tasks, project: changes.begin(project.look, project.call.change), begun: beginAct(client, act) };
    },
    onSuccess: (_, variables, shown) => {
      if (!isKept(variables)) settle(shown);
      else {
        changes.keep(shown.project);
        lastAnswersTo(variables).then(
          () => settle(shown),
          (error) => refuse(error, shown),
        );
      }
      toast({ title: words.done, action: undoAction(texts.toast.undo, shown.begun) });
    },
    onError: (error, _, shown) => {
      if (shown) refuse(error, shown);
    },
  };
}

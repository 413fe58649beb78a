import { useEffect, useMemo, useState } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { inIdle } from '#client/lib/idle.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import type { Project } from '#features/projects/contract.ts';
import type { Task } from '../contract.ts';
import type { TaskFilter } from '../filter.ts';
import { filterTest } from '../filtering.ts';
import { type Arrangement, GROUPINGS, groupKeyOf } from '../grouping.ts';
import { KeptGroups } from '../kept-groups.ts';
import { type KeptOrder, keptOrder } from '../kept-order.ts';
import { listOrder } from '../rules.ts';
import { sameWords, searchedText } from '../searched.ts';

/** Searchable texts by task: folding ten thousand titles at each keystroke would miss the frame. */
class SearchIndex {
  readonly #texts = new Map<string, { of: Task; project: string | undefined; text: string }>();
  #projects: ReadonlyMap<string, string> = new Map();

  /** Takes note of how projects are called. */
  readonly names = (projects: readonly Project[]) => {
    this.#projects = new Map(projects.map(({ id, name }) => [id, name]));
  };

  readonly textOf = (task: Task): string => {
    const known = this.#texts.get(task.id);
    const project = this.#projects.get(task.projectId ?? '');
    if (known && known.project === project && sameWords(known.of, task)) return known.text;
    const text = searchedText(task, project);
    this.#texts.set(task.id, { of: task, project, text });
    return text;
  };

  /** Folds what is not folded yet while the browser has nothing else to do; answers the way to stop. */
  warm(tasks: readonly Task[]): () => void {
    let next = 0;
    return inIdle(() => {
      const task = tasks[next++];
      if (task) this.textOf(task);
      return next < tasks.length;
    });
  }
}

const NONE: KeptOrder<Task> = { of: [], order: [] };

/** Remembers what it answered last, from which the next answer is a short way. */
class ListOrder {
  readonly #compare = listOrder(new Date().toISOString());
  #all = NONE;
  #meant = NONE;
  #passes: ((task: Task) => boolean) | undefined;

  /** Those of the tasks that pass, in the order of the list. */
  of(tasks: readonly Task[], passes: (task: Task) => boolean): readonly Task[] {
    this.#all = keptOrder(this.#all, tasks, this.#compare);
    this.#meant =
      passes === this.#passes
        ? keptOrder(this.#meant, tasks, this.#compare, passes)
        : { of: tasks, order: this.#all.order.filter(passes) };
    this.#passes = passes;
    return this.#meant.order;
  }
}

const NO_PROJECTS: readonly Project[] = [];

/** The tasks that the filter lets through, in the order of the list. Time goes on only where it matters to the filter. */
export function useVisibleTasks(tasks: readonly Task[], filter: TaskFilter) {
  const clock = useOwnClock();
  const minute = useMinute();
  const now = filter.due === 'overdue' ? minute : 0;
  const projects = useProjects().data ?? NO_PROJECTS;
  const [order] = useState(() => new ListOrder());
  const [index] = useState(() => new SearchIndex());
  useEffect(() => {
    index.names(projects);
    return index.warm(tasks);
  }, [index, tasks, projects]);
  const passes = useMemo(() => {
    index.names(projects);
    return filterTest(filter, { now, clock, textOf: index.textOf });
  }, [filter, now, clock, index, projects]);
  const visible = useMemo(() => order.of(tasks, passes), [order, tasks, passes]);
  return { visible, textOf: index.textOf };
}

/** Tasks in their groups; time goes on where a group's tasks do. While nothing else is to be done, they are put in the others, too. */
export function useGroups(tasks: readonly Task[], { group, sort }: Arrangement, projectId: string | undefined) {
  const clock = useOwnClock();
  const minute = useMinute();
  const projects = useProjects().data ?? NO_PROJECTS;
  const sight = useMemo(
    () => ({
      ...{ clock, projects: projects.map(({ id }) => id) },
      headings: projects.find(({ id }) => id === projectId)?.headings.map(({ id }) => id) ?? [],
    }),
    [clock, projects, projectId],
  );
  const kept = useMemo(() => new KeptGroups(tasks, sort, sight), [tasks, sort, sight]);
  useEffect(() => {
    const others = GROUPINGS.filter((other) => other !== 'heading' || projectId !== undefined);
    return inIdle(() => {
      kept.of(others.pop()!, minute);
      return others.length > 0;
    });
  }, [kept, minute, projectId]);
  const keyOf = (task: Task) => groupKeyOf(task, group, { ...sight, now: minute });
  return { groups: kept.of(group, minute), keyOf };
}

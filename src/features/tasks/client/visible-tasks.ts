import { useEffect, useMemo, useState } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import type { Task } from '../contract.ts';
import type { TaskFilter } from '../filter.ts';
import { filterTest } from '../filtering.ts';
import { inListOrder } from '../rules.ts';
import { sameWords, searchedText } from '../searched.ts';

/** Searchable texts by task: folding ten thousand titles at each keystroke would miss the frame. */
class SearchIndex {
  readonly #texts = new Map<string, { of: Task; text: string }>();

  readonly textOf = (task: Task): string => {
    const known = this.#texts.get(task.id);
    if (known && sameWords(known.of, task)) return known.text;
    const text = searchedText(task);
    this.#texts.set(task.id, { of: task, text });
    return text;
  };

  /** Folds what is not folded yet while the browser has nothing else to do; answers the way to stop. */
  warm(tasks: readonly Task[]): () => void {
    if (!('requestIdleCallback' in window)) return () => undefined;
    let next = 0;
    let handle = 0;
    const work = (deadline: IdleDeadline) => {
      for (; next < tasks.length && deadline.timeRemaining() > 1; next++) this.textOf(tasks[next]!);
      if (next < tasks.length) handle = requestIdleCallback(work);
    };
    handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
}

/** Remembers the order that it answered last, from which the next one is a short way. */
class ListOrder {
  readonly #freshSince = new Date().toISOString();
  #previous: readonly Task[] = [];

  of(tasks: readonly Task[]): readonly Task[] {
    this.#previous = inListOrder(tasks, { previous: this.#previous, freshSince: this.#freshSince });
    return this.#previous;
  }
}

/** The tasks that the filter lets through, in the order of the list. Time goes on only where it matters to the filter. */
export function useVisibleTasks(tasks: readonly Task[], filter: TaskFilter): readonly Task[] {
  const clock = useOwnClock();
  const minute = useMinute();
  const now = filter.due === 'overdue' ? minute : 0;
  const [order] = useState(() => new ListOrder());
  const [index] = useState(() => new SearchIndex());
  const ordered = useMemo(() => order.of(tasks), [order, tasks]);
  useEffect(() => index.warm(tasks), [index, tasks]);
  return useMemo(
    () => ordered.filter(filterTest(filter, { now, clock, textOf: index.textOf })),
    [ordered, filter, now, clock, index],
  );
}

import type { TaskView } from '../engine/model.ts';

/** Short names of tasks within one answer: a model copies «t7» without a slip, and a long id not always. */
export interface Handles {
  of(task: Pick<TaskView, 'id'>): string;
  task(handle: string): TaskView | undefined;
  /** All that were named so far, in their order. */
  readonly named: readonly TaskView[];
}

export function createHandles(tasks: readonly TaskView[]): Handles {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const numbers = new Map<string, number>();
  const named: TaskView[] = [];
  return {
    named,
    of({ id }) {
      const known = numbers.get(id);
      if (known) return `t${known}`;
      named.push(byId.get(id)!);
      numbers.set(id, named.length);
      return `t${named.length}`;
    },
    task: (handle) => named[Number(/^t(\d{1,6})$/.exec(handle.trim())?.[1] ?? 0) - 1],
  };
}

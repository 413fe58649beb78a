import type { NewTask, Task, TaskChange } from '#features/tasks/contract.ts';
import { actedOn, type Was } from '#features/tasks/taken-back.ts';
import { type UnsentTask, withUnsent } from '#features/tasks/unsent.ts';
import { notFound } from '#shared/errors.ts';
import type { ProjectDeeds, TaskDeeds } from './acting.ts';
import { texts } from './texts.ts';

/** How deeds on tasks are said: each as what it makes of a list. */
export interface Sayings extends Pick<TaskDeeds, 'newId'> {
  create: (input: NewTask) => { id: string; change: UnsentTask };
  update: (task: Task, change: TaskChange) => UnsentTask;
  remove: (task: Task) => UnsentTask;
  addStep: (task: Task, title: string) => UnsentTask;
}

type Columns = Parameters<typeof withUnsent>[2];

/** Does to a list in memory what the server would do to its rows. */
export function localTasks(given: readonly Task[], columns: Columns, sayings: Sayings) {
  let tasks = given;
  const touched = new Set<string>();

  async function required(id: string): Promise<Task> {
    const task = tasks.find((one) => one.id === id);
    if (!task) throw notFound(texts.overtaken);
    return task;
  }
  const apply = (id: string, change: UnsentTask) => {
    touched.add(id);
    tasks = withUnsent(tasks, change, columns);
  };
  const deeds: TaskDeeds = {
    newId: sayings.newId,
    require: required,
    async create(input) {
      const { id, change } = sayings.create(input);
      apply(id, change);
      return required(id);
    },
    async update(id, change) {
      apply(id, sayings.update(await required(id), change));
      return required(id);
    },
    remove: async (id) => apply(id, sayings.remove(await required(id))),
    addStep: async (id, title) => apply(id, sayings.addStep(await required(id), title)),
  };
  return {
    deeds,
    /** What became of each task. */
    acted: (): Was[] => actedOn([...touched], given, tasks),
  };
}

/** Likewise for projects, of which a message only makes some. */
export function localProjects(
  count: number,
  make: (input: { name: string; color: string; folder?: string }) => string,
) {
  const made: { id: string; name: string }[] = [];
  const deeds: ProjectDeeds = {
    count: async () => count + made.length,
    async create(input) {
      const id = make(input);
      made.push({ id, name: input.name });
      return { id };
    },
  };
  return { deeds, made };
}

import type { Heading } from '#features/projects/heading-contract.ts';
import { addDays, type Day, dayOf, daysBetween, instantOf, timeOf } from '#shared/day.ts';
import type { NewTask, Task } from './contract.ts';
import { duplicateOf } from './duplicate.ts';
import { inProjectOrder } from './project-order.ts';

/** The headings of a project for a copy of it, and the id of each by that of its example. */
export function headingsOfCopy(headings: readonly Heading[], makeId: () => string) {
  const made = headings.map(({ id, title }) => ({ of: id, heading: { id: makeId(), title } }));
  return {
    headings: made.map(({ heading }) => heading),
    idOf: new Map(made.map(({ of, heading }) => [of, heading.id])),
  };
}

/** Where in time a copy stands, and in whose zone its clocks are read. */
interface Beginning {
  /** The day of the first of all that has one; null leaves every day as it is. */
  start: Day | null;
  zone: string;
}

const daysOf = ({ dueDay, plannedDay, steps, reminders }: Task): Day[] => [
  ...[dueDay, plannedDay, ...steps.map((step) => step.dueDay)].flatMap((day) => day ?? []),
  ...reminders.flatMap((reminder) => ('at' in reminder ? [reminder.at.slice(0, 10)] : [])),
];

/** The open tasks of a project, in its order: what begins anew where it is an example. */
export const copiedTasks = (tasks: readonly Task[], projectId: string): Task[] =>
  inProjectOrder(
    tasks.filter((task) => task.projectId === projectId && task.status === 'active'),
    projectId,
  );

/** The first day of which any of some tasks speaks; null where none does. */
export const firstDayOf = (tasks: readonly Task[]): Day | null => tasks.flatMap(daysOf).sort()[0] ?? null;

/** A task some days later: a time stays what it is on the clock. */
function later(task: ReturnType<typeof duplicateOf>, days: number, zone: string): NewTask {
  const { dueDate, dueDay, plannedDay, reminders, steps } = task;
  const at = dueDate ? Date.parse(dueDate) : null;
  return {
    ...task,
    ...(at !== null && {
      dueDate: new Date(instantOf(addDays(dayOf(at, zone), days), timeOf(at, zone), zone)).toISOString(),
    }),
    ...(dueDay && { dueDay: addDays(dueDay, days) }),
    ...(plannedDay && { plannedDay: addDays(plannedDay, days) }),
    reminders: reminders.map((reminder) =>
      'at' in reminder
        ? { ...reminder, at: `${addDays(reminder.at.slice(0, 10), days)}${reminder.at.slice(10)}` }
        : reminder,
    ),
    steps: steps.map((step) => (step.dueDay ? { ...step, dueDay: addDays(step.dueDay, days) } : step)),
  };
}

/** The tasks with which a project begins that is made after another: as far apart as those of the example, from another day on. */
export function tasksOfCopy(
  tasks: readonly Task[],
  projectId: string,
  { start, zone }: Beginning,
  makeId: () => string,
  headingIds: ReadonlyMap<string | null, string> = new Map(),
): NewTask[] {
  const first = firstDayOf(tasks);
  const days = first && start ? daysBetween(first, start) : 0;
  return tasks.map((task) => {
    const headingId = headingIds.get(task.headingId) ?? null;
    return { ...later(duplicateOf(task, makeId), days, zone), projectId, headingId };
  });
}

import fc from 'fast-check';
import type { Task } from '#features/tasks/contract.ts';
import { PRIORITIES, STATUSES } from '#features/tasks/rules.ts';
import { addDays, instantOf } from '#shared/day.ts';
import { makeTask } from './task.ts';

const TODAY = '2026-11-27';
const ZONE = 'Europe/Moscow';

/** The clock of an account for which it is three in the afternoon. */
export const AFTERNOON = { now: instantOf(TODAY, '15:00', ZONE), clock: { zone: ZONE, dayStart: 0 } };

const someDay = fc.option(
  fc.integer({ min: -3, max: 9 }).map((distance) => addDays(TODAY, distance)),
  { freq: 2 },
);
const at = (day: string | null, time: string) => day && new Date(instantOf(day, time, ZONE)).toISOString();

const anyTask = fc.record({
  status: fc.constantFrom(...STATUSES, 'active' as const),
  priority: fc.constantFrom(...PRIORITIES),
  dropped: fc.boolean(),
  due: someDay,
  time: fc.constantFrom('23:59', '10:00', '18:00'),
  plannedDay: someDay,
  someday: fc.boolean(),
  over: someDay,
  step: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: someDay }),
  projectId: fc.constantFrom(null, 'p'),
});

/** What work comes to that may be interrupted. */
export function uninterrupted<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Tasks of an account in the order of the list of all, newest first. */
export const manyTasks = (size: { minLength?: number; maxLength: number }) =>
  fc.array(anyTask, size).map((all) =>
    all
      .map(({ due, time, over, step, dropped, ...said }, number): Task => {
        const id = String(number).padStart(4, '0');
        const isOver = said.status !== 'active';
        const dueDate = at(due, time);
        return makeTask({
          ...said,
          id,
          title: `Дело ${id}`,
          rank: `a${id}`,
          dueDate,
          dueDay: due,
          dueHasTime: due !== null && time !== '23:59',
          plannedDay: said.someday ? null : said.plannedDay,
          outcome: isOver ? (dropped ? 'dropped' : 'done') : null,
          completedAt: isOver ? at(over ?? TODAY, '09:00') : null,
          completedDay: isOver ? (over ?? TODAY) : null,
          steps: step ? [{ id: `step ${id}`, title: 'Шаг', done: false, dueDay: step, rank: 'a' }] : [],
          createdAt: new Date(AFTERNOON.now - 10 ** 8 + number).toISOString(),
        });
      })
      .reverse(),
  );

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstDay } from '#features/tasks/first-screen.ts';
import { currentTask, recentlyCompleted } from '#features/tasks/rules.ts';
import { dueSteps } from '#features/tasks/steps.ts';
import { momentOf, tasksOfToday, worthTaking } from '#features/tasks/today.ts';
import { AFTERNOON, manyTasks, uninterrupted } from '#testing/many-tasks.ts';
import { workload } from './rules.ts';

const { now, clock } = AFTERNOON;
const at = momentOf(now, clock);

it('of the rows that a document brings the day is drawn as of all tasks', () => {
  fc.assert(
    fc.property(manyTasks({ maxLength: 120 }), (tasks) => {
      const { rows, beyond } = uninterrupted(firstDay(tasks, AFTERNOON));
      expect(workload(rows, now, clock, beyond)).toEqual(workload(tasks, now, clock));
      expect(tasksOfToday(rows, at).slice(0, 30)).toEqual(tasksOfToday(tasks, at).slice(0, 30));
      expect(currentTask(rows)).toEqual(currentTask(tasks));
      expect(recentlyCompleted(rows, 3)).toEqual(recentlyCompleted(tasks, 3));
      expect(dueSteps(rows, at.today)).toHaveLength(dueSteps(tasks, at.today).length);
      if (tasksOfToday(tasks, at).length === 0) expect(worthTaking(rows, at, 3)).toEqual(worthTaking(tasks, at, 3));
      expect(rows.length > 0).toBe(tasks.length > 0);
    }),
    { numRuns: 200 },
  );
});

it('a quiet day has what might be taken on', () => {
  const quiet = manyTasks({ maxLength: 30 }).map((tasks) =>
    tasks.map((task) => ({ ...task, dueDate: null, dueDay: null, dueHasTime: false, plannedDay: null, steps: [] })),
  );
  fc.assert(
    fc.property(quiet, (tasks) => {
      const { rows } = uninterrupted(firstDay(tasks, AFTERNOON));
      expect(worthTaking(rows, at, 3)).toEqual(worthTaking(tasks, at, 3));
      expect(rows.length).toBeLessThanOrEqual(8);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#shared/day.ts';
import type { Settings } from './contract.ts';
import { changesGoals, goalsBefore, goalsOn, PAST_GOALS_MAX } from './goals.ts';
import { DEFAULT_SETTINGS } from './rules.ts';

const fresh: Settings = { ...DEFAULT_SETTINGS };
const FIRST = '2026-11-01';

/** The settings after changes, each so many days after the one before. */
function after(changes: readonly { days: number; tasks: number }[], begin = fresh) {
  let [settings, today] = [begin, FIRST];
  for (const { days, tasks } of changes) {
    today = addDays(today, days);
    settings = { ...settings, goalsBefore: goalsBefore(settings, { goalTasks: tasks }, today), goalTasks: tasks };
  }
  return { settings, today };
}

it('every day keeps the goals that held when it ended, whenever they were changed since', () => {
  const changes = fc.array(fc.record({ days: fc.nat(3), tasks: fc.integer({ min: 1, max: 9 }) }), { maxLength: 20 });
  fc.assert(
    fc.property(changes, (all) => {
      const { settings, today } = after(all);
      // Day by day, by nothing but the changes.
      let [day, at]: [string, number] = [FIRST, 5];
      const ended = new Map<string, number>();
      for (const { days, tasks } of all) {
        for (let passed = 0; passed < days; passed++, day = addDays(day, 1)) ended.set(day, at);
        at = tasks;
      }
      for (const [past, tasks] of ended) expect(goalsOn(settings, past).tasks, past).toBe(tasks);
      for (const ahead of [0, 1, 30]) expect(goalsOn(settings, addDays(today, ahead)).tasks).toBe(at);
    }),
  );
});

it('what is said again, or is no goal, leaves no trace', () => {
  expect(goalsBefore(fresh, { goalTasks: 5 }, FIRST)).toEqual([]);
  expect(goalsBefore(fresh, { aiTone: 'strict' }, FIRST)).toEqual([]);
  expect([changesGoals({ aiTone: 'strict' }), changesGoals({ goalSessions: 4 })]).toEqual([false, true]);
});

it('who changes them again and again on a day, or on one that comes again in another zone, loses nothing of the past by it', () => {
  const { settings, today } = after([{ days: 1, tasks: 1 }, ...[2, 3, 4].map((tasks) => ({ days: 0, tasks }))]);
  expect(settings.goalsBefore).toEqual([{ until: FIRST, ...goalsOn(fresh, FIRST) }]);
  expect(goalsBefore(settings, { goalTasks: 9 }, addDays(today, -1))).toEqual(settings.goalsBefore);
  expect(goalsBefore(settings, { goalTasks: 9 }, addDays(today, 1))).toHaveLength(2);
});

it('who changes them daily keeps the last of them', () => {
  const { settings } = after(Array.from({ length: PAST_GOALS_MAX + 9 }, (_, at) => ({ days: 1, tasks: 1 + (at % 2) })));
  expect(settings.goalsBefore).toHaveLength(PAST_GOALS_MAX);
});

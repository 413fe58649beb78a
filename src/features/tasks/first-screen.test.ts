import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AFTERNOON, manyTasks, uninterrupted } from '#testing/many-tasks.ts';
import type { Task } from './contract.ts';
import { filterTest } from './filtering.ts';
import { firstList } from './first-screen.ts';
import { grouped } from './grouping.ts';
import { inInbox } from './inbox.ts';
import { isPlainList } from './plain-list.ts';
import { inListOrder } from './rules.ts';
import { dueSteps } from './steps.ts';

const listed = (tasks: readonly Task[]) =>
  inListOrder(tasks.filter(filterTest<Task>({}, { ...AFTERNOON, textOf: () => '' })));
const groupsOf = (tasks: readonly Task[]) =>
  grouped(listed(tasks), 'due', { ...AFTERNOON, projects: [], headings: [] });

it('the rows of a document are the first of the list, in groups that tell how many they hold', () => {
  fc.assert(
    fc.property(manyTasks({ maxLength: 120 }), (tasks) => {
      const { rows, besides, beyond } = uninterrupted(firstList(tasks, AFTERNOON));
      const all = groupsOf(tasks);
      expect(groupsOf(rows).flatMap((group) => group.tasks)).toEqual(all.flatMap((group) => group.tasks).slice(0, 40));
      const counted = groupsOf(rows).map(({ name, tasks: shown }) => [
        name.is,
        shown.length + (beyond.groups[name.is as 'today'] ?? 0),
      ]);
      expect(counted).toEqual(
        all.slice(0, counted.length).map(({ name, tasks: members }) => [name.is, members.length]),
      );
      expect(inInbox(rows) + beyond.inbox).toBe(inInbox(tasks));
      const today = '2026-11-27';
      expect(new Set(dueSteps([...rows, ...besides], today).map(({ step }) => step.id))).toEqual(
        new Set(dueSteps(listed(tasks), today).map(({ step }) => step.id)),
      );
    }),
    { numRuns: 200 },
  );
});

describe('the list without a choice', () => {
  it.each(['section=tasks', 'section=tasks&task=1'])('is asked for by «%s»', (query) => {
    expect(isPlainList(query)).toBe(true);
  });

  it.each([
    'section=tasks&status=completed',
    'section=tasks&group=none',
    'section=tasks&sort=title',
    'section=tasks&tab=board',
  ])('is not by «%s»', (query) => {
    expect(isPlainList(query)).toBe(false);
  });
});

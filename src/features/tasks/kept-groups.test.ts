import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { deadlineOf } from './deadline.ts';
import { GROUPINGS, grouped, sorted } from './grouping.ts';
import { KeptGroups } from './kept-groups.ts';

const NOW = Date.parse('2026-11-30T10:00:00Z');
const clock = { zone: 'Europe/Moscow', dayStart: 0 };
const sight = { clock, projects: ['p'], headings: ['h'] };
const tasks = [
  makeTask({ id: 'а', ...deadlineOf({ dueDate: '2026-11-30T10:30:00.000Z' }, clock.zone) }),
  makeTask({ id: 'б', priority: 'high', projectId: 'p', headingId: 'h' }),
  makeTask({ id: 'в', status: 'completed', completedAt: '2026-11-29T10:00:00.000Z', completedDay: '2026-11-29' }),
];

it('answers what is reckoned anew, by every grouping', () => {
  const kept = new KeptGroups(tasks, 'title', sight);
  for (const group of [...GROUPINGS, ...GROUPINGS])
    expect(kept.of(group, NOW)).toEqual(
      grouped(sorted(tasks, { group, sort: 'title' }), group, { ...sight, now: NOW }),
    );
});

it('reckons a grouping once, and that of what is late as time goes on', () => {
  const kept = new KeptGroups(tasks, 'due', sight);
  const before = GROUPINGS.map((group) => kept.of(group, NOW));
  expect(GROUPINGS.every((group, at) => kept.of(group, NOW) === before[at])).toBe(true);
  const later = NOW + 3_600_000;
  expect(GROUPINGS.filter((group, at) => kept.of(group, later) !== before[at])).toEqual(['due']);
  expect(kept.of('due', later)[0]?.name).toEqual({ by: 'due', is: 'overdue' });
});

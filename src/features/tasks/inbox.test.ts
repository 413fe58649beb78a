import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { readFilter } from './filter.ts';
import { filterKeys } from './filter-keys.ts';
import { filterTest } from './filtering.ts';
import { INBOX, inInbox, isInbox } from './inbox.ts';

const DUE = { dueDay: '2026-11-23', dueDate: '2026-11-23T20:59:00.000Z' };
const tasks = [
  makeTask({ id: 'a' }),
  makeTask({ id: 'b', projectId: 'p' }),
  makeTask({ id: 'c', ...DUE }),
  makeTask({ id: 'd', status: 'completed' }),
  makeTask({ id: 'e', status: 'archived' }),
  makeTask({ id: 'f' }),
  makeTask({ id: 'i' }),
  makeTask({ id: 'g', someday: true }),
  makeTask({ id: 'h', plannedDay: '2026-11-23' }),
];

it('the inbox counts what its filter shows', () => {
  const clock = { zone: 'Europe/Moscow', dayStart: 0 };
  const shown = tasks.filter(filterTest(INBOX, { now: Date.now(), clock, textOf: () => '' }));
  expect(shown.map(({ id }) => id)).toEqual(['a', 'f', 'i']);
  expect(inInbox(tasks)).toBe(3);
});

it('is known again in an address, and is not one that is narrowed further', () => {
  expect(isInbox(readFilter(new URLSearchParams(filterKeys(INBOX))))).toBe(true);
  expect(isInbox({ ...INBOX, text: undefined })).toBe(true);
  expect(isInbox({ ...INBOX, priority: 'high' })).toBe(false);
  expect(isInbox({})).toBe(false);
});

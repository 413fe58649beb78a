import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { readFilter } from './filter.ts';
import { filterTest } from './filtering.ts';
import { ARRANGED, arrangementKeys } from './grouping.ts';
import { listAddress } from './list-address.ts';
import { isLog, LOG } from './log.ts';

const SIGHT = { now: Date.parse('2026-11-27T09:00:00Z'), clock: { zone: 'UTC' }, textOf: () => '' };

it('holds what is over, the archive among it, and nothing else', () => {
  const tasks = [
    makeTask({ id: 'open' }),
    makeTask({ id: 'done', status: 'completed', outcome: 'done', completedDay: '2026-11-27' }),
    makeTask({ id: 'dropped', status: 'completed', outcome: 'dropped', completedDay: '2026-11-26' }),
    makeTask({ id: 'kept', status: 'archived', outcome: 'done', completedDay: '2025-01-01' }),
    makeTask({ id: 'put away', status: 'archived' }),
  ];
  const shown = (filter: typeof LOG.filter) => tasks.filter(filterTest(filter, SIGHT)).map(({ id }) => id);
  expect(shown(LOG.filter)).toEqual(['done', 'dropped', 'kept']);
  expect(shown(readFilter(new URLSearchParams('done=2026-11-26..')))).toEqual(['done', 'dropped']);
  expect(shown({ outcome: 'dropped' })).toEqual(['dropped']);
});

it('is the log by what it shows and how, whatever narrows it', () => {
  expect(isLog(LOG.filter, LOG.arrangement)).toBe(true);
  expect(listAddress(LOG.filter, arrangementKeys(LOG.arrangement))).toBe('/?section=tasks&done=any&group=done');
  expect(LOG.arrangement).toEqual({ ...ARRANGED, group: 'done' });
  expect(isLog({ ...LOG.filter, priority: 'high' }, LOG.arrangement)).toBe(true);
  expect(isLog(LOG.filter, ARRANGED)).toBe(false);
  expect(isLog({ done: { from: '2026-11-26' } }, LOG.arrangement)).toBe(false);
});

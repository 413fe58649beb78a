import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilter } from '#testing/task-filter.ts';
import { taskFilter } from './contract.ts';
import { projectOf, readFilter, type TaskFilter } from './filter.ts';
import { filterKeys } from './filter-keys.ts';

const inAddress = (filter: TaskFilter) => new URLSearchParams(filterKeys(filter)).toString();

it('comes back from an address and from JSON as it was', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(readFilter(new URLSearchParams(inAddress(filter)))).toEqual(filter);
      expect(taskFilter.parse(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
    }),
  );
});

it.each<[string, TaskFilter]>([
  ['', {}],
  ['status=active&priority=high', { status: 'active', priority: 'high' }],
  ['status=archived&text=%D1%91%D0%BB%D0%BA%D0%B0+%D0%B4%D0%BB%D1%8F', { status: 'archived', text: 'ёлка для' }],
  ['project=none&due=none', { project: 'none', due: 'none' }],
  ['due=overdue', { due: 'overdue' }],
  ['due=2026-11-27', { due: { from: '2026-11-27', to: '2026-11-27' } }],
  ['due=2026-11-01..2026-11-30', { due: { from: '2026-11-01', to: '2026-11-30' } }],
  ['due=2026-11-01..', { due: { from: '2026-11-01' } }],
  ['due=..2026-11-30', { due: { to: '2026-11-30' } }],
])('«%s» says %j', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  expect(inAddress(filter)).toBe(address);
});

it.each([
  'status=all',
  'status=',
  'project=',
  'priority=urgent',
  'due=',
  'due=..',
  'due=today',
  'due=2026-02-30',
  'due=2026-11-01..2026-11-31',
  'due=2026-11-01..2026-11-05..2026-11-09',
  'text=',
  'section=tasks',
])('«%s» narrows nothing', (address) => {
  expect(readFilter(new URLSearchParams(address))).toStrictEqual({});
});

it('blanks around a name in an address mean nothing', () => {
  expect(readFilter(new URLSearchParams('tag=%20дом%20&project=none%20'))).toEqual({ tag: 'дом', project: 'none' });
  expect(readFilter(new URLSearchParams('tag=%20'))).toEqual({});
});

it('a search may be asked for as «q», unless it is said by its own name', () => {
  expect(readFilter(new URLSearchParams('q=ёлка для'))).toEqual({ text: 'ёлка для' });
  expect(readFilter(new URLSearchParams('q=ёлка&text=дом'))).toEqual({ text: 'дом' });
  expect(readFilter(new URLSearchParams('q='))).toEqual({});
});

it('an address of before still means its project', () => {
  const filter = readFilter(new URLSearchParams('?section=tasks&project=01920000-0000-7000-8000-000000000000'));
  expect(projectOf(filter)).toBe('01920000-0000-7000-8000-000000000000');
  expect(projectOf({ project: 'none' })).toBeUndefined();
});

it.each([
  { status: 'all' },
  { due: {} },
  { due: { from: '2026-02-30' } },
  { due: 'today' },
  { text: ' ' },
  { project: '' },
  { colour: 'red' },
])('no filter is %j', (said) => {
  expect(taskFilter.safeParse(said).success).toBe(false);
});

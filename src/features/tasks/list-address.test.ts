import { expect, it } from 'vitest';
import { readFilter } from './filter.ts';
import { listAddress } from './list-address.ts';

it('leads to the list that shows what is meant, arranged as it is said', () => {
  const address = new URL(
    listAddress({ status: 'active', priority: 'high' }, { group: 'due' }),
    'https://takt.example',
  );
  expect(address.pathname).toBe('/');
  expect(address.searchParams.get('section')).toBe('tasks');
  expect(address.searchParams.get('group')).toBe('due');
  expect(readFilter(address.searchParams)).toEqual({ status: 'active', priority: 'high' });
});

it('leaves the arrangement to the list where none is said', () => {
  expect(listAddress({ status: 'active' })).toBe('/?section=tasks&status=active');
});

import { expect, it } from 'vitest';
import type { Kind } from '../rules.ts';
import { areFew, arrivedSince, spokenArrivals } from './arrivals.ts';

const one = (id: string, type: Kind = 'overdue') => ({ id, type, title: 'Просрочено', description: `Задача ${id}` });

it('news is what was not there before; of the beginning nothing is', () => {
  const list = [one('a'), one('b')];
  expect(arrivedSince(undefined, list)).toEqual([]);
  expect(arrivedSince(new Set(), list)).toEqual(list);
  expect(arrivedSince(new Set(['a', 'c']), list)).toEqual([list[1]]);
  expect(arrivedSince(new Set(['a', 'b']), list)).toEqual([]);
});

it.each([
  ['nothing', [], ''],
  ['one', [one('a')], 'Просрочено: Задача a'],
  ['what was just done', [one('a', 'completed')], ''],
  ['one beside what was just done', [one('a', 'completed'), one('b', 'upcoming')], 'Просрочено: Задача b'],
  ['several', [one('a'), one('b'), one('c', 'completed')], '2\u00a0новых уведомления'],
])('a screen reader hears of %s: %s', (_, arrived, words) => {
  expect(spokenArrivals(arrived)).toBe(words);
});

it.each([
  [1, true],
  [3, true],
  [4, false],
])('%i are told one by one: %s', (count, few) => {
  expect(areFew(Array.from({ length: count }))).toBe(few);
});

import { expect, it } from 'vitest';
import { isNarrowed, listView } from './list-view.ts';

it.each([
  [{}, false],
  [{ status: undefined, text: undefined }, false],
  [{ status: 'active' }, true],
  [{ priority: 'low' }, true],
  [{ text: 'х' }, true],
  [{ project: 'a project' }, true],
] as const)('%j is less than all: %s', (filter, narrowed) => {
  expect(isNarrowed(filter)).toBe(narrowed);
});

it.each([
  [false, 0, false, 'loading'],
  [false, 0, true, 'loading'],
  [true, 1, false, 'rows'],
  [true, 1, true, 'rows'],
  [true, 0, true, 'nothing-found'],
  [true, 0, false, 'empty'],
])('loaded %s, %i shown, narrowed %s: %s', (loaded, shown, narrowed, view) => {
  expect(listView({ loaded, shown, narrowed })).toBe(view);
});

import { expect, it } from 'vitest';
import { isNarrowed, listView, NO_FILTER } from './list-view.ts';

it.each([
  [{}, undefined, false],
  [{ status: 'active' }, undefined, true],
  [{ priority: 'low' }, undefined, true],
  [{ query: 'х' }, undefined, true],
  [{}, 'a project', true],
] as const)('%j in project %s is less than all: %s', (said, projectId, narrowed) => {
  expect(isNarrowed({ ...NO_FILTER, ...said }, projectId)).toBe(narrowed);
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

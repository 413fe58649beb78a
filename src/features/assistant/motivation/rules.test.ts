import { expect, it } from 'vitest';
import { type Stage, stageOf } from './rules.ts';

it.each<[number, number | null, Stage]>([
  [0, 25, 'start'],
  [24, 30, 'start'],
  [25, 30, 'middle'],
  [74, 30, 'middle'],
  [75, 30, 'late'],
  [99, 30, 'late'],
  [100, 30, 'over'],
  [0, 6, 'start'],
  [0, 5, 'late'],
  [50, 6, 'middle'],
  [50, 1, 'late'],
  [50, 0, 'over'],
  [0, 0, 'over'],
  // Without a plan there is no end that could be near.
  [0, null, 'middle'],
  [100, null, 'middle'],
])('at %d %%, with %s minutes left, a session is at its %s', (progress, remaining, stage) => {
  expect(stageOf(progress, remaining)).toBe(stage);
});

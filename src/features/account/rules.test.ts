import { expect, it } from 'vitest';
import { EXPORT_STATES, isUnderWay, PHOTO_MAX } from './rules.ts';

it('an export is under way until it is done or has failed', () => {
  expect(EXPORT_STATES.filter((state) => isUnderWay({ state }))).toEqual(['queued', 'running']);
});

it('a photo has five megabytes at most', () => {
  expect(PHOTO_MAX).toBe(5_242_880);
});

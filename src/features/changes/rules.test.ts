import { expect, it } from 'vitest';
import { BATCH_MAX, PAGE, PAGE_MAX } from './rules.ts';

it('a page of the feed holds a thousand changes and five thousand at most, a batch a hundred', () => {
  expect([PAGE, PAGE_MAX, BATCH_MAX]).toEqual([1000, 5000, 100]);
});

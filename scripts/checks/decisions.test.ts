import { expect, it } from 'vitest';
import { checkDecisions } from './decisions.ts';

it('names decisions that have one number', () => {
  expect(checkDecisions(['0001-a.md', '0002-b.md', '0002-c.md'])).toEqual(['0002: 0002-b.md, 0002-c.md']);
  expect(checkDecisions(['0001-a.md', '0002-b.md'])).toEqual([]);
});

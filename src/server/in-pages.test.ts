import { expect, it } from 'vitest';
import { inPages } from './in-pages.ts';

it.each([0, 1, 499, 500, 501, 1000, 1203])('says all of %i rows once, in their order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  const asked: number[] = [];
  const said = await inPages(
    async (after: number | undefined, limit) => {
      asked.push(limit);
      return rows.slice(after === undefined ? 0 : after + 1).slice(0, limit);
    },
    (row) => `row ${row}`,
  );
  expect(said).toEqual(rows.map((row) => `row ${row}`));
  expect(Math.max(...asked)).toBeLessThanOrEqual(500);
});

import { expect, it } from 'vitest';
import type { Engine } from './database/database.ts';
import { inPages } from './in-pages.ts';

const counts = [0, 1, 249, 250, 251, 500, 1203, 1999, 2000, 2001, 4000];

it.each([['sqlite', 500] as const, ['postgres', 2000] as const])(
  'says all rows of %s once, in their order',
  async (engine, most) => {
    for (const count of counts) await saysAll(engine, count, most);
  },
);

async function saysAll(engine: Engine, count: number, most: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => index);
  const asked: number[] = [];
  const said = await inPages(
    engine,
    async (after: number | undefined, limit) => {
      asked.push(limit);
      return rows.slice(after === undefined ? 0 : after + 1).slice(0, limit);
    },
    (row) => `row ${row}`,
  );
  expect(said).toEqual(rows.map((row) => `row ${row}`));
  expect(Math.max(...asked)).toBeLessThanOrEqual(most);
}

import type { Engine } from './database/database.ts';
import { restWhenLong } from './event-loop.ts';

/**
 * Rows that are read at a time: a few milliseconds on SQLite, where a statement is done at once. What PostgreSQL answers comes in
 * pieces by itself, and each statement more is waited for.
 */
const PAGE: Record<Engine, number> = { sqlite: 250, postgres: 2000 };
/** Rows that are said before everybody else is let in, where it is time to. */
const SAID = 250;

/**
 * What all rows of a query say, read a page at a time, with everybody else served in between.
 * @param page reads so many rows at most: those behind `after` in the query's order, or the first
 */
export async function inPages<Row, Said>(
  engine: Engine,
  page: (after: Row | undefined, limit: number) => Promise<Row[]>,
  say: (row: Row) => Said,
): Promise<Said[]> {
  const said: Said[] = [];
  let after: Row | undefined;
  for (;;) {
    const rows = await page(after, PAGE[engine]);
    for (const [index, row] of rows.entries()) {
      if (index > 0 && index % SAID === 0) await restWhenLong();
      said.push(say(row));
    }
    if (rows.length < PAGE[engine]) return said;
    after = rows.at(-1);
    await restWhenLong();
  }
}

import { restWhenLong } from './event-loop.ts';

/** Rows that are read at a time: a few milliseconds. */
const PAGE = 250;

/**
 * What all rows of a query say, read a page at a time, with everybody else served in between.
 * @param page reads so many rows at most: those behind `after` in the query's order, or the first
 */
export async function inPages<Row, Said>(
  page: (after: Row | undefined, limit: number) => Promise<Row[]>,
  say: (row: Row) => Said,
): Promise<Said[]> {
  const said: Said[] = [];
  let after: Row | undefined;
  for (;;) {
    const rows = await page(after, PAGE);
    for (const row of rows) said.push(say(row));
    if (rows.length < PAGE) return said;
    after = rows.at(-1);
    await restWhenLong();
  }
}

import { type Row, SECTIONS, type Section, type Value } from './export-sections.ts';
import type { AccountStore } from './store.ts';

/** Rows read at a time: the file may be any size, the server's memory is not. */
const PAGE = 500;
const FLAGS = new Set(['email_verified', 'reminder_enabled']);
const JSON_COLUMNS = new Set(['metadata', 'effects', 'report']);
/** Columns of epoch milliseconds; Better Auth's dates come as such or as ISO text already. */
const INSTANT = /_at$/;

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function plain(column: string, value: Value): unknown {
  if (value === null) return null;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (FLAGS.has(column)) return Boolean(value);
  if (JSON_COLUMNS.has(column)) return JSON.parse(String(value));
  if (column === 'week_days') return Array.from(String(value), Number);
  return INSTANT.test(column) ? new Date(value as number | string | Date).toISOString() : value;
}

const told = ({ columns }: Section, row: Row) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, name]) => [
      name === true ? camelCase(column) : name,
      plain(column, row[column] ?? null),
    ]),
  );

/** The rows of a section as JSON texts, a page of them at a time. */
async function* rowsOf(section: Section, store: AccountStore, userId: string): AsyncGenerator<string> {
  let after: Value[] | undefined;
  for (;;) {
    const rows = await store.page(section, userId, after, PAGE);
    for (const row of rows) {
      for (const each of section.tell?.(row) ?? [told(section, row)]) yield JSON.stringify(each);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE || section.key.length === 0) return;
    after = section.key.map((column) => last[column]!);
  }
}

/** Everything of the user as the text of one JSON object, in pieces. */
export async function* exportText(store: AccountStore, userId: string, exportedAt: number): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date(exportedAt).toISOString())}`;
  for (const section of SECTIONS) {
    const single = section.key.length === 0;
    yield `,\n${JSON.stringify(section.name)}:${single ? '' : '['}`;
    let first = true;
    for await (const text of rowsOf(section, store, userId)) {
      yield single ? text : `${first ? '' : ','}\n${text}`;
      first = false;
    }
    yield single ? (first ? 'null' : '') : ']';
  }
  yield '}\n';
}

import { columnsRead, type Section, told } from './export-section.ts';
import { SECTIONS } from './export-sections.ts';
import type { AccountStore, Value } from './store.ts';

/** Rows read at a time: the file may be any size, the server's memory is not. */
const PAGE = 500;

/** The rows of a section as JSON texts, a page of them at a time. */
async function* rowsOf(section: Section, store: AccountStore, userId: string): AsyncGenerator<string> {
  let after: Value[] | undefined;
  for (;;) {
    const rows = await store.page({ ...section, columns: columnsRead(section) }, userId, after, PAGE);
    for (const row of rows) {
      for (const each of told(section, row)) yield JSON.stringify(each);
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

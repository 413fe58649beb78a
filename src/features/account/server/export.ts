import { rest } from '#server/event-loop.ts';
import { columnsRead, type Section, told } from './export-section.ts';
import { SECTIONS } from './export-sections.ts';
import type { AccountStore, Value } from './store.ts';

/** Rows read at a time: the file may be any size, the server's memory is not. */
const PAGE = 100;
/** Texts in a piece of the file: one row may tell of a whole year. */
const PIECE = 250;

/** The rows of a section as JSON texts, a piece's worth of them at a time. */
async function* textsOf(
  section: Section,
  store: AccountStore,
  userId: string,
  onRows: (count: number) => void,
): AsyncGenerator<string[]> {
  const part = { ...section, columns: columnsRead(section) };
  let texts: string[] = [];
  let after: Value[] | undefined;
  for (;;) {
    const rows = await store.page(part, userId, after, PAGE);
    onRows(rows.length);
    for (const row of rows) {
      for (const each of told(section, row)) texts.push(JSON.stringify(each));
      if (texts.length < PIECE) continue;
      yield texts;
      texts = [];
      await rest();
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE || section.key.length === 0) break;
    after = section.key.map((column) => last[column]!);
  }
  if (texts.length > 0) yield texts;
}

/** Everything of the user as the text of one JSON object, in pieces. @param onRows is told how many rows have been read */
export async function* exportText(
  store: AccountStore,
  userId: string,
  exportedAt: number,
  onRows: (count: number) => void = () => {},
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date(exportedAt).toISOString())}`;
  for (const section of SECTIONS) {
    const single = section.key.length === 0;
    yield `,\n${JSON.stringify(section.name)}:${single ? '' : '['}`;
    let first = true;
    for await (const texts of textsOf(section, store, userId, onRows)) {
      yield single ? texts.join('') : `${first ? '' : ','}\n${texts.join(',\n')}`;
      first = false;
    }
    yield single ? (first ? 'null' : '') : ']';
  }
  yield '}\n';
}

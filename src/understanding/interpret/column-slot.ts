import { names } from '../hear/words.ts';
import type { Part } from '../read/labels.ts';
import { type Interpretation, namesProject } from './context.ts';

const COLUMN = /^(?:колонк|столб(?:ец|ик|ц))/;
const COLUMN_WORDS = 4;
const NAMES_COLUMN = 0.5;

/** «в колонку «В процессе»»: the id of the column that these words speak of, or null. */
export function columnIn(
  { from, to }: Pick<Part, 'from' | 'to'>,
  { words, account, dictionary }: Interpretation,
): string | null {
  const at = words.findIndex(({ word }, index) => index >= from && index < to && COLUMN.test(word));
  if (at < 0) return null;
  const said = words.slice(at + 1, Math.min(to, at + 1 + COLUMN_WORDS)).filter(names);
  return account.columns.find(({ name }) => namesProject(said, name, dictionary) > NAMES_COLUMN)?.id ?? null;
}

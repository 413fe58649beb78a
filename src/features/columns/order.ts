import type { Column } from './contract.ts';

const DRAFT = 'draft-';

/** Id under which a new column is shown until the server has named it. */
export const draftColumnId = (key: string): string => DRAFT + key;

/** True for a column that the server does not know yet: nothing can be asked of it. */
export const isDraftColumn = (id: string): boolean => id.startsWith(DRAFT);

/** Columns in order, numbered 0 … n−1; those whose number stays keep their identity. */
function renumbered(columns: readonly Column[]): Column[] {
  return columns.map((column, position) => (column.position === position ? column : { ...column, position }));
}

/** The board with a column more, or with one of its columns elsewhere or by another name. */
export function withColumn(columns: readonly Column[], column: Column): Column[] {
  const order = columns.filter(({ id }) => id !== column.id);
  order.splice(column.position, 0, column);
  return renumbered(order);
}

/** The board without a column. */
export function withoutColumn(columns: readonly Column[], id: string): Column[] {
  return renumbered(columns.filter((column) => column.id !== id));
}

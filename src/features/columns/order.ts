import type { Column } from './contract.ts';

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

/** Behind which column one stands at a place, whose number does not count the column itself; null where it is the first. */
export const neighbourAt = (columns: readonly Column[], id: string, position: number): string | null =>
  columns.filter((column) => column.id !== id)[position - 1]?.id ?? null;

/** The place behind a column, not counting the column itself; the end where that one is gone. */
export function placeAfter(columns: readonly Column[], id: string, after: string | null): number {
  const others = columns.filter((column) => column.id !== id);
  const index = others.findIndex((column) => column.id === after);
  if (after === null) return 0;
  return index < 0 ? others.length : index + 1;
}

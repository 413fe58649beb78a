import { LAST_RANK } from '#shared/rank.ts';
import type { Column } from './contract.ts';
import { placeAfter, withColumn, withoutColumn } from './order.ts';

/** What was done to columns and the server has not heard, as JSON: another page may have to show it. */
export type UnsentColumn =
  | { deed: 'create'; id: string; name: string }
  | { deed: 'rename'; id: string; name: string }
  /** Behind that column; first where it is null. */
  | { deed: 'move'; id: string; after: string | null }
  | { deed: 'delete'; id: string }
  | { deed: 'put-back'; column: Column };

/** The columns as the server will have them once it has heard. */
export function withUnsentColumn(columns: readonly Column[], unsent: UnsentColumn): readonly Column[] {
  const id = unsent.deed === 'put-back' ? unsent.column.id : unsent.id;
  const known = columns.find((column) => column.id === id);
  switch (unsent.deed) {
    case 'create':
      if (known) return columns;
      return withColumn(columns, { id, name: unsent.name, position: columns.length, rank: LAST_RANK });
    case 'rename':
      return known ? withColumn(columns, { ...known, name: unsent.name }) : columns;
    case 'move':
      return known ? withColumn(columns, { ...known, position: placeAfter(columns, id, unsent.after) }) : columns;
    case 'delete':
      return withoutColumn(columns, id);
    case 'put-back':
      return known ? columns : withColumn(columns, unsent.column);
  }
}

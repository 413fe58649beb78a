export interface ColumnTables {
  kanban_columns: KanbanColumnsTable;
}

interface KanbanColumnsTable {
  user_id: string;
  id: string;
  name: string;
  rank: string;
  /** The user's revision that last wrote the row. */
  revision: number;
  /** When which fields were last changed, as `field-times.ts` has it. */
  field_times: string;
}

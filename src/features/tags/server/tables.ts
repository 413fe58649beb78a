import type { RowOf } from '#shared/stored.ts';
import type { Tag } from '../contract.ts';
import type { TagFields } from '../fields.ts';

export interface TagTables {
  tags: TagsTable;
}

/** A column for each field. */
interface TagsTable extends RowOf<Tag, TagFields> {
  user_id: string;
  deleted_at: number | null;
  /** The user's revision that last wrote the row. */
  revision: number;
  /** When which fields were last changed, as `field-times.ts` has it. */
  field_times: string;
}

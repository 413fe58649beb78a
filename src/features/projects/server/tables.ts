import type { RowOf } from '#shared/stored.ts';
import type { Project } from '../contract.ts';
import type { ProjectFields } from '../fields.ts';

export interface ProjectTables {
  projects: ProjectsTable;
}

/** A column for each field. */
interface ProjectsTable extends RowOf<Project, ProjectFields> {
  user_id: string;
  deleted_at: number | null;
  /** The user's revision that last wrote the row. */
  revision: number;
  /** When which fields were last changed, as `field-times.ts` has it. */
  field_times: string;
}

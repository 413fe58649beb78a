import type { ColumnService } from '#features/columns/server/service.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import type { TagService } from '#features/tags/server/service.ts';
import type { Context } from '#server/context.ts';
import type { DayStore } from './day-order.ts';
import type { PlacingStore } from './placement.ts';
import type { ProjectOrderStore } from './project-order.ts';
import type { TaskStore } from './store.ts';

/** What changing tasks asks of their rows. */
export type WritingStore = PlacingStore &
  DayStore &
  ProjectOrderStore &
  Pick<TaskStore, 'findAny' | 'insert' | 'rewrite' | 'addCompletion' | 'removeCompletion'>;

/** What it asks of the server. */
export interface WritingContext extends Pick<Context, 'feed' | 'clock' | 'publish'> {
  journal: Pick<Context['journal'], 'record'>;
  database: Pick<Context['database'], 'write' | 'writingRevision'>;
  events: Pick<Context['events'], 'emit'>;
}

/** What else of the account it asks. */
export interface WritingBeside {
  columns: Pick<ColumnService, 'list' | 'require'>;
  projects: Pick<ProjectService, 'require'>;
  tags: Pick<TagService, 'spelled' | 'ensure'>;
}

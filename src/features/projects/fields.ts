import type { OwnedColumn } from '#shared/stored.ts';
import { DEFAULT_PROJECT_COLOR } from './rules.ts';

/** Every field of a project, once; contract.ts says beside it what each may hold. */
export const PROJECT_FIELDS = {
  id: { role: 'kept', column: 'id', as: 'plain' },
  name: { role: 'own', column: 'name', as: 'plain' },
  color: { role: 'own', column: 'color', as: 'plain', fresh: DEFAULT_PROJECT_COLOR },
  /** By the folder's name; decision 57. */
  folder: { role: 'own', column: 'folder', as: 'plain', fresh: null },
  /** Since when it is out of the way; null where it is not. */
  archivedAt: { role: 'own', column: 'archived_at', as: 'instant', fresh: null },
  /** In their order; calls of their own say them. */
  headings: { role: 'kept', column: 'headings', as: 'json', fresh: [] },
  /** When it came back from a deletion after which it had been changed, until somebody changes it. */
  returnedAt: { role: 'kept', column: 'field_times', as: 'returned', fresh: null },
  createdAt: { role: 'kept', column: 'created_at', as: 'instant' },
  rank: { role: 'kept', column: 'rank', as: 'plain' },
} as const satisfies Record<string, OwnedColumn>;

export type ProjectFields = typeof PROJECT_FIELDS;

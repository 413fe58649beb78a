import type { OwnedColumn } from '#shared/stored.ts';
import { DEFAULT_TAG_COLOR } from './rules.ts';

/** Every field of a tag, once; contract.ts says beside it what each may hold. */
export const TAG_FIELDS = {
  id: { role: 'kept', column: 'id', as: 'plain' },
  name: { role: 'own', column: 'name', as: 'plain' },
  color: { role: 'own', column: 'color', as: 'plain', fresh: DEFAULT_TAG_COLOR },
} as const satisfies Record<string, OwnedColumn>;

export type TagFields = typeof TAG_FIELDS;

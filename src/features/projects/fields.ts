import type { Column } from '#shared/stored.ts';
import { DEFAULT_PROJECT_COLOR } from './rules.ts';

/** What all who handle a project's fields must know of each; see "How to add a field" in docs/architecture.md. */
interface Traits extends Column {
  /** `own`: what the user says of the project in the dialog. `kept`: written by the server alone. */
  role: 'own' | 'kept';
  /** Of an own field, what a new project has where nothing is said; absent where something must be. */
  fresh?: unknown;
}

/** Every field of a project, once; contract.ts says beside it what each may hold. */
export const PROJECT_FIELDS = {
  id: { role: 'kept', column: 'id', as: 'plain' },
  name: { role: 'own', column: 'name', as: 'plain' },
  color: { role: 'own', column: 'color', as: 'plain', fresh: DEFAULT_PROJECT_COLOR },
  createdAt: { role: 'kept', column: 'created_at', as: 'instant' },
  rank: { role: 'kept', column: 'rank', as: 'plain' },
} as const satisfies Record<string, Traits>;

export type ProjectFields = typeof PROJECT_FIELDS;

import { useMemo } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import { useUser } from '#features/auth/client/queries.ts';
import type { ProjectForm } from '../rules.ts';

export const PROJECT_DRAFT = 'project';

/** What was typed, and in which project's editing. */
export interface ProjectDraft {
  form: ProjectForm;
  projectId?: string | undefined;
}

/** The unsent text of the project dialog, kept for whoever is signed in. */
export function useProjectDraft() {
  const userId = useUser().data?.id ?? '';
  return useMemo(
    () => ({
      read: () => readDraft<ProjectDraft>(userId, PROJECT_DRAFT)?.value,
      keep: (draft: ProjectDraft) => keepDraft(userId, PROJECT_DRAFT, draft),
      drop: () => dropDraft(userId, PROJECT_DRAFT),
    }),
    [userId],
  );
}

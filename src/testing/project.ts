import type { Project } from '#features/projects/contract.ts';
import { FRESH_PROJECT } from '#features/projects/field-sets.ts';

/** A project of which nothing but the given fields is said. */
export const makeProject = (fields: Partial<Project> = {}): Project => ({
  ...FRESH_PROJECT,
  id: 'a',
  name: 'Ремонт',
  createdAt: '2026-11-01T09:00:00.000Z',
  rank: 'a0',
  ...fields,
});

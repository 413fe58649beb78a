import { pick } from '#shared/fields.ts';
import type { Project, ProjectForm } from './contract.ts';
import { FORM_FIELDS, FRESH_PROJECT } from './field-sets.ts';
import type { UnsentProject } from './unsent.ts';

/** What the form of a new project begins with. */
export const EMPTY_PROJECT: ProjectForm = pick({ ...FRESH_PROJECT, name: '' }, FORM_FIELDS);

/** The form in which a refused change is put right, with its words. */
export interface RefusedProject {
  /** The project that it changes; absent where it makes one, also in the place of one that is gone. */
  subject?: string;
  values: Partial<ProjectForm>;
}

/** Undefined for what the form does not say, as a folder of several or a deletion. */
export function formOfRefused(unsent: UnsentProject, projects: readonly Project[]): RefusedProject | undefined {
  if (unsent.deed !== 'create' && unsent.deed !== 'change') return undefined;
  const said: Partial<Project> = unsent.deed === 'create' ? unsent.project : unsent.change;
  const values: Partial<ProjectForm> = pick(
    said,
    FORM_FIELDS.filter((field) => field in said),
  );
  if (Object.keys(values).length === 0) return undefined;
  const isThere = projects.some(({ id }) => id === unsent.id);
  return isThere && unsent.deed === 'change'
    ? { subject: unsent.id, values }
    : { values: { ...EMPTY_PROJECT, ...values } };
}

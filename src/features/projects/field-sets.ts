import { type FieldWith, fieldsWith, freshOf } from '#shared/fields.ts';
import { PROJECT_FIELDS, type ProjectFields } from './fields.ts';

/** What the user says of a project. */
export type OwnField = FieldWith<ProjectFields, { role: 'own' }>;

export const OWN_FIELDS = fieldsWith(PROJECT_FIELDS, { role: 'own' });

/** What its form says. */
export const FORM_FIELDS = OWN_FIELDS.filter((field) => field !== 'archivedAt');

/** What a new project has where nothing is said. */
export const FRESH_PROJECT = freshOf(PROJECT_FIELDS);

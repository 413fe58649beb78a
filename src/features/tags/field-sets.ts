import { type FieldWith, fieldsWith, freshOf } from '#shared/fields.ts';
import { TAG_FIELDS, type TagFields } from './fields.ts';

/** What the user says of a tag. */
export type OwnField = FieldWith<TagFields, { role: 'own' }>;

export const OWN_FIELDS = fieldsWith(TAG_FIELDS, { role: 'own' });

/** What a new tag has where nothing is said. */
export const FRESH_TAG = freshOf(TAG_FIELDS);

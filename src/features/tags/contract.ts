import { z } from 'zod';
import { HEX_COLOR } from '#features/projects/rules.ts';
import { endpoint } from '#shared/endpoint.ts';
import { creationOf } from '#shared/field-schemas.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { FRESH_TAG, type OwnField } from './field-sets.ts';
import { TAG_FIELDS, type TagFields } from './fields.ts';
import { TAG_NAME, TAG_NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

const stored = {
  id: z.string(),
  name: z.string(),
  color: z.string(),
} satisfies Record<keyof TagFields, z.ZodType>;

export const tag = z.object(stored).meta({ id: 'Tag' });
export type Tag = z.output<typeof tag>;

/** A tag as it is named, of a task or by itself. */
export const tagName = text({ min: texts.nameRequired, max: TAG_NAME_MAX }).regex(TAG_NAME, texts.nameInvalid);

const said = {
  name: tagName,
  color: z.string(texts.colorInvalid).trim().regex(HEX_COLOR, texts.colorInvalid),
} satisfies { [F in OwnField]: z.ZodType<unknown, Tag[F]> };

export const tagInput = z.object(creationOf(said, TAG_FIELDS, ['color']));
/** A creation as it is sent, before defaults. */
export type NewTag = z.input<typeof tagInput>;

const tagChange = z.object(said).partial();
export type TagChange = z.output<typeof tagChange>;

export const listTags = endpoint({
  method: 'GET',
  path: '/api/tags',
  summary: 'Tags by their names; a task that names a new one makes it',
  reply: z.array(tag),
  cached: true,
});
export const createTag = endpoint({
  method: 'POST',
  path: '/api/tags',
  summary: 'Create a tag; of a name that there is, that one is answered',
  body: tagInput.extend({ id: madeId.optional() }),
  reply: tag,
  fresh: FRESH_TAG,
  status: 201,
  statusAgain: 200,
  errors: [410],
});
export const updateTag = endpoint({
  method: 'PUT',
  path: '/api/tags/:id',
  summary: 'Change a tag, on all its tasks; under the name of another one it becomes that one, which is answered',
  body: tagChange,
  reply: tag,
  fresh: FRESH_TAG,
});
export const deleteTag = endpoint({
  method: 'DELETE',
  path: '/api/tags/:id',
  summary: 'Delete a tag; it is taken off its tasks',
  status: 204,
});

import type { z } from 'zod';
import type { FieldWith } from './fields.ts';

type Schemas = Record<string, z.ZodType>;

/** Schemas of a creation: a field that has a value where nothing is said of it may be left out. */
export type Creation<S extends Schemas, Fields, Told extends keyof S = never> = {
  [F in keyof S]: F extends Told
    ? z.ZodDefault<S[F]>
    : F extends FieldWith<Fields, { fresh: unknown }>
      ? z.ZodOptional<S[F]>
      : S[F];
};

/**
 * What a field has where nothing is said of it is filled in when the object is made, and is no part of what was said: a
 * creation that an earlier version was sent is known again by that, also when there are more fields.
 * @param fields the table that says what a new object has where nothing is said
 * @param told the fields that were filled in here when calls were still known by what was made of them; no others
 */
export function creationOf<
  S extends Schemas,
  Fields extends Record<keyof S, object>,
  Told extends FieldWith<Fields, { fresh: unknown }> & keyof S = never,
>(schemas: S, fields: Fields, told?: readonly Told[]): Creation<S, Fields, Told> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const traits: { fresh?: unknown } = fields[name as keyof S];
    if (!('fresh' in traits)) return [name, schema];
    const isTold = (told as readonly string[] | undefined)?.includes(name);
    return [name, isTold ? (schema as z.ZodAny).default(traits.fresh) : schema.optional()];
  });
  return Object.fromEntries(entries) as Creation<S, Fields, Told>;
}

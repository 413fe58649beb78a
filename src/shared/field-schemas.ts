import type { z } from 'zod';
import type { FieldWith } from './fields.ts';

type Schemas = Record<string, z.ZodType>;

/** Schemas of a creation: a field that has a value where nothing is said of it may be left out. */
export type Creation<S extends Schemas, Fields> = {
  [F in keyof S]: F extends FieldWith<Fields, { fresh: null }>
    ? z.ZodOptional<S[F]>
    : F extends FieldWith<Fields, { fresh: unknown }>
      ? z.ZodDefault<S[F]>
      : S[F];
};

/** @param fields the table that says what a new object has where nothing is said */
export function creationOf<S extends Schemas, Fields extends Record<keyof S, object>>(
  schemas: S,
  fields: Fields,
): Creation<S, Fields> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const traits: { fresh?: unknown } = fields[name as keyof S];
    if (!('fresh' in traits)) return [name, schema];
    return [name, traits.fresh === null ? schema.optional() : (schema as z.ZodAny).default(traits.fresh)];
  });
  return Object.fromEntries(entries) as Creation<S, Fields>;
}

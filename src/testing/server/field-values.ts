import fc from 'fast-check';
import { z } from 'zod';

/** What is read of a JSON Schema. */
interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  pattern?: string;
  examples?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}

const MINUTE = 60_000;
const FIRST = Date.parse('2026-03-05T15:00:00Z');

function textOf({ format, pattern, examples, maxLength = 50 }: Schema, number: number): string {
  if (examples) return examples[number % examples.length]!;
  const instant = new Date(FIRST + number * 1_000 * MINUTE).toISOString();
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.slice(0, 10);
  // One that only asks for something to be seen is met by any word.
  const form = pattern && !pattern.startsWith('[^') ? fc.stringMatching(new RegExp(pattern, 'u')) : null;
  return form ? fc.sample(form, { seed: number, numRuns: 1 })[0]! : `Слово ${number}`.slice(0, maxLength);
}

function numberOf({ minimum = 0, maximum = 1_000 }: Schema, number: number): number {
  return minimum + (number % (maximum - minimum + 1));
}

function ofSchema(schema: Schema, number: number): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[number % schema.enum.length];
  const kinds = schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : null);
  if (kinds) {
    // Of objects of several kinds, those beside each other differ in each of their fields.
    const own = kinds.every(({ properties }) => properties) ? number : Math.floor(number / kinds.length);
    return ofSchema(kinds[number % kinds.length]!, own);
  }
  const { type, items = {}, minItems = 0, maxItems = 3, properties = {} } = schema;
  if (type === 'string') return textOf(schema, number);
  if (type === 'integer' || type === 'number') return numberOf(schema, number);
  if (type === 'boolean') return number % 2 === 1;
  if (type === 'array') {
    const length = minItems + (number % (Math.min(maxItems, 3) - minItems + 1));
    return Array.from({ length }, (_, at) => ofSchema(items, number + at));
  }
  if (type !== 'object') return null;
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, ofSchema(one, number)]));
}

/**
 * What may be said of the named fields, for each number something else, and the same each time.
 * @param said what may be said of each
 * @throws Error where a schema asks for more than its form tells: how such a value is made belongs here
 */
export function valuesOf<F extends string>(
  said: Record<F, z.ZodType>,
  fields: readonly F[],
  number: number,
): Record<F, unknown> {
  const pairs = fields.map((field) => {
    const schema = z.toJSONSchema(said[field], { io: 'input', unrepresentable: 'any' }) as Schema;
    const value = ofSchema(schema, number);
    const { error } = said[field].safeParse(value);
    if (error) throw new Error(`nothing can be said of ${field} by testing/server/field-values.ts: ${error.message}`);
    return [field, value];
  });
  return Object.fromEntries(pairs) as Record<F, unknown>;
}

import { z } from 'zod';

type Schema = Record<string, unknown>;
type Made = Schema & { $defs?: Record<string, Schema> };

/** JSON Schemas of Zod schemas; those that carry an id in their metadata are gathered under it and referred to. */
export function createSchemas() {
  const named: Record<string, Schema> = {};

  /** @throws Error where two schemas have one id and differ, as one of an input and of an output may */
  function keep(id: string, schema: Schema): void {
    const known = named[id];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two schemas are called ${id}`);
    named[id] = schema;
  }

  /** As it leaves the server, or as it is sent to it. */
  function schemaOf(schema: z.ZodType, io?: 'input'): Schema {
    const made = z.toJSONSchema(schema, {
      ...(io && { io }),
      // Stryker disable next-line StringLiteral: whatever is not `throw` throws nothing.
      unrepresentable: 'any',
      target: 'draft-2020-12',
    });
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _, $defs = {}, ...own }: Made = JSON.parse(text);
    for (const [id, definition] of Object.entries($defs)) keep(id, definition);
    return own;
  }

  return { named, schemaOf };
}

export type Schemas = ReturnType<typeof createSchemas>;

import { z } from 'zod';
import { rest } from '../event-loop.ts';

/** Elements of a list that are checked and written at a time: a few milliseconds. */
const SLICE = 200;

/** The schema of a list of these; undefined where the reply is no list, or says more than what its elements are. */
function listOf(schema: z.ZodType): z.ZodArray | undefined {
  if (schema instanceof z.ZodArray) return schema.def.checks?.length ? undefined : schema;
  if (schema instanceof z.ZodUnion) {
    const lists = (schema.options as z.ZodType[]).filter((option) => option instanceof z.ZodArray);
    return lists.length === 1 ? listOf(lists[0]!) : undefined;
  }
  return undefined;
}

/**
 * An answer as JSON, '' where there is none. The reply's schema picks and checks what leaves the server: a row's other
 * columns cannot slip out. Of a long list that is done in slices, with everybody else served in between.
 */
export async function bodyText(schema: z.ZodType | undefined, value: unknown): Promise<string> {
  if (!schema) return '';
  const list = Array.isArray(value) && value.length > SLICE ? listOf(schema) : undefined;
  if (!list) return JSON.stringify(schema.parse(value));
  const elements = value as unknown[];
  const texts: string[] = [];
  for (let at = 0; at < elements.length; at += SLICE) {
    if (at > 0) await rest();
    texts.push(JSON.stringify(list.parse(elements.slice(at, at + SLICE))).slice(1, -1));
  }
  return `[${texts.join(',')}]`;
}

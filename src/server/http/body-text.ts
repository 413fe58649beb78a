import { z } from 'zod';
import { restWhenLong } from '../event-loop.ts';

/** Elements of a list that are checked and written at a time: about a millisecond. */
const SLICE = 50;

/** The schema of a list of these; undefined where the reply is no list, or says more than what its elements are. */
function listOf(schema: z.ZodType): z.ZodArray | undefined {
  if (schema instanceof z.ZodArray) return schema.def.checks?.length ? undefined : schema;
  if (schema instanceof z.ZodUnion) {
    const lists = (schema.options as z.ZodType[]).filter((option) => option instanceof z.ZodArray);
    return lists.length === 1 ? listOf(lists[0]!) : undefined;
  }
  return undefined;
}

/** An object of many entries of one kind, such as figures by id. */
const isRecord = (schema: z.ZodType) => schema instanceof z.ZodRecord && !schema.def.checks?.length;

/** JSON texts of the slices of a long list, without the brackets around them, with everybody else served in between. */
async function inSlices<Element>(
  elements: readonly Element[],
  say: (slice: readonly Element[]) => unknown,
): Promise<string> {
  const texts: string[] = [];
  for (let at = 0; at < elements.length; at += SLICE) {
    await restWhenLong();
    texts.push(JSON.stringify(say(elements.slice(at, at + SLICE))).slice(1, -1));
  }
  return texts.join(',');
}

/**
 * An answer as JSON, '' where there is none. The reply's schema picks and checks what leaves the server: a row's other
 * columns cannot slip out. Of much that is done in slices.
 */
export async function bodyText(schema: z.ZodType | undefined, value: unknown): Promise<string> {
  if (!schema) return '';
  if (Array.isArray(value)) {
    const list = listOf(schema);
    if (list) return `[${await inSlices(value, (slice) => list.parse(slice))}]`;
  } else if (isRecord(schema) && value instanceof Object) {
    return `{${await inSlices(Object.entries(value), (slice) => schema.parse(Object.fromEntries(slice)))}}`;
  }
  return JSON.stringify(schema.parse(value));
}

/** Characters of an answer that are turned into bytes at a time. */
const PIECE = 262_144;

const isFirstHalf = (code: number) => code >= 0xd800 && code < 0xdc00;

/** Bytes of a long text, a piece after another. A character of two halves is not torn apart. */
function* pieces(text: string): Generator<Buffer> {
  for (let at = 0; at < text.length; ) {
    const end = at + PIECE + Number(isFirstHalf(text.charCodeAt(at + PIECE - 1)));
    yield Buffer.from(text.slice(at, end));
    at = end;
  }
}

/**
 * A long text as bytes, anything else as it is: to turn megabytes into bytes at once would hold up everybody else.
 * @param letIn lets everybody else in where it is time to
 */
export async function inBytes<Other>(
  payload: Other | string,
  letIn: () => Promise<void>,
): Promise<Other | string | Buffer> {
  if (typeof payload !== 'string' || payload.length <= PIECE) return payload;
  const bytes: Buffer[] = [];
  for (const piece of pieces(payload)) {
    await letIn();
    bytes.push(piece);
  }
  return Buffer.concat(bytes);
}

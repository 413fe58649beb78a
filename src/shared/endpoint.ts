import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The lines in which the heavy calls of an account stand. A `chat` may wait for a language model, `reading` for nothing. */
export type Line = 'reading' | 'chat';

/** What one call of the HTTP interface takes and answers. The same data validates, types both sides and documents. */
export interface Endpoint {
  method: Method;
  /** Path with `:name` parameters, as `/api/tasks/:id`. */
  path: string;
  summary: string;
  /** True where no session is needed. */
  open?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Name of the one file that it takes as `multipart/form-data` in the place of a JSON body. */
  file?: string;
  /** Media types of a body that is taken as it is, such as `audio/*`. */
  raw?: string;
  /**
   * What an object that it answers has in fields that came since the answer was kept for repetitions, so that one of an
   * earlier version is whole.
   */
  fresh?: object;
  /** Absent where the answer has no body (204) or is not JSON. */
  reply?: z.ZodType;
  /** Content type of an answer that is not JSON, unless the handler sets another; beside `reply` where the call decides: then it is a text. */
  media?: string;
  /** Types among which the handler chooses, such as `audio/*`, where it is not always `media`. */
  mediaRange?: string;
  /** Success status; 200 where absent. */
  status?: 200 | 201 | 204 | 302;
  /** Success status where what it would make was there already, as the handler says by `again`. */
  statusAgain?: 200;
  /** Statuses with which it refuses beside those of every call like it: see `server/http/openapi/refusals.ts`. */
  errors?: readonly (401 | 403 | 404 | 409 | 410 | 413 | 415 | 429)[];
  /** Where a person has to be asked first, it answers a page instead: 200, `text/html`. */
  asksFirst?: boolean;
  /** The answer brings the session's cookie. */
  startsSession?: boolean;
  /** An unchanged answer of the account is a 304: see the contract of ETags. */
  cached?: boolean;
  /** Its handler names the answer by an ETag of its own, and answers a 304 where the caller holds it. */
  named?: boolean;
  /** It costs the more the more the account holds: the line in which such calls of an account, or the pieces of a stream, are done one at a time. */
  heavy?: Line;
  /**
   * Takes no `Idempotency-Key`, as every other write does: nothing of what is asked or answered may be kept, or it is not
   * to be done by anybody who is not there.
   */
  unkeyed?: boolean;
}

/** True where an `Idempotency-Key` makes a repetition answer what the first call did. */
export const takesKey = ({ method, open, unkeyed, media, file, raw }: Endpoint): boolean =>
  method !== 'GET' && !open && !unkeyed && !media && !file && !raw;

/** True where an account's rows, maybe many, are only read, and all of them before the answer begins. */
export const isReadAtOnce = ({ method, open, heavy, media, reply }: Endpoint): boolean =>
  method === 'GET' && !open && heavy === 'reading' && (media === undefined || reply !== undefined);

/** Keeps the literal types of an endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Schema<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? S : never;

/** Parsed body as the server sees it; `undefined` where the endpoint takes none. */
export type BodyOf<E> = [Schema<E, 'body'>] extends [never] ? undefined : z.output<Schema<E, 'body'>>;
/** Body as a caller writes it, before defaults and trimming. */
export type BodyInput<E> = [Schema<E, 'body'>] extends [never] ? undefined : z.input<Schema<E, 'body'>>;
export type QueryOf<E> = [Schema<E, 'query'>] extends [never] ? undefined : z.output<Schema<E, 'query'>>;
// biome-ignore lint/suspicious/noConfusingVoidType: the handler of a call without an answer returns nothing
export type ReplyOf<E> = [Schema<E, 'reply'>] extends [never] ? void : z.output<Schema<E, 'reply'>>;

/** Names of the `:parameters` of a path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** An instant on the wire: ISO 8601 with `Z`. */
export const instant = z.iso.datetime().meta({ id: 'Instant' });

/** A calendar day on the wire: `YYYY-MM-DD`. */
export const day = z.iso.date().meta({ id: 'Day' });

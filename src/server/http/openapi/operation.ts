import type { z } from 'zod';
import { KEY } from '#shared/call-key.ts';
import { type Endpoint, takesKey } from '#shared/endpoint.ts';
import { CLIENT_ID_MAX } from '#shared/realtime.ts';
import { KEPT_DAYS } from '#shared/restoring.ts';
import { refusalsOf } from './refusals.ts';
import type { Schemas } from './schemas.ts';

/** An endpoint as it is served. */
export interface ServedEndpoint extends Endpoint {
  /** It counts attempts. */
  limited?: boolean;
}

const header = (name: string, description: string, schema: object) => ({ name, in: 'header', description, schema });

/** Headers that calls take, as components by their names. */
export const HEADER_PARAMETERS = {
  TimeZone: header('X-Timezone', 'The caller’s IANA time zone; the last good one where it is missing or unknown', {
    type: 'string',
    examples: ['Europe/Moscow'],
  }),
  ClientId: header('X-Client-Id', 'A name of this window: it is told of no change that it makes itself', {
    type: 'string',
    maxLength: CLIENT_ID_MAX,
  }),
  IdempotencyKey: header(
    'Idempotency-Key',
    `For ${KEPT_DAYS} days the second call with a key, of the same bytes, answers what the first did, and does nothing`,
    { type: 'string', pattern: KEY.source },
  ),
  ChangedAt: header(
    'X-Changed-At',
    'When the person did it, by a clock that is set by the Date of answers; now where it is missing or ahead. Of each field of an object the latest wins, whatever arrives first',
    { type: 'string', format: 'date-time' },
  ),
  JournalEntry: header(
    'X-Journal-Entry',
    'A UUIDv7 under which the journal keeps what this call changes, for POST /api/journal/{id}/undo. Calls with one name are one act; without it each is its own, whose name nobody is told',
    { type: 'string', format: 'uuid' },
  ),
  FeedCursor: header(
    'X-Feed-Cursor',
    'The cursor of GET /api/changes up to which the caller knows the account: where a copy was put in the place of the database since, the call is refused with 412, and may be made once the caller has read on',
    { type: 'string', maxLength: 500 },
  ),
  IfNoneMatch: header('If-None-Match', 'ETag of an answer that the caller holds', { type: 'string' }),
};

const ref = (name: keyof typeof HEADER_PARAMETERS) => ({ $ref: `#/components/parameters/${name}` });

function parametersOf(endpoint: ServedEndpoint, { schemaOf }: Schemas) {
  const { path, method, query, open, cached, named } = endpoint;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required } = (query ? schemaOf(query, 'input') : {}) as z.core.JSONSchema.ObjectSchema;
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema,
  }));
  return [
    ...inPath,
    ...inQuery,
    ...(open ? [] : [ref('TimeZone')]),
    ...(open || method === 'GET' ? [] : [ref('ClientId')]),
    ...(takesKey(endpoint) ? [ref('IdempotencyKey'), ref('ChangedAt'), ref('JournalEntry'), ref('FeedCursor')] : []),
    ...(cached || named ? [ref('IfNoneMatch')] : []),
  ];
}

const content = (type: string, schema: object) => ({ content: { [type]: { schema } } });

function requestOf({ body, file, raw }: ServedEndpoint, { schemaOf }: Schemas) {
  if (raw) return { requestBody: { required: true, ...content(raw, {}) } };
  if (file) {
    const schema = { type: 'object', required: [file], properties: { [file]: {} } };
    return { requestBody: { required: true, ...content('multipart/form-data', schema) } };
  }
  if (!body) return {};
  const required = !body.safeParse({}).success;
  return { requestBody: { required, ...content('application/json', schemaOf(body, 'input')) } };
}

function contentOf({ reply, media, mediaRange }: ServedEndpoint, { schemaOf }: Schemas) {
  const types = [media?.split(';')[0], mediaRange].filter((type) => type !== undefined);
  const all = {
    ...(reply && content('application/json', schemaOf(reply)).content),
    // Bytes have no schema.
    ...Object.assign(
      {},
      ...types.map((type) => content(type, type.startsWith('text/') ? { type: 'string' } : {}).content),
    ),
  };
  return Object.keys(all).length > 0 ? { content: all } : {};
}

const text = (description: string) => ({ description, schema: { type: 'string' } });

function repliesOf(endpoint: ServedEndpoint, schemas: Schemas) {
  const { status = 200, statusAgain, cached, named, startsSession, asksFirst } = endpoint;
  const headers = {
    ...(cached && { ETag: text('Names this answer of this account on this day') }),
    ...(named && { ETag: text('Names this very answer') }),
    ...(startsSession && { 'Set-Cookie': text('The session’s cookie: see the security scheme `session`') }),
    ...(status === 302 && { Location: text('Where the browser is to go') }),
  };
  const success = {
    description: 'Done',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...contentOf(endpoint, schemas),
  };
  const question = { description: 'A page that asks first', ...content('text/html', { type: 'string' }) };
  const held = { description: 'The caller holds this very answer', headers: { ETag: headers.ETag } };
  return {
    [status]: success,
    ...(statusAgain && { [statusAgain]: { ...success, description: 'It was there already' } }),
    ...(asksFirst && { 200: question }),
    ...((cached || named) && { 304: held }),
    ...refusalsOf(endpoint),
  };
}

/** `PATCH /api/focus-sessions/:id/end` is `patchFocusSessionsIdEnd`. */
function nameOf({ method, path }: Endpoint): string {
  const words = path.split(/[/:-]/).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

export function operationOf(endpoint: ServedEndpoint, schemas: Schemas) {
  return {
    operationId: nameOf(endpoint),
    tags: [endpoint.path.replace(/^\/api/, '').split('/')[1]],
    summary: endpoint.summary,
    parameters: parametersOf(endpoint, schemas),
    ...requestOf(endpoint, schemas),
    responses: repliesOf(endpoint, schemas),
    security: endpoint.open ? [] : [{ session: [] }],
  };
}

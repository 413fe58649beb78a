import { type Endpoint, takesKey } from '#shared/endpoint.ts';

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** Body of every refusal, as `ErrorBody`. */
export const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  additionalProperties: false,
  properties: {
    message: { type: 'string', minLength: 1, description: 'In Russian and fit to show, but for a missing session' },
    code: { type: 'string', pattern: '^[a-z_-]+$' },
    issues: {
      type: 'array',
      minItems: 1,
      description: 'What is wrong with which field; the first one’s message is that of the whole',
      items: {
        type: 'object',
        required: ['path', 'message'],
        additionalProperties: false,
        properties: { path: { type: 'string', description: 'Dotted' }, message: { type: 'string' } },
      },
    },
  },
};

const RETRY_AFTER = { description: 'Seconds', required: true, schema: { type: 'integer', minimum: 1 } };

const REFUSALS = {
  400: { name: 'BadRequest', description: 'The address, the headers or the body are not what the call takes' },
  401: {
    name: 'Unauthorized',
    description: 'No session (exactly `{"message":"Unauthorized","code":"unauthorized"}`), or wrong credentials',
  },
  403: {
    name: 'Forbidden',
    description: 'Called by a page of another site, by its Origin or Sec-Fetch-Site; or not allowed here',
  },
  404: { name: 'NotFound', description: 'There is none of that id, or it is somebody else’s' },
  409: {
    name: 'Conflict',
    description:
      'Not possible as things stand, as where the account holds as much as one may (`limit_reached`), or the Idempotency-Key was used for another call',
  },
  410: {
    name: 'Gone',
    description:
      'What has this id is gone for good; or a cursor is too old (`feed-expired`), or of another database (`feed-restored`)',
  },
  412: {
    name: 'Restored',
    description: 'A copy was put in the place of the database that the caller has followed (`feed-restored`)',
  },
  413: { name: 'TooLarge', description: 'More bytes than the call takes' },
  415: { name: 'MediaType', description: 'The body’s media type, charset or compression is not taken' },
  429: {
    name: 'TooMany',
    description: 'Too many attempts, or too many calls at once',
    headers: { 'Retry-After': RETRY_AFTER },
  },
  500: { name: 'Internal', description: 'A fault of the server; details are in its log alone' },
  503: { name: 'Unavailable', description: 'Stopping, too busy, or something that it needs is away: try again later' },
} as const;

export type RefusalStatus = keyof typeof REFUSALS;

/** The refusals as components, by their names. */
export const REFUSAL_RESPONSES = Object.fromEntries(
  Object.values(REFUSALS).map(({ name, ...rest }) => [
    name,
    { ...rest, ...json({ $ref: '#/components/schemas/Error' }) },
  ]),
);

/** Statuses with which a call may be refused: those of every call like it, and its own. */
export function refusalsOf(endpoint: Endpoint & { limited?: boolean }) {
  const { method, path, open, heavy, limited, errors = [] } = endpoint;
  const statuses = new Set<RefusalStatus>([400, 500, 503, ...errors]);
  if (!open) statuses.add(401);
  if (!open && method !== 'GET') statuses.add(409);
  if (takesKey(endpoint)) statuses.add(412);
  if (method !== 'GET') for (const status of [403, 413, 415] as const) statuses.add(status);
  if (path.includes(':')) statuses.add(404);
  if (limited || heavy) statuses.add(429);
  return Object.fromEntries(
    [...statuses].map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status].name}` }]),
  );
}

import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#shared/endpoint.ts';
import { notFound, unauthorized } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { isId } from '../id.ts';
import { bodyText } from './body-text.ts';
import { validationError } from './errors.ts';
import { etagOf, isFresh } from './etag.ts';
import { type Answer, createAnswering, type Repeatable } from './idempotency.ts';
import type { ServedEndpoint } from './openapi/operation.ts';
import type { Limit } from './rate-limits.ts';
import type { Guarded } from './session.ts';
import { texts } from './texts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What a handler gets: everything validated, and who acts. */
export interface Call<E extends Endpoint> {
  actor: E extends { open: true } ? Guarded | null : Guarded;
  params: ParamsOf<E['path']>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface ServeOptions {
  /** Clean-up that time calls for, done before an ETag is compared; it may raise `actor.session.revision`. */
  before?: (actor: Guarded) => Promise<void>;
  /** Asked before the call does anything: a transaction is no place to count. */
  limits?: readonly Limit[];
  /** Where it is registered, if it takes other bodies than the rest. */
  scope?: FastifyInstance;
}

interface Ahead<E extends Endpoint, P> {
  /**
   * Slow work ahead of the transaction, such as asking a service outside; the handler gets what it came to. It is not
   * done for a repetition, not even for one at the same time.
   */
  ahead?: (call: Call<E>) => Promise<P>;
}

type Answered<E extends Endpoint> = E extends { media: string; reply: z.ZodType }
  ? string | ReplyOf<E>
  : E extends { media: string }
    ? Buffer | Readable | string
    : ReplyOf<E>;

export type Serve = <const E extends Endpoint, P = undefined>(
  endpoint: E,
  handler: (call: Call<E>, ahead: P) => Promise<Answered<E>> | Answered<E>,
  options?: ServeOptions & Ahead<E, P>,
) => void;

/** All that was served, for the description of the interface. */
export type Served = ServedEndpoint[];

/** Registers endpoints on `app`: guard, validation, ETag, idempotency, reply. `build` names the running version. */
export function createServe(app: FastifyInstance, context: Context, build: string): { serve: Serve; served: Served } {
  const served: Served = [];
  const answering = createAnswering(context);
  const serve: Serve = (endpoint, handler, options = {}) => {
    served.push({ ...endpoint, limited: options.limits !== undefined });
    (options.scope ?? app).route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const actor = admit(endpoint, request, reply);
        for (const limit of options.limits ?? []) await limit(request);
        if (actor && options.before) await options.before(actor);
        if (endpoint.cached && actor && isHeld(request, reply, etagOf(build, actor, context.clock.now())))
          return reply.code(304).send();
        const call = validate(endpoint, request, reply);
        if (endpoint.media) return sendMedia(endpoint, reply, await handler(call, undefined as never));
        const { ahead } = options;
        const answer = await answering(
          repeatableOf(endpoint, call),
          async (prepared) => ({
            status: endpoint.status ?? 200,
            reply: await bodyText(endpoint.reply, await handler(call, prepared as never)),
          }),
          ahead && (() => ahead(call)),
        );
        return sendAnswer(reply, answer);
      },
    });
  };
  return { serve, served };
}

/**
 * @returns who asks; null for a visitor of an open endpoint
 * @throws AppError 401 for a visitor of any other
 */
function admit(endpoint: Endpoint, { actor }: FastifyRequest, reply: FastifyReply): Guarded | null {
  if (!endpoint.open && !actor) throw unauthorized();
  if (actor) reply.header('cache-control', 'private, no-cache');
  return actor;
}

/** Names the answer and tells whether the caller holds it already. */
function isHeld(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  return isFresh(request, etag);
}

/** @throws AppError 400 or 404 for what the endpoint does not take */
function validate<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  checkIds(request);
  return {
    actor: request.actor,
    params: request.params,
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
    request,
    reply,
  } as Call<E>;
}

/** How a repetition of the call is known; null for a call that names no key or whose endpoint takes none. */
function repeatableOf<E extends Endpoint>(endpoint: E, { actor, body, request }: Call<E>): Repeatable | null {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent || !actor || typeof key !== 'string') return null;
  return { userId: actor.userId, key, route: `${request.method} ${request.url}`, body };
}

/** A media endpoint's answer as it lies, or what its schema makes of an object. */
async function sendMedia(endpoint: Endpoint, reply: FastifyReply, content: unknown): Promise<FastifyReply> {
  if (endpoint.reply && typeof content !== 'string')
    return reply.type(JSON_TYPE).send(await bodyText(endpoint.reply, content));
  if (endpoint.media && !reply.hasHeader('content-type')) reply.type(endpoint.media);
  return reply.send(content);
}

function sendAnswer(reply: FastifyReply, { status, reply: text }: Answer): FastifyReply {
  reply.code(status);
  return text === '' ? reply.send() : reply.type(JSON_TYPE).send(text);
}

/** A malformed id names a missing object. */
function checkIds(request: FastifyRequest): void {
  const params = request.params as Record<string, string>;
  for (const [name, value] of Object.entries(params)) {
    if (/id$/i.test(name) && !isId(value)) throw notFound(texts.notFound);
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw validationError(result.error);
  return result.data;
}

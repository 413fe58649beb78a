import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#shared/endpoint.ts';
import { notFound, unauthorized } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { isId } from '../id.ts';
import { validationError } from './errors.ts';
import { etagOf, isFresh } from './etag.ts';
import { createAnswering } from './idempotency.ts';
import type { Limit } from './limits.ts';
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
export type Served = Endpoint[];

/** Registers endpoints on `app`: guard, validation, ETag, idempotency, reply. `build` names the running version. */
export function createServe(app: FastifyInstance, context: Context, build: string): { serve: Serve; served: Served } {
  const served: Served = [];
  const answering = createAnswering(context);
  const serve: Serve = (endpoint, handler, options = {}) => {
    served.push(endpoint);
    (options.scope ?? app).route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const actor = request.actor;
        if (!endpoint.open && !actor) throw unauthorized();
        if (actor) reply.header('cache-control', 'private, no-cache');
        for (const limit of options.limits ?? []) await limit(request);
        if (actor && options.before) await options.before(actor);
        if (endpoint.cached && actor) {
          const etag = etagOf(build, actor, context.clock.now());
          reply.header('etag', etag);
          if (isFresh(request, etag)) return reply.code(304).send();
        }
        checkIds(request);
        const call = {
          actor,
          params: request.params,
          query: parse(endpoint.query, request.query),
          body: parse(endpoint.body, request.body),
          request,
          reply,
        } as Call<typeof endpoint>;
        if (endpoint.media) {
          const content = await handler(call, undefined as never);
          if (endpoint.reply && typeof content !== 'string')
            return reply.type(JSON_TYPE).send(bodyText(endpoint, content));
          if (!reply.hasHeader('content-type')) reply.type(endpoint.media);
          return reply.send(content);
        }
        const key = request.headers['idempotency-key'];
        const route = `${request.method} ${request.url}`;
        const repeatable =
          endpoint.idempotent && actor && typeof key === 'string'
            ? { userId: actor.userId, key, route, body: call.body }
            : null;
        const { ahead } = options;
        const { status, reply: text } = await answering(
          repeatable,
          async (prepared) => ({
            status: endpoint.status ?? 200,
            reply: bodyText(endpoint, await handler(call, prepared as never)),
          }),
          ahead && (() => ahead(call)),
        );
        reply.code(status);
        return text === '' ? reply.send() : reply.type(JSON_TYPE).send(text);
      },
    });
  };
  return { serve, served };
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

/** The reply's schema picks and checks what leaves the server: a row's other columns cannot slip out. */
function bodyText(endpoint: Endpoint, value: unknown): string {
  return endpoint.reply ? JSON.stringify(endpoint.reply.parse(value)) : '';
}

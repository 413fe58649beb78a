import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type BodyOf,
  type Endpoint,
  isReadAtOnce,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  takesKey,
} from '#shared/endpoint.ts';
import { notFound, unauthorized } from '#shared/errors.ts';
import type { InTurn } from '../concurrency-limit.ts';
import type { Context } from '../context.ts';
import { restWhenLong, workFor } from '../event-loop.ts';
import { isId } from '../id.ts';
import { bodyText, inBytes } from './body-text.ts';
import { changedAt } from './changed-at.ts';
import { validationError } from './errors.ts';
import { etagOf, isFresh } from './etag.ts';
import { checkFollowed } from './feed-cursor.ts';
import { fromReplica } from './from-replica.ts';
import { createHeavyCalls } from './heavy-calls.ts';
import { type Answer, createAnswering, type Repeatable } from './idempotency.ts';
import { journalEntry } from './journal-entry.ts';
import type { ServedEndpoint } from './openapi/operation.ts';
import type { Limit } from './rate-limits.ts';
import type { Guarded } from './session.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { texts } from './texts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A call as it came, everything of it validated, and who acts. */
interface Validated<E extends Endpoint> {
  actor: E extends { open: true } ? Guarded | null : Guarded;
  params: ParamsOf<E['path']>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler gets. */
export interface Call<E extends Endpoint> extends Validated<E> {
  /** Says that what it would have made was there already: it is answered with the endpoint's `statusAgain`. */
  again(): void;
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
  ahead?: (call: Validated<E>) => Promise<P>;
  /** That work takes a moment, for which the account's other writes may wait. */
  quick?: boolean;
}

type Payload = Buffer | Readable | string;

type Answered<E extends Endpoint> = E extends { media: string; reply: z.ZodType }
  ? string | ReplyOf<E>
  : E extends { media: string }
    ? Buffer | AsyncGenerator<string> | string
    : ReplyOf<E>;

export type Serve = <const E extends Endpoint, P = undefined>(
  endpoint: E,
  handler: (call: Call<E>, ahead: P) => Promise<Answered<E>> | Answered<E>,
  options?: ServeOptions & (E extends { open: true } ? unknown : Ahead<E, P>),
) => void;

/** All that was served, for the description of the interface. */
export type Served = ServedEndpoint[];

/** Registers endpoints on `app`: guard, validation, ETag, idempotency, reply. `build` names the running version. */
export function createServe(app: FastifyInstance, context: Context, build: string): { serve: Serve; served: Served } {
  const served: Served = [];
  const answering = createAnswering(context);
  const inLine = createHeavyCalls();
  const shared = createSharedAnswers<Payload>();
  const etagFor = async (actor: Guarded) =>
    etagOf({ build, epoch: await context.feed.epoch() }, actor, context.clock.now());
  const serve: Serve = (endpoint, given, options: ServeOptions & Ahead<typeof endpoint, unknown> = {}) => {
    const handler = context.database.replicas && isReadAtOnce(endpoint) ? fromReplica(context, given) : given;
    served.push({ ...endpoint, limited: options.limits !== undefined });
    (options.scope ?? app).route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => workFor(whoCalls(request), () => answer(request, reply)),
    });

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const actor = admit(endpoint, request, reply);
      for (const limit of options.limits ?? []) await limit(request);
      if (actor && options.before) await options.before(actor);
      if (actor && endpoint.method === 'GET') reply.header('x-revision', actor.session.revision);
      const etag = endpoint.cached && actor ? await etagFor(actor) : null;
      if (etag !== null && isHeld(request, reply, etag)) return reply.code(304).send();
      if (actor && takesKey(endpoint)) {
        await checkFollowed(context.feed, actor, request);
        noteAct(actor, request, context.clock.now());
      }
      const call = validate(endpoint, request, reply);
      const inTurn: InTurn = (work) =>
        workFor(whoCalls(request), () =>
          endpoint.heavy && actor ? inLine(endpoint.heavy, actor.userId, work) : work(),
        );
      // Only made in turn: how long the sending takes is the reader's affair.
      const make = () => inTurn(async () => inBytes(await made(call, inTurn), restWhenLong));
      const isShared = etag !== null && endpoint.heavy && !endpoint.media;
      return reply.send(isShared ? await shared(`${etag} ${request.url}`, reply, make) : await make());
    }

    /** What is sent; undefined for no body. */
    async function made(call: Validated<typeof endpoint>, inTurn: InTurn): Promise<Payload | undefined> {
      const { reply, actor } = call;
      // Whoever has hung up while waiting is not to be answered.
      if (reply.raw.destroyed) return undefined;
      if (endpoint.media)
        return mediaOf(endpoint, reply, await handler({ ...call, again() {} }, undefined as never), inTurn);
      const { ahead } = options;
      const answer = await answering(
        repeatableOf(endpoint, call),
        (prepared) => handled(call, prepared),
        ahead && { userId: actor!.userId, prepare: () => ahead(call), isQuick: options.quick === true },
      );
      reply.code(answer.status);
      if (answer.reply !== '') reply.type(JSON_TYPE);
      return answer.reply || undefined;
    }

    /** What the handler answers, as repetitions are told it. */
    async function handled(call: Validated<typeof endpoint>, prepared: unknown): Promise<Answer> {
      let status: number = endpoint.status ?? 200;
      const again = () => {
        status = endpoint.statusAgain ?? status;
      };
      const reply = await bodyText(endpoint.reply, await handler({ ...call, again }, prepared as never));
      return { status, reply };
    }
  };
  return { serve, served };
}

/** Whose work a call is. */
const whoCalls = ({ actor, ip }: FastifyRequest) => actor?.userId ?? ip;

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

/** Has the actor do what follows when and as which act the call says. @throws AppError 400 for what names neither */
function noteAct(actor: Guarded, request: FastifyRequest, now: number): void {
  const at = changedAt(request, now);
  if (at !== undefined) actor.changedAt = at;
  const entry = journalEntry(request);
  if (entry !== undefined) actor.entry = entry;
}

/** @throws AppError 400 or 404 for what the endpoint does not take */
function validate<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Validated<E> {
  checkIds(request);
  return {
    actor: request.actor,
    params: request.params,
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
    request,
    reply,
  } as Validated<E>;
}

/** How a repetition of the call is known; null for a call that names no key or whose endpoint takes none. */
function repeatableOf<E extends Endpoint>(endpoint: E, { actor, body, request }: Validated<E>): Repeatable | null {
  const key = request.headers['idempotency-key'];
  if (!takesKey(endpoint) || !actor || typeof key !== 'string') return null;
  const route = `${request.method} ${request.url}`;
  return { userId: actor.userId, key, route, sent: request.sentBody, body, fresh: endpoint.fresh };
}

/** What a media endpoint sends: its answer as it lies, what its schema makes of an object, or a stream of its pieces. */
async function mediaOf(endpoint: Endpoint, reply: FastifyReply, content: unknown, inTurn: InTurn): Promise<Payload> {
  if (endpoint.reply && typeof content !== 'string') {
    reply.type(JSON_TYPE);
    return bodyText(endpoint.reply, content);
  }
  if (endpoint.media && !reply.hasHeader('content-type')) reply.type(endpoint.media);
  const sent = content as Buffer | string | AsyncGenerator<string>;
  return typeof sent !== 'string' && Symbol.asyncIterator in sent ? streamOf(sent, inTurn) : sent;
}

/**
 * A stream of pieces, each made in a turn of its own: a reader who is slow, or has stopped, holds up nobody. The first is
 * made in the call's own turn, so that what fails at once is refused like any call.
 */
async function streamOf(pieces: AsyncGenerator<string>, inTurn: InTurn): Promise<Readable> {
  const first = await pieces.next();
  async function* each() {
    try {
      for (let piece = first; !piece.done; piece = await inTurn(() => pieces.next())) yield piece.value;
    } finally {
      await pieces.return(undefined);
    }
  }
  return Readable.from(each());
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

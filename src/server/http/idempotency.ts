import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { KEY } from '#shared/call-key.ts';
import { HOUR } from '#shared/day.ts';
import { AppError, badRequest } from '#shared/errors.ts';
import { withLater } from '#shared/fields.ts';
import { KEPT_DAYS } from '#shared/restoring.ts';
import { LimitReached, type Room, textBytes } from '../account-limits/account-limits.ts';
import type { Context } from '../context.ts';
import { deleteInParts, deleteSome } from '../database/delete-in-parts.ts';
import { isLost } from '../database/trouble.ts';
import { REPETITIONS } from './repetition-limit.ts';
import { texts } from './texts.ts';

const DAY = 24 * HOUR;
/** Days for which it is recognised in any case: where an account is full, older ones make room. */
const KEPT_AT_LEAST = 1;

export interface Answer {
  status: number;
  /** JSON text. */
  reply: string;
}

/** A call as its repetition is recognised by. */
export interface Repeatable {
  userId: string;
  key: string;
  /** Method and path. */
  route: string;
  /** The body as it was sent; null where there was none. */
  sent: Buffer | null;
  /** The same, validated. */
  body: unknown;
  /** What the object that is answered has in fields that came since. */
  fresh?: object | undefined;
}

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/** Milliseconds for which an account that was overtaken stands in line at once. */
const IN_LINE_FOR = 60_000;
const OVERTAKEN_KEPT = 10_000;

/** Times that a call which others of its user wait for may be prepared: only what does not stand in line overtakes it. */
const ALONE_AT_MOST = 2;

/** What was prepared ahead of a write does not hold in it: somebody else wrote in between. */
export class Overtaken extends AppError {
  constructor() {
    super(409, 'overtaken', texts.overtaken);
  }
}

/** @throws Overtaken where it was overtaken each time */
async function attempts(attempt: () => Promise<Answer>, atMost: number): Promise<Answer> {
  for (let times = 1; ; times++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Overtaken) || times === atMost) throw error;
    }
  }
}

/** Slow work that no transaction may hold. */
interface Ahead {
  /** Whose later writes wait where it has to be done again. */
  userId: string;
  prepare: () => Promise<unknown>;
  /** It is quick enough for the user's other writes to wait for it. */
  isQuick: boolean;
}

/**
 * Does calls whose work is prepared ahead of their write, and again where they were overtaken, with the user's other
 * writes waiting until it is done: whoever writes without a pause would otherwise have it prepared again and again. What is
 * prepared quickly is then not tried beside those writes for a minute.
 */
function createPersistence({ database, clock }: Context) {
  const lately = new LRUCache<string, string>({
    max: OVERTAKEN_KEPT,
    ttl: IN_LINE_FOR,
    perf: { now: () => clock.elapsed() },
  });
  return async ({ userId, isQuick }: Ahead, attempt: () => Promise<Answer>): Promise<Answer> => {
    const again = (atMost: number) => () => attempts(attempt, atMost);
    if (isQuick && lately.get(userId)) return database.alone(userId, again(1 + ALONE_AT_MOST));
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      lately.set(userId, userId);
      return database.alone(userId, again(ALONE_AT_MOST));
    }
  };
}

const OF_BYTES = 'bytes:';

/** Of the bytes that were sent: what a later version makes of them changes nothing. */
const hashOf = ({ sent }: Repeatable) => OF_BYTES + digest(sent ?? '');

/** Keys were once kept with the hash of what was made of the body. */
const isOf = (hash: string, call: Repeatable) =>
  hash === (hash.startsWith(OF_BYTES) ? hashOf(call) : digest(JSON.stringify(call.body ?? null)));

/**
 * What a call with this key was answered before; undefined where there was none.
 * @throws AppError 409 where the key was used for another call
 */
async function answered({ database }: Context, call: Repeatable): Promise<Answer | undefined> {
  if (!KEY.test(call.key)) throw badRequest(texts.keyInvalid);
  const done = await database.query
    .selectFrom('idempotent_replies')
    .select(['route', 'body_hash', 'status', 'reply'])
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!done) return undefined;
  if (done.route !== call.route || !isOf(done.body_hash, call)) throw new AppError(409, 'conflict', texts.keyReused);
  return { status: done.status, reply: call.fresh ? whole(done.reply, call.fresh) : done.reply };
}

/** A kept answer, of an object or of several, with the fields that came since. */
function whole(reply: string, fresh: object): string {
  const kept = JSON.parse(reply) as object | object[];
  if (!Array.isArray(kept)) {
    const full = withLater(kept, fresh);
    return full === kept ? reply : JSON.stringify(full);
  }
  const full = kept.map((each) => withLater(each, fresh));
  return full.every((each, at) => each === kept[at]) ? reply : JSON.stringify(full);
}

/**
 * Does `work` once for a key: its rows and its answer are committed together, so a repetition, even one that runs at
 * the same time, answers what the first call did. Where its connection was lost it is tried once more.
 * @throws AppError 409 where the key was used for another call
 */
async function once(context: Context, room: Room, call: Repeatable, work: () => Promise<Answer>): Promise<Answer> {
  const { database, clock } = context;
  const { userId, key, route } = call;
  const attempt = () =>
    database.write(userId, async () => {
      const done = await answered(context, call);
      if (done) return done;
      const answer = await work();
      await takeRoom(context, room, userId, textBytes(answer.reply));
      await database.query
        .insertInto('idempotent_replies')
        .values({ user_id: userId, key, route, body_hash: hashOf(call), ...answer, created_at: clock.now() })
        .execute();
      return answer;
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isLost(error)) throw error;
    // The commit may have happened with nobody left to hear of it: the key tells.
    return attempt();
  }
}

async function takeRoom({ database, clock }: Context, room: Room, userId: string, bytes: number): Promise<void> {
  const older = sql<boolean>`user_id = ${userId} and created_at < ${clock.now() - KEPT_AT_LEAST * DAY}`;
  for (;;) {
    try {
      return await room.take(userId, { bytes });
    } catch (error) {
      if (!(error instanceof LimitReached) || (await deleteSome(database, 'idempotent_replies', older)) === 0)
        throw error;
    }
  }
}

/**
 * Answers calls. `work` gets what was prepared ahead; where it throws `Overtaken`, both are done again. A call with a key
 * is done once, both parts of it: one that repeats it at the same time waits for its answer.
 */
export function createAnswering(context: Context) {
  const running = new Map<string, Promise<Answer>>();
  const room = context.accountLimits.room(REPETITIONS);
  const persistently = createPersistence(context);

  async function afresh(call: Repeatable, work: (prepared: unknown) => Promise<Answer>, ahead: Ahead) {
    const done = await answered(context, call);
    if (done) return done;
    return persistently(ahead, async () => {
      const ready = await ahead.prepare();
      return once(context, room, call, () => work(ready));
    });
  }

  return async (
    call: Repeatable | null,
    work: (prepared: unknown) => Promise<Answer>,
    ahead?: Ahead,
  ): Promise<Answer> => {
    if (!ahead) return call ? once(context, room, call, () => work(undefined)) : work(undefined);
    if (!call) return persistently(ahead, async () => work(await ahead.prepare()));
    const name = JSON.stringify([call.userId, call.key, call.route, hashOf(call)]);
    const answer = running.get(name) ?? afresh(call, work, ahead).finally(() => running.delete(name));
    running.set(name, answer);
    return answer;
  };
}

/** Forgets keys that are too old to be repeated. */
export async function forgetOldKeys({ database, clock }: Context): Promise<void> {
  await deleteInParts(database, 'idempotent_replies', sql<boolean>`created_at < ${clock.now() - KEPT_DAYS * DAY}`);
}

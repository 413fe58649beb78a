import { createHash } from 'node:crypto';
import { AppError, badRequest } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { texts } from './texts.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** Hours for which a repetition is recognised. */
const KEPT = 24;

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
  body: unknown;
}

/**
 * Does `work` once for a key: its rows and its answer are committed together, so a repetition, even one that runs at
 * the same time, answers what the first call did.
 * @throws AppError 409 where the key was used for another call
 */
export async function once(context: Context, call: Repeatable, work: () => Promise<Answer>): Promise<Answer> {
  const { userId, key, route } = call;
  if (!KEY.test(key)) throw badRequest(texts.keyInvalid);
  const { database, clock } = context;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body ?? null))
    .digest('base64');
  return database.write(userId, async () => {
    const done = await database.query
      .selectFrom('idempotent_replies')
      .select(['route', 'body_hash', 'status', 'reply'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (done) {
      if (done.route !== route || done.body_hash !== bodyHash) throw new AppError(409, 'conflict', texts.keyReused);
      return { status: done.status, reply: done.reply };
    }
    const answer = await work();
    await database.query
      .insertInto('idempotent_replies')
      .values({ user_id: userId, key, route, body_hash: bodyHash, ...answer, created_at: clock.now() })
      .execute();
    return answer;
  });
}

/** Forgets keys older than a day. */
export async function forgetOldKeys({ database, clock }: Context): Promise<void> {
  await database.query
    .deleteFrom('idempotent_replies')
    .where('created_at', '<', clock.now() - KEPT * 60 * 60_000)
    .execute();
}

import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { newId } from '../id.ts';

/** How often something was done within its window, and for how many milliseconds that still counts. */
export interface Counted {
  count: number;
  left: number;
}

/** What instances on one database share beside it. Nothing of it is needed to serve: whatever fails is done alone. */
export interface Instances {
  /** Tells all other instances; where Redis is away they learn later that they missed something. */
  tell(text: string): void;
  /** @param onGap hears that something may have been told that was not heard */
  listen(onTold: (text: string) => void, onGap: () => void): void;
  /** Counts once more under a name, together with all others; null where Redis is away. */
  count(name: string, window: number): Promise<Counted | null>;
  close(): Promise<void>;
}

/** Milliseconds for an answer. What waits for a Redis that is away would be waited for by people. */
const ANSWER_WITHIN = 1000;
/** Milliseconds after an answer that did not come in which none is asked for. */
const REST = 2000;
/** Milliseconds between two attempts to say that something was not told. */
const AGAIN = 1000;
/** Milliseconds between two looks whether the other end of what is listened to is still there. */
const LOOK = 10_000;
const LONGEST_PAUSE = 2000;

const GAP = 'gap';

/** Adds one; what has no end is given one. */
const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], left)
  end
  return {count, left}`;

/** Several installations may share one Redis: the instances of one have the same secret. */
const prefixOf = (secret: string) =>
  `takt:${createHash('sha256').update(`instances ${secret}`).digest('base64url').slice(0, 10)}`;

/** Does not wait for Redis, nor does it fail without: it connects when it comes. */
export function openInstances({ url, secret, log }: { url: string; secret: string; log: Logger }): Instances {
  const own = newId();
  const prefix = prefixOf(secret);
  const channel = `${prefix}:live`;
  const connection = () =>
    new Redis(url, {
      // What is queued would be done later than whoever asked is interested, or before the others listen.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: ANSWER_WITHIN,
      connectTimeout: 2 * ANSWER_WITHIN,
      autoResubscribe: false,
      retryStrategy: (attempt) => Math.min(LONGEST_PAUSE, 100 * 2 ** Math.min(attempt, 10)),
      reconnectOnError: () => false,
    });
  const asking = connection();
  const hearing = connection();
  let told: (text: string) => void = () => {};
  let gap = () => {};
  let isAway = false;
  let restUntil = 0;
  let owing: NodeJS.Timeout | undefined;

  function away(error: unknown): void {
    if (!isAway) log.error({ err: error }, 'Redis is away: live updates and limits are of this instance alone');
    isAway = true;
  }
  asking.on('error', away);
  function answered(): void {
    if (isAway) log.warn('Redis is back');
    isAway = false;
  }
  asking.on('ready', () => {
    restUntil = 0;
    answered();
  });

  async function publish(text: string): Promise<void> {
    await asking.publish(channel, `${own} ${text}`);
    answered();
  }

  /** Has all others ask for what they were not told, as soon as they can be told that. */
  function owe(error: unknown): void {
    away(error);
    owing ??= setInterval(() => {
      publish(GAP).then(
        () => {
          clearInterval(owing);
          owing = undefined;
        },
        () => {},
      );
    }, AGAIN).unref();
  }

  // Whoever listens again has not heard what was told meanwhile, and knows only now that it will hear what comes.
  hearing.on('error', () => {});
  hearing.on('ready', () => {
    hearing.subscribe(channel).then(
      () => gap(),
      () => hearing.disconnect(true),
    );
  });
  hearing.on('message', (_, text: string) => {
    const space = text.indexOf(' ');
    if (text.slice(0, space) === own) return;
    const message = text.slice(space + 1);
    if (message === GAP) gap();
    else told(message);
  });
  const looking = setInterval(() => {
    if (hearing.status === 'ready') hearing.ping().catch(() => hearing.disconnect(true));
  }, LOOK).unref();

  return {
    tell: (text) => void publish(text).catch(owe),
    listen(onTold, onGap) {
      told = onTold;
      gap = onGap;
    },
    async count(name, window) {
      if (performance.now() < restUntil) return null;
      try {
        const [count, left] = (await asking.eval(COUNT, 1, `${prefix}:${name}`, window)) as [number, number];
        answered();
        return { count, left };
      } catch (error) {
        away(error);
        restUntil = performance.now() + REST;
        return null;
      }
    },
    async close() {
      clearInterval(looking);
      clearInterval(owing);
      asking.disconnect();
      hearing.disconnect();
    },
  };
}

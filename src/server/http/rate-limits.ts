import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Config } from '../config/config.ts';
import type { Instances } from '../instances/instances.ts';
import { networkOf } from './network.ts';
import { texts } from './texts.ts';

/** Throws 429 with `Retry-After` once a key has used up its attempts. */
export type Limit = (request: FastifyRequest) => Promise<void>;

export interface LimitRule {
  attempts: number;
  minutes: number;
  /** What is counted: an address, an account. */
  keyOf: (request: FastifyRequest) => string;
}

export type Limits = (rule: LimitRule) => Limit;

/** Counts by where a call comes from. */
export const byAddress = (request: FastifyRequest): string => networkOf(request.ip);

/** Counts by the account that acts, and before there is one by where the call comes from. */
export const byAccount = (request: FastifyRequest): string => request.actor?.userId ?? byAddress(request);

/**
 * Limits over @fastify/rate-limit's counters; all pass where RATE_LIMITS is off. Several instances count together, and each
 * for itself beside that: where Redis goes, nobody begins anew.
 */
export function createLimits(app: FastifyInstance, config: Config, instances: Instances | null = null): Limits {
  let known = 0;
  return ({ attempts, minutes, keyOf }) => {
    if (!config.rateLimits) return async () => {};
    const timeWindow = minutes * 60_000;
    const check = app.createRateLimit({ max: attempts, timeWindow, keyGenerator: keyOf });
    // Every instance makes the same limits in the same order.
    const name = `limit:${known++}:${attempts}/${minutes}`;
    return async (request) => {
      const result = await check(request);
      const together = await instances?.count(`${name}:${keyOf(request)}`, timeWindow);
      if (together && together.count > attempts) throw new TooMany(together.left / 1000);
      // Stryker disable next-line ConditionalExpression: nobody is exempt; only the type speaks of such.
      if (result.isAllowed) return;
      if (result.isExceeded) throw new TooMany(result.ttlInSeconds);
    };
  };
}

/** A 429 that says when to come back, in its words and in `Retry-After`. */
export class TooMany extends AppError {
  /** Whole seconds, at least one. */
  readonly retryAfter: number;

  constructor(seconds: number, say: (seconds: number) => string = texts.tooMany) {
    const retryAfter = Math.max(1, Math.ceil(seconds));
    super(429, 'too_many', say(retryAfter));
    this.retryAfter = retryAfter;
  }
}

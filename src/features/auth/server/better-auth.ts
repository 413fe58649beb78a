import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import { SESSION_DAYS } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { PASSWORD_MAX } from '../rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Better Auth keeps accounts and sessions; its own routes are not mounted, the specification's call its API. It sees
 * the running transaction where there is one, so that what it writes is committed with our rows.
 */
export function createBetterAuth({ config, database, log }: Context) {
  const connection = new Proxy({} as Kysely<unknown>, {
    get(_, name) {
      const query = database.query as unknown as Record<string | symbol, unknown>;
      const value = query[name];
      return typeof value === 'function' ? value.bind(query) : value;
    },
  });
  return betterAuth({
    baseURL: config.publicOrigin ?? `http://${config.host}:${config.port}`,
    secret: config.secret,
    database: { db: connection as never, type: database.engine, transaction: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      cookiePrefix: 'takt',
      useSecureCookies: false,
      database: { generateId: () => newId() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ source: 'better-auth' }, message),
    },
  });
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { AppError, badRequest, conflict, unauthorized } from '#shared/errors.ts';
import type { User } from '../contract.ts';
import { texts } from '../texts.ts';
import type { BetterAuth } from './better-auth.ts';
import { userRegistered } from './events.ts';
import { hashPassword } from './passwords.ts';
import { authStore } from './store.ts';

const RESET_HOURS = 24;
const RESET_PREFIX = 'reset-password:';

/** Where a session is used from. */
export interface Device {
  address: string;
  userAgent: string | undefined;
}

export interface SignedIn {
  user: User;
  /** Goes into the cookie, signed. */
  token: string;
}

/** Unique violation on either engine. */
const isTaken = (error: unknown) =>
  error instanceof Error &&
  ((error as { code?: string }).code === '23505' || /UNIQUE constraint failed: users\.email/.test(error.message));

export function authService(context: Context) {
  const { database, events, hub, clock } = context;
  const store = authStore(context);
  let loading: Promise<BetterAuth> | undefined;
  // Its import weighs as much as the rest of the server, and most processes answer thousands of calls before a login.
  const betterAuth = () => {
    loading ??= import('./better-auth.ts').then((module) => module.createBetterAuth(context));
    return loading;
  };
  const accounts = async () => (await (await betterAuth()).$context).internalAdapter;

  async function requireUser(userId: string): Promise<User> {
    const user = await store.user(userId);
    if (!user) throw unauthorized();
    return user;
  }

  async function startSession(userId: string, device: Device): Promise<SignedIn> {
    const adapter = await accounts();
    const { token } = await adapter.createSession(userId, false, {
      ipAddress: device.address,
      userAgent: device.userAgent ?? '',
    });
    return { user: await requireUser(userId), token };
  }

  return {
    user: requireUser,

    /** @throws AppError 403 where registration is closed, 409 where the address is taken */
    async register(email: string, password: string, device: Device): Promise<SignedIn> {
      if (!context.config.registration) throw new AppError(403, 'registration_closed', texts.registrationClosed);
      const adapter = await accounts();
      const hash = await hashPassword(password);
      try {
        return await database.transaction(async () => {
          const { id: userId } = await adapter.createUser(
            { email, name: '', emailVerified: false },
            { method: 'email-password' },
          );
          await adapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash });
          await store.addRevision(userId);
          await events.emit(userRegistered, { userId });
          return startSession(userId, device);
        });
      } catch (error) {
        if (isTaken(error)) throw conflict(texts.emailTaken);
        throw error;
      }
    },

    /** @throws AppError 401, the same and in the same time for an unknown address and a wrong password */
    async login(email: string, password: string, device: Device): Promise<SignedIn> {
      const { ADDRESS_HEADER } = await import('./better-auth.ts');
      const headers = new Headers({ [ADDRESS_HEADER]: device.address, 'user-agent': device.userAgent ?? '' });
      try {
        const { token, user } = await (await betterAuth()).api.signInEmail({ body: { email, password }, headers });
        return { user: await requireUser(user.id), token };
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode;
        if (status === 401 || status === 400) throw new AppError(401, 'wrong_credentials', texts.wrongCredentials);
        throw error;
      }
    },

    async logout(userId: string, sessionId: string): Promise<void> {
      await store.endSession(sessionId);
      hub.endSession(userId, sessionId);
    },

    /** One-time token with which `resetPassword` sets a new password; null where no account has the address. */
    async createReset(email: string): Promise<string | null> {
      const userId = await store.userIdOf(email.trim().toLowerCase());
      if (!userId) return null;
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(clock.now() + RESET_HOURS * 60 * 60_000);
      await (await accounts()).createVerificationValue({ identifier: RESET_PREFIX + token, value: userId, expiresAt });
      return token;
    },

    /** Sets the password, ends every session of the account and starts one here. */
    async resetPassword(token: string, password: string, device: Device): Promise<SignedIn> {
      const adapter = await accounts();
      const hash = await hashPassword(password);
      const reset = await adapter.consumeVerificationValue(RESET_PREFIX + token);
      if (!reset || reset.expiresAt.getTime() < clock.now()) throw badRequest(texts.resetInvalid, 'token');
      const userId = reset.value;
      const owned = await adapter.findAccounts(userId);
      if (owned.some((account) => account.providerId === 'credential')) await adapter.updatePassword(userId, hash);
      else await adapter.linkAccount({ userId, providerId: 'credential', accountId: newId(), password: hash });
      for (const sessionId of await store.endSessions(userId, null)) hub.endSession(userId, sessionId);
      return startSession(userId, device);
    },
  };
}

export type AuthService = ReturnType<typeof authService>;

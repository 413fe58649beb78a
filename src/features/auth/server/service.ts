import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Guarded, Whence } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { HOUR } from '#shared/day.ts';
import { AppError, badRequest, conflict, unauthorized } from '#shared/errors.ts';
import type { User } from '../contract.ts';
import { userRegistered } from '../events.ts';
import { guessingService } from '../guessing/server/service.ts';
import { addressChange } from '../letters/server/address-change.ts';
import { passwordReset } from '../letters/server/password-reset.ts';
import { linkStore } from '../letters/server/store.ts';
import type { SignedIn } from '../security-events.ts';
import { texts } from '../texts.ts';
import { accountManagement } from './account-management.ts';
import type { BetterAuth } from './better-auth.ts';
import { refuseGuessable } from './guessable.ts';
import { noteSecurity } from './note-security.ts';
import { operatorsStore } from './operators-store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { authStore } from './store.ts';
import type { Held } from './ticket.ts';
import { isTaken } from './unique-violation.ts';

/** Devices on which one account is signed in: one more signs the longest unused one out. */
const SESSIONS_MAX = 100;
const RESET_LASTS = 24 * HOUR;
/** What is kept of a link: whoever reads the database, or a copy of it, makes no link of that. */
const keptOf = (token: string) => `reset-password-sha256:${createHash('sha256').update(token).digest('base64url')}`;
/** What an earlier version kept, for as long as its links are good. */
const keptOnce = (token: string) => `reset-password:${token}`;

interface Started {
  user: User;
  /** Goes into the cookie, signed. */
  token: string;
}

/** A way in: a password, or an account of another service. */
interface Credential {
  providerId: string;
  /** The account's id there; the user's own for a password. */
  accountId?: string;
  /** Hash. */
  password?: string;
}

interface NewPerson {
  email: string;
  emailVerified: boolean;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

export function authService(context: Context) {
  const { database, events, hub, clock, config } = context;
  const store = authStore(context);
  const guessing = guessingService(context);
  const notes = noteSecurity(context);
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

  /** @throws AppError 403 where an operator keeps everybody out */
  async function startSession(userId: string, from: Whence, how: SignedIn): Promise<Started> {
    if (await operatorsStore(context).isDisabled(userId))
      throw new AppError(403, 'account_disabled', texts.accountDisabled);
    const adapter = await accounts();
    const { token } = await adapter.createSession(userId, false, {
      ipAddress: from.address ?? '',
      userAgent: from.userAgent ?? '',
    });
    await notes.note(userId, how, from);
    for (const sessionId of await store.endOldest(userId, SESSIONS_MAX)) hub.endSession(userId, sessionId);
    return { user: await requireUser(userId), token };
  }

  async function linkAccount(userId: string, { providerId, accountId = userId, password }: Credential): Promise<void> {
    const adapter = await accounts();
    await adapter.linkAccount({ userId, providerId, accountId, ...(password ? { password } : {}) });
  }

  /** Makes an account with its first way in. @returns its id @throws AppError 409 where either is taken */
  async function open(person: NewPerson, credential: Credential): Promise<string> {
    const { email, emailVerified, firstName, lastName } = person;
    const adapter = await accounts();
    try {
      return await database.transaction(async () => {
        const { id: userId } = await adapter.createUser(
          { email, name: '', emailVerified },
          { method: credential.providerId === 'credential' ? 'email-password' : 'oauth' },
        );
        if (firstName)
          await store.changeUser(userId, { first_name: firstName, last_name: lastName ?? null }, clock.now());
        await linkAccount(userId, credential);
        await store.addRevision(userId);
        await events.emit({ userId }, userRegistered, {});
        return userId;
      });
    } catch (error) {
      if (isTaken(error)) throw conflict(texts.emailTaken);
      throw error;
    }
  }

  /** @returns whose password was set; null for a link that is void */
  async function redeemReset({ network }: Whence, token: string, password: string): Promise<string | null> {
    const adapter = await accounts();
    const isGood = (reset: { expiresAt: Date }) => reset.expiresAt.getTime() >= clock.now();
    const keptAs = async (kept: string) => {
      const reset = await adapter.findVerificationValue(kept);
      return reset && isGood(reset) ? { kept, owner: reset.value } : null;
    };
    // Looked at before the hash, which costs something, and taken after it.
    const link = (await keptAs(keptOf(token))) ?? (await keptAs(keptOnce(token)));
    if (!link) return null;
    const { email } = await requireUser(link.owner);
    refuseGuessable({ password, email, path: 'password' }, config);
    const hash = await hashPassword(password, network);
    const reset = await adapter.consumeVerificationValue(link.kept);
    if (!reset || !isGood(reset)) return null;
    const userId = reset.value;
    const owned = await adapter.findAccounts(userId);
    if (owned.some((account) => account.providerId === 'credential')) await adapter.updatePassword(userId, hash);
    else await adapter.linkAccount({ userId, providerId: 'credential', accountId: newId(), password: hash });
    return userId;
  }

  async function issueReset(userId: string, lasts: number): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(clock.now() + lasts);
    await (await accounts()).createVerificationValue({ identifier: keptOf(token), value: userId, expiresAt });
    return token;
  }

  const letters = { store, links: linkStore(context), notes, guessing, hashOf: guessing.devices.hashOf, issueReset };
  const addresses = addressChange(context, letters);

  return {
    ...accountManagement(context, guessing, notes, addresses),
    ...passwordReset(context, letters),
    ...addresses,
    mailbox: letters.links.mailbox,
    ...notes,
    guessing,
    user: requireUser,
    /** By what the days of an account go; `settings` says otherwise. */
    learnZone: store.learnZone,
    dayClock: store.dayClock,
    /** Of several accounts; those that are no more are left out. */
    dayClocks: store.dayClocks,
    saveDayClock: store.saveDayClock,

    /** @returns the new account's id @throws AppError 403 where registration is closed, 409 where the address is taken */
    async register({ network }: Whence, email: string, password: string): Promise<string> {
      if (!config.registration) throw new AppError(403, 'registration_closed', texts.registrationClosed);
      refuseGuessable({ password, email, path: 'password' }, config);
      return open(
        { email, emailVerified: false },
        { providerId: 'credential', password: await hashPassword(password, network) },
      );
    },

    open,
    linkAccount,

    /**
     * Whose e-mail and password these are.
     * @throws AppError 401, the same and in the same time for an unknown address and a wrong password; 429 after too many
     */
    async checkPassword(from: Whence, email: string, password: string): Promise<string> {
      const owner = await store.passwordOf({ email });
      const who = { from, secret: 'password', account: owner?.userId ?? email } as const;
      const userId = await guessing.attempt(who, async () => {
        // Making a hash costs what checking one does: the time tells nobody whether the address is known.
        if (!owner?.hash) await hashPassword(password, from.network);
        else if (await verifyPassword(owner.hash, password, from.network)) return owner.userId;
        return null;
      });
      if (userId !== null) return userId;
      if (owner) notes.noteLater(owner.userId, 'sign_in_failed', from);
      throw new AppError(401, 'wrong_credentials', texts.wrongCredentials);
    },

    startSession,

    /** @returns false where the ticket was used before */
    spendTicket: ({ id, expiresAt }: Pick<Held<unknown>, 'id' | 'expiresAt'>) => store.spendTicket(id, expiresAt),

    /** To be asked after one was taken away. @throws AppError 409 where nobody could sign in any more */
    async requireWayIn(userId: string): Promise<void> {
      if ((await store.waysIn(userId)) === 0) throw conflict(texts.lastWayIn);
    },

    userIdOf: (email: string) => store.userIdOf(email.trim().toLowerCase()),

    /** Ends the session that a browser had before another one, once it `hasAnother`: its windows look for that at once. */
    async replaceSession({ userId, session }: Guarded, hasAnother: Promise<unknown>): Promise<void> {
      await store.endSession(userId, session.id);
      void hasAnother.then(() => hub.endSession(userId, session.id));
    },

    async logout({ userId, session, from }: Guarded): Promise<void> {
      await store.endSession(userId, session.id);
      hub.endSession(userId, session.id);
      await notes.noteTry(userId, 'signed_out', from);
    },

    /** One-time token with which `resetPassword` sets a new password; null where no account has the address. */
    async createReset(email: string): Promise<string | null> {
      const userId = await store.userIdOf(email.trim().toLowerCase());
      if (!userId) return null;
      const token = await issueReset(userId, RESET_LASTS);
      await notes.note(userId, 'operator_link', null);
      return token;
    },

    /**
     * Sets the password, ends every session of the account, voids every other link and knows none of its devices any more.
     * @returns its id
     * @throws AppError 400 for a link that is void, 429 after too many of those
     */
    async resetPassword(from: Whence, token: string, password: string): Promise<string> {
      const userId = await guessing.attemptKey(from, () => redeemReset(from, token, password));
      if (userId === null) throw badRequest(texts.resetInvalid, 'token');
      for (const sessionId of await store.endSessions(userId, null)) hub.endSession(userId, sessionId);
      await store.forgetVerifications(userId);
      await guessing.devices.forget(userId);
      await notes.note(userId, 'password_reset', from);
      return userId;
    },
  };
}

export type { EndProof } from './account-management.ts';
export type AuthService = ReturnType<typeof authService>;

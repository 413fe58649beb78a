import type { Actor, Context } from '#server/context.ts';
import type { Guarded, Session } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { MINUTE } from '#shared/day.ts';
import { AppError, badRequest, conflict, notFound, unauthorized } from '#shared/errors.ts';
import { getUser, type User } from '../contract.ts';
import type { GuessingService } from '../guessing/server/service.ts';
import type { AddressChange } from '../letters/server/address-change.ts';
import { texts } from '../texts.ts';
import { refuseGuessable } from './guessable.ts';
import type { SecurityNotes } from './note-security.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { DeviceRow } from './session-store.ts';
import { authStore } from './store.ts';
import { isTaken } from './unique-violation.ts';

/** For which a sign-in vouches for the owner of an account without a password. */
const RECENT_MINUTES = 10;

/** What changes of the profile; what is absent stays. */
export interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | null | undefined;
  email?: string | undefined;
}

/** By which its owner asks for the end of an account. */
export interface EndProof {
  password?: string | undefined;
  email?: string | undefined;
}

/** What the owner of an account does with it: the profile, the password, the devices, its end. */
export function accountManagement(
  context: Context,
  guessing: GuessingService,
  { note, noteTry }: SecurityNotes,
  addresses: Pick<AddressChange, 'confirmsAddresses' | 'orderAddress' | 'saveUnconfirmed'>,
) {
  const { clock, config, database, hub, publish } = context;
  const store = authStore(context);

  async function told(actor: Actor): Promise<User> {
    publish(actor, [getUser.path]);
    const user = await store.user(actor.userId);
    if (!user) throw unauthorized();
    return user;
  }

  /** Their sockets close once the rows are gone for good. */
  const closeSessions = (userId: string, sessionIds: readonly string[]) =>
    database.afterCommit(() => {
      for (const sessionId of sessionIds) hub.endSession(userId, sessionId);
    });

  async function endOthers({ userId, session, from }: Guarded): Promise<void> {
    closeSessions(userId, await store.endSessions(userId, session.id));
    await guessing.devices.forget(userId, from);
  }

  const passwordHash = async (userId: string) => (await store.passwordOf({ userId }))?.hash ?? null;

  function requireRecent({ startedAt }: Session): void {
    if (clock.now() - startedAt <= RECENT_MINUTES * MINUTE) return;
    throw new AppError(403, 'recent_sign_in', texts.signInAgain);
  }

  /**
   * Makes sure that who acts owns the account and has not just found it open: by the password, or without one by a
   * sign-in a few minutes ago. A password gives the session another token.
   * @returns the password's hash, null where there is none
   * @throws AppError 400 for a wrong password, 403 for a session that is too old, 429 after too many wrong ones
   */
  async function confirm(
    actor: Guarded,
    password: string | undefined,
    refusal = badRequest(texts.wrongPassword, 'password'),
  ): Promise<string | null> {
    const { userId, session, from } = actor;
    const hash = await passwordHash(userId);
    if (hash === null) {
      requireRecent(session);
      return null;
    }
    if (!password) throw refusal;
    const isRight = await guessing.attempt({ from, secret: 'password', account: userId }, async () =>
      (await verifyPassword(hash, password, from.network)) ? true : null,
    );
    if (isRight) {
      actor.isProvedAnew = true;
      return hash;
    }
    await noteTry(userId, 'confirmation_failed', from);
    throw refusal;
  }

  return {
    confirm,

    /**
     * For an address that the owner has vouched for; where mail is set up, it is taken once its mailbox was, too.
     * @throws AppError 409 where it is taken, 429 after too many letters
     */
    async updateProfile(actor: Guarded, { firstName, lastName, email }: ProfileChange): Promise<User> {
      const change = {
        ...(firstName === undefined ? {} : { first_name: firstName }),
        ...(lastName === undefined ? {} : { last_name: lastName || null }),
      };
      try {
        return await database.write(actor.userId, async () => {
          await store.changeUser(actor.userId, change, clock.now());
          if (email !== undefined && !addresses.confirmsAddresses) await addresses.saveUnconfirmed(actor.userId, email);
          const user = await told(actor);
          if (email !== undefined && addresses.confirmsAddresses)
            await addresses.orderAddress(actor, user.email, email);
          else if (email !== undefined) await note(actor.userId, 'email_changed', actor.from);
          return user;
        });
      } catch (error) {
        if (isTaken(error)) throw conflict(texts.emailTaken, 'email');
        throw error;
      }
    },

    /** Sets the address of the user's picture, or takes it away. */
    setImage: (actor: Actor, image: string | null): Promise<User> =>
      database.write(actor.userId, async () => {
        await store.changeUser(actor.userId, { image }, clock.now());
        return told(actor);
      }),

    /**
     * Changes the password and ends every other session. An account without one gets its first.
     * @throws AppError 400 where the current one is wrong, 403 for a first one long after signing in
     */
    async changePassword(actor: Guarded, current: string | undefined, next: string): Promise<User> {
      const { userId } = actor;
      const user = await store.user(userId);
      if (!user) throw unauthorized();
      refuseGuessable({ password: next, email: user.email, path: 'newPassword' }, config);
      const refusal = badRequest(texts.wrongCurrentPassword, 'currentPassword');
      const known = await confirm(actor, current, refusal);
      const hash = await hashPassword(next, actor.from.network);
      return database.write(userId, async () => {
        // Two changes at once: the second one's current password is no longer the current one.
        const done = known
          ? await store.replacePassword(userId, known, hash, clock.now())
          : (await passwordHash(userId)) === null;
        if (!done) throw refusal;
        if (!known) await store.addPassword(newId(), userId, hash, clock.now());
        await store.forgetVerifications(userId);
        await endOthers(actor);
        await note(userId, 'password_changed', actor.from);
        return told(actor);
      });
    },

    devices: (userId: string): Promise<DeviceRow[]> => store.devices(userId, clock.now()),

    /** @throws AppError 404 where the user has no such session */
    async endDevice({ userId, from }: Guarded, sessionId: string): Promise<void> {
      if (!(await store.endSession(userId, sessionId))) throw notFound(texts.deviceMissing);
      closeSessions(userId, [sessionId]);
      await note(userId, 'session_ended', from);
    },

    endOtherDevices: (actor: Guarded): Promise<void> =>
      database.transaction(async () => {
        await endOthers(actor);
        await note(actor.userId, 'sessions_ended', actor.from);
      }),

    /**
     * Makes sure that its owner wants the account to end: by the password, or without one by its address, shortly after
     * signing in.
     */
    async confirmEnd(actor: Guarded, proof: EndProof): Promise<void> {
      if ((await confirm(actor, proof.password)) !== null) return;
      const user = await store.user(actor.userId);
      if (user?.email !== proof.email?.trim().toLowerCase()) throw badRequest(texts.wrongEmail, 'email');
    },

    /** Ends every session, inside a running transaction. */
    async endAllSessions(userId: string): Promise<void> {
      closeSessions(userId, await store.endSessions(userId, null));
    },

    /** Ends every session, inside a running write, voids what was issued to the user, and frees the address. */
    async close(userId: string): Promise<void> {
      closeSessions(userId, await store.endSessions(userId, null));
      await store.forgetVerifications(userId);
      await store.giveUpAddress(userId);
    },

    /** Erases a closed account with what is left of it. */
    erase: (userId: string): Promise<void> => store.eraseUser(userId),
  };
}

import { randomBytes } from 'node:crypto';
import type { User } from '#features/auth/contract.ts';
import type { AuthService, EndProof } from '#features/auth/server/service.ts';
import { texts as authTexts } from '#features/auth/texts.ts';
import type { TwoFactorService } from '#features/auth/two-factor/server/service.ts';
import { texts as codeTexts } from '#features/auth/two-factor/texts.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Guarded } from '#server/http/session.ts';
import { badRequest, conflict, notFound } from '#shared/errors.ts';
import { type Device, getPhoto, type ProfileUpdate } from '../contract.ts';
import { texts } from '../texts.ts';
import { readUserAgent } from '../user-agent.ts';
import { erasure } from './erasure.ts';
import { exportText } from './export.ts';
import { accountExports } from './exports.ts';
import { squarePhoto } from './photo-image.ts';
import { securityLog } from './security-log.ts';
import { accountStore } from './store.ts';

interface SignIn {
  auth: AuthService;
  twoFactor: TwoFactorService;
}

export function accountService(context: Context, { auth, twoFactor }: SignIn) {
  const { database } = context;
  const store = accountStore(context);
  const { close } = erasure(context, auth);

  /**
   * Makes sure that the owner wants to sign in by that address from now on: whoever changes it could have the account
   * for good.
   * @throws AppError 400 for a missing or wrong password or code, 403 without a password long after signing in, 409 where
   *   the address is taken, 429 after too many wrong tries
   */
  async function confirmAddress(actor: Guarded, user: User, { email, currentPassword, code }: ProfileUpdate) {
    const { from, userId } = actor;
    if (user.hasPassword && !currentPassword) throw badRequest(texts.passwordForEmail, 'currentPassword');
    const asksCode = await twoFactor.isOn(userId);
    if (asksCode && !code) throw badRequest(texts.codeForEmail, 'code');
    await auth.confirm(actor, currentPassword, badRequest(authTexts.wrongCurrentPassword, 'currentPassword'));
    // Ahead of the code, which is good for one look.
    if (await auth.userIdOf(email!)) throw conflict(authTexts.emailTaken, 'email');
    if (asksCode && !(await twoFactor.takeCode(from, userId, code!))) throw badRequest(codeTexts.wrongCode, 'code');
  }

  return {
    /** Erases the account and everything in it. @throws AppError as `auth.confirmEnd` does */
    async remove(actor: Guarded, proof: EndProof): Promise<void> {
      const { userId } = actor;
      await auth.confirmEnd(actor, proof);
      await database.write(userId, () => close(userId, null));
    },

    /** What an operator does: asks nobody for a proof. */
    endByOperator: (userId: string): Promise<void> => database.write(userId, () => close(userId, 'operator')),

    /** @throws AppError as `confirmAddress` does, where the address is another one */
    async updateProfile(actor: Guarded, change: ProfileUpdate): Promise<User> {
      const { firstName, lastName, email } = change;
      const user = await auth.user(actor.userId);
      // The same address is left out: it must not undo what another window confirmed meanwhile.
      if (email === undefined || email === user.email) return auth.updateProfile(actor, { firstName, lastName });
      await confirmAddress(actor, user, change);
      return auth.updateProfile(actor, { firstName, lastName, email });
    },

    async devices({ userId, session }: Guarded): Promise<Device[]> {
      const rows = await auth.devices(userId);
      return rows.map(({ id, userAgent, address, createdAt, seenAt }) => ({
        id,
        ...readUserAgent(userAgent),
        ipAddress: address || null,
        signedInAt: new Date(createdAt).toISOString(),
        lastSeenAt: new Date(seenAt).toISOString(),
        current: id === session.id,
      }));
    },

    /** Everything of the account as JSON, read while it is sent. */
    export: (userId: string): AsyncGenerator<string> => exportText(store, userId, context.clock.now()),
    exports: accountExports(context, store),
    securityLog: securityLog(context),

    /** @throws AppError 404 for any photo but the account's present one */
    async photo(userId: string, version: string): Promise<Buffer> {
      const image = await store.photo(userId, version);
      if (!image) throw notFound(texts.photoMissing);
      return Buffer.from(image);
    },

    async savePhoto(actor: Actor, file: Buffer): Promise<User> {
      const image = await squarePhoto(file);
      const version = randomBytes(16).toString('base64url');
      return database.write(actor.userId, async () => {
        await store.savePhoto(actor.userId, { version, image });
        return auth.setImage(actor, getPhoto.path.replace(':version', version));
      });
    },

    deletePhoto: (actor: Actor): Promise<User> =>
      database.write(actor.userId, async () => {
        await store.deletePhoto(actor.userId);
        return auth.setImage(actor, null);
      }),
  };
}

export type AccountService = ReturnType<typeof accountService>;

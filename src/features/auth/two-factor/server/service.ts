import { createHmac, randomInt } from 'node:crypto';
import type { Actor, Context } from '#server/context.ts';
import type { Guarded, Whence } from '#server/http/session.ts';
import { keyFor, seal, unseal } from '#server/sealing.ts';
import { badRequest, conflict } from '#shared/errors.ts';
import type { AuthService } from '../../server/service.ts';
import { getTwoFactor, type Setup, type TwoFactorState } from '../contract.ts';
import { isAppCode, normalCode, RECOVERY_CODES, RECOVERY_LENGTH, shownRecoveryCode } from '../rules.ts';
import { texts } from '../texts.ts';
import { twoFactorStore } from './store.ts';
import { base32, newSecret, otpauthUri, stepsOf } from './totp.ts';

const PURPOSE = 'two-factor secret';
const ISSUER = 'Takt';
/** Without what is read for something else: 0 and o, 1 and l and i. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const newRecoveryCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export function twoFactorService(context: Context, auth: AuthService) {
  const { config, database, clock } = context;
  const store = twoFactorStore(context);
  const hashKey = keyFor(config.secret, 'recovery codes');
  // 49 bits of chance and a key that is not in the database: a slow hash would add nothing.
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', hashKey).update(`${userId} ${code}`).digest('base64url');

  async function takeAppCode(userId: string, sealed: string, code: string): Promise<boolean> {
    const secret = unseal(config.secret, PURPOSE, sealed);
    if (!secret) {
      context.log.error('a two-factor secret was sealed by another SECRET');
      return false;
    }
    for (const step of stepsOf(code, Buffer.from(secret, 'base64url'), clock.now())) {
      if (await store.takeStep(userId, step)) return true;
    }
    return false;
  }

  async function giveRecoveryCodes(userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await store.replaceRecoveryCodes(
      userId,
      codes.map((code) => hashOf(userId, code)),
    );
    return codes.map(shownRecoveryCode);
  }

  const isOn = async (userId: string) => (await store.factor(userId))?.enabled ?? false;
  const tell = (actor: Actor) => context.publish(actor, [getTwoFactor.path]);

  return {
    isOn,

    async state(userId: string): Promise<TwoFactorState> {
      const enabled = await isOn(userId);
      return { enabled, recoveryCodesLeft: enabled ? await store.recoveryCodesLeft(userId) : 0 };
    },

    /**
     * Takes a code of the app or a recovery code, once.
     * @returns false for a wrong or used one @throws AppError 429 after too many
     */
    async takeCode(from: Whence, userId: string, written: string): Promise<boolean> {
      const code = normalCode(written);
      const factor = await store.factor(userId);
      if (!factor?.enabled) return false;
      const taken = await auth.guessing.attempt({ from, secret: 'code', account: userId }, async () => {
        const isTaken = isAppCode(code)
          ? await takeAppCode(userId, factor.secret, code)
          : await store.takeRecoveryCode(userId, hashOf(userId, code));
        return isTaken || null;
      });
      return taken ?? false;
    },

    /** @throws AppError 400 or 403 where the owner is not confirmed, 409 where it is on already */
    async setUp(actor: Guarded, password: string | undefined): Promise<Setup> {
      await auth.confirm(actor, password);
      const secret = newSecret();
      const { email } = await auth.user(actor.userId);
      return database.write(actor.userId, async () => {
        if (await isOn(actor.userId)) throw conflict(texts.alreadyOn);
        await store.prepare(actor.userId, seal(config.secret, PURPOSE, secret.toString('base64url')));
        return { secret: base32(secret), uri: otpauthUri(secret, email, ISSUER) };
      });
    },

    /**
     * @returns the recovery codes
     * @throws AppError 400 for a wrong code, 409 where it is on already, 429 after too many wrong ones
     */
    async enable(actor: Guarded, written: string): Promise<string[]> {
      const { from, userId } = actor;
      const codes = await auth.guessing.attempt({ from, secret: 'code', account: userId }, () =>
        database.write(userId, async () => {
          const factor = await store.factor(userId);
          if (!factor) throw conflict(texts.setUpFirst);
          if (factor.enabled) throw conflict(texts.alreadyOn);
          const code = normalCode(written);
          if (!isAppCode(code) || !(await takeAppCode(userId, factor.secret, code))) return null;
          await store.enable(userId, clock.now());
          await auth.note(userId, 'two_factor_on', from);
          tell(actor);
          return giveRecoveryCodes(userId);
        }),
      );
      if (!codes) throw badRequest(texts.wrongCode, 'code');
      return codes;
    },

    /** @returns the new recovery codes; the old ones are void */
    async renewCodes(actor: Guarded, password: string | undefined): Promise<string[]> {
      await auth.confirm(actor, password);
      return database.write(actor.userId, async () => {
        if (!(await isOn(actor.userId))) throw conflict(texts.notOn);
        await auth.note(actor.userId, 'codes_renewed', actor.from);
        tell(actor);
        return giveRecoveryCodes(actor.userId);
      });
    },

    async disable(actor: Guarded, password: string | undefined): Promise<TwoFactorState> {
      await auth.confirm(actor, password);
      await database.write(actor.userId, async () => {
        if (await isOn(actor.userId)) await auth.note(actor.userId, 'two_factor_off', actor.from);
        await store.remove(actor.userId);
        tell(actor);
      });
      return { enabled: false, recoveryCodesLeft: 0 };
    },

    /** The operator's help for somebody who lost both the phone and the codes. */
    remove: (userId: string): Promise<void> =>
      database.write(userId, async () => {
        await store.remove(userId);
        await auth.note(userId, 'operator_two_factor_off', null);
      }),
  };
}

export type TwoFactorService = ReturnType<typeof twoFactorService>;

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { setSessionCookie } from '#server/http/session.ts';
import { AppError } from '#shared/errors.ts';
import type { Admission, User } from '../contract.ts';
import type { SignedIn } from '../security-events.ts';
import type { TwoFactorService } from '../two-factor/server/service.ts';
import { texts } from '../two-factor/texts.ts';
import type { AuthService } from './service.ts';
import { ticket } from './ticket.ts';

const PENDING_MINUTES = 10;

/** The one door: every way of signing in ends here, and only here a session's cookie is set. */
export interface Entrance {
  /** For somebody who has proved one factor: a session, or where a second is asked for, a pending login. */
  admit(request: FastifyRequest, reply: FastifyReply, userId: string, how: SignedIn): Promise<Admission>;
  /** For somebody who has proved all that is asked for. The session that this browser had until now ends, whosever it was. */
  signIn(request: FastifyRequest, reply: FastifyReply, userId: string, how: SignedIn): Promise<User>;
  /** @throws AppError 401 for a wrong code, or where no login waits for one (any more), 429 after too many */
  complete(request: FastifyRequest, reply: FastifyReply, code: string): Promise<User>;
}

export function createEntrance(context: Context, auth: AuthService, twoFactor: TwoFactorService): Entrance {
  const { config } = context;
  const { devices } = auth.guessing;
  const pendingLogin = ticket<{ userId: string }>(context, 'pending_login', { minutes: PENDING_MINUTES });

  const signIn: Entrance['signIn'] = async (request, reply, userId, how) => {
    const { user, token } = await auth.startSession(userId, devices.whence(request), how);
    if (request.actor)
      await auth.replaceSession(request.actor, new Promise((answered) => reply.raw.once('close', answered)));
    setSessionCookie(request, reply, token, config);
    await devices.remember(request, reply, userId);
    return user;
  };

  return {
    signIn,

    async admit(request, reply, userId, how) {
      if (!(await twoFactor.isOn(userId))) return signIn(request, reply, userId, how);
      pendingLogin.give(request, reply, { userId });
      return { twoFactorRequired: true };
    },

    async complete(request, reply, code) {
      const held = pendingLogin.read(request);
      if (!held) throw new AppError(401, 'sign_in_expired', texts.signInExpired);
      const { userId } = held.value;
      const from = devices.whence(request);
      if (!(await twoFactor.takeCode(from, userId, code))) {
        await auth.noteTry(userId, 'code_failed', from);
        throw new AppError(401, 'wrong_code', texts.wrongCode, [{ path: 'code', message: texts.wrongCode }]);
      }
      if (!(await auth.spendTicket(held))) throw new AppError(401, 'sign_in_expired', texts.signInExpired);
      pendingLogin.takeBack(request, reply);
      return signIn(request, reply, userId, 'signed_in_code');
    },
  };
}

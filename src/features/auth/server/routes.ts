import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { isFromOtherSite } from '#server/http/origin.ts';
import { byAddress, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { clearSessionCookie } from '#server/http/session.ts';
import { zoneOf } from '#server/http/zone.ts';
import { paths } from '#shared/paths.ts';
import {
  confirmedLogout,
  forcedLogin,
  getUser,
  listProviders,
  login,
  logout,
  type Provider,
  register,
  resetPassword,
} from '../contract.ts';
import type { Entrance } from './entrance.ts';
import type { AuthService } from './service.ts';

export function authRoutes(
  app: FastifyInstance,
  serve: Serve,
  { auth, entrance, providers }: { auth: AuthService; entrance: Entrance; providers: readonly Provider[] },
  { config }: Context,
  limits: Limits,
): void {
  const { whence } = auth.guessing.devices;
  app.addHook('preClose', async () => auth.guessing.stop());
  const registrations = limits({ attempts: 10, minutes: 60, keyOf: byAddress });

  serve(getUser, ({ actor }) => auth.user(actor.userId));

  serve(register, async ({ body, request, reply }) => {
    await registrations(request);
    const userId = await auth.register(whence(request), body.email, body.password);
    const zone = zoneOf(request);
    if (zone) await auth.learnZone(userId, zone);
    return entrance.signIn(request, reply, userId, 'registered');
  });

  serve(login, async ({ body, request, reply }) => {
    const userId = await auth.checkPassword(whence(request), body.email, body.password);
    return entrance.admit(request, reply, userId, 'signed_in');
  });

  serve(resetPassword, async ({ body, request, reply }) => {
    const userId = await auth.resetPassword(whence(request), body.token, body.password);
    return entrance.admit(request, reply, userId, 'signed_in');
  });

  serve(listProviders, () => ({
    registration: config.registration,
    mail: config.mail !== null,
    passwordMin: config.passwordMin,
    providers: [...providers],
  }));

  app.get(forcedLogin.path, (_request, reply) => reply.redirect(paths.login));
}

/**
 * The way out, a navigation. Where a page of another site sent the browser there, it shows `question`, whose one button
 * makes it a POST, which other sites cannot send. Without a built client (null) there is no page to show.
 */
export function logoutRoutes(
  app: FastifyInstance,
  auth: AuthService,
  { config }: Context,
  question: string | null,
): void {
  async function leave(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.actor) await auth.logout(request.actor);
    clearSessionCookie(request, reply, config);
    return reply.header('clear-site-data', '"cache"').redirect('/');
  }

  app.get(logout.path, async (request, reply) => {
    if (!request.actor || !isFromOtherSite(request, config.publicOrigin)) return leave(request, reply);
    reply.header('cache-control', 'private, no-store');
    return question === null ? reply.redirect('/') : reply.type('text/html; charset=utf-8').send(question);
  });
  // A scope of its own: everywhere else a form's body is refused.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post(confirmedLogout.path, leave);
  });
}

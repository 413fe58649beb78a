import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { clearSessionCookie } from '#server/http/session.ts';
import {
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

const byAddress = (request: FastifyRequest) => request.ip;
const byAccount = (request: FastifyRequest) => {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
};

export function authRoutes(
  app: FastifyInstance,
  serve: Serve,
  { auth, entrance, providers }: { auth: AuthService; entrance: Entrance; providers: readonly Provider[] },
  { config }: Context,
  limits: Limits,
): void {
  const loginsOfAddress = limits({ attempts: 30, minutes: 15, keyOf: byAddress });
  const loginsOfAccount = limits({ attempts: 10, minutes: 15, keyOf: byAccount });
  const registrations = limits({ attempts: 10, minutes: 60, keyOf: byAddress });

  serve(getUser, ({ actor }) => auth.user(actor.userId));

  serve(register, async ({ body, request, reply }) => {
    await registrations(request);
    return entrance.signIn(request, reply, await auth.register(body.email, body.password));
  });

  serve(login, async ({ body, request, reply }) => {
    await loginsOfAddress(request);
    await loginsOfAccount(request);
    return entrance.admit(request, reply, await auth.checkPassword(body.email, body.password));
  });

  serve(resetPassword, async ({ body, request, reply }) => {
    await loginsOfAddress(request);
    return entrance.admit(request, reply, await auth.resetPassword(body.token, body.password));
  });

  serve(listProviders, () => ({
    registration: config.registration,
    providers: [...providers],
  }));

  app.get(logout.path, async (request, reply) => {
    if (request.actor) await auth.logout(request.actor.userId, request.actor.session.id);
    clearSessionCookie(reply);
    return reply.header('clear-site-data', '"cache"').redirect('/');
  });

  app.get(forcedLogin.path, (_request, reply) => reply.redirect('/login'));
}

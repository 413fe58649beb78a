import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '#server/context.ts';
import { workInTurn } from '#server/event-loop.ts';
import { SESSION_DAYS, type Session, sessionCookie, setSessionCookie, verifiedToken } from '#server/http/session.ts';
import { zoneOf } from '#server/http/zone.ts';
import { DEFAULT_ZONE, HOUR, MINUTE } from '#shared/day.ts';
import { CLIENT_ID_MAX } from '#shared/realtime.ts';
import { knownDevices } from '../guessing/server/known-devices.ts';
import { authStore } from './store.ts';

const LIFETIME = SESSION_DAYS * 24 * HOUR;
/** A session is renewed at most this often. */
const RENEWED_AFTER = 24 * HOUR;
/** Its last use is noted at most this often. */
const SEEN_AFTER = 10 * MINUTE;
const TOKEN_BYTES = 24;
const CLIENT_ID = new RegExp(`^[\\w-]{1,${CLIENT_ID_MAX}}$`);

/**
 * Puts who acts on every request: the signed cookie is checked, the session's row read, both without Better Auth,
 * whose own reading takes twenty times as long. Learns the first zone, notes when a session was used, renews it daily, and
 * gives it another token with the answer to a call for which its owner was asked anew who they are.
 */
export function installGuard(app: FastifyInstance, context: Context): void {
  const { config, clock, database } = context;
  const store = authStore(context);
  const devices = knownDevices(context);
  app.decorateRequest('actor', null);

  async function liveSession(cookie: string): Promise<Session | undefined> {
    const token = verifiedToken(cookie, config.secret);
    const session = token ? await store.session(token) : undefined;
    return session && session.expiresAt > clock.now() ? session : undefined;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.sessionless) return;
    const { value: cookie, isRenamed } = sessionCookie(request, config);
    if (!cookie) return;
    const session = await workInTurn(cookie, () => liveSession(cookie));
    if (!session) return;
    if (isRenamed) setSessionCookie(request, reply, session.token, config);
    const named = request.headers['x-client-id'];
    // Stryker disable next-line StringLiteral: with spaces it is no name of a window either.
    const clientId = String(named ?? '');
    request.actor = {
      userId: session.userId,
      ...(await zonesOf(request, session)),
      dayStart: session.dayStart,
      ...(CLIENT_ID.test(clientId) && { clientId }),
      session,
      // Read by the few that ask for it: it costs a decryption.
      get from() {
        return devices.whence(request);
      },
    };
    if (clock.now() - session.seenAt > SEEN_AFTER)
      await database.inPassing(() => store.saveSeen(session.id, request.ip, clock.now()));
    if (session.expiresAt - clock.now() < LIFETIME - RENEWED_AFTER)
      await database.inPassing(async () => {
        await store.renew(session.id, clock.now() + LIFETIME, clock.now());
        setSessionCookie(request, reply, session.token, config);
        await devices.renew(request, reply, session.userId);
      });
  });

  // Only now: other windows send the old token until they have this answer.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.actor?.isProvedAnew) return done(null, payload);
    database.inPassing(() => reissue(request, reply, request.actor!.session)).then(() => done(null, payload), done);
  });

  async function reissue(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    if (await store.changeToken(session, token)) setSessionCookie(request, reply, token, config);
  }

  /** An account that has no zone yet gets that of its first caller; afterwards only its settings give it another. */
  async function zonesOf(request: FastifyRequest, session: Session): Promise<Pick<Actor, 'zone' | 'callerZone'>> {
    const told = zoneOf(request);
    if (told === null) return { zone: session.zone ?? DEFAULT_ZONE };
    if (session.zone === null) await database.inPassing(() => store.learnZone(session.userId, told));
    const zone = session.zone ?? told;
    return { zone, ...(told !== zone && { callerZone: told }) };
  }
}

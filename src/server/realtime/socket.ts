import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { AppError, unauthorized } from '#shared/errors.ts';
import { CLIENT_ID_MAX, CLOSE_SILENT, CLOSE_UNAUTHORIZED, type ServerMessage } from '#shared/realtime.ts';
import type { Context } from '../context.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { TooMany } from '../http/rate-limits.ts';
import { texts } from '../http/texts.ts';
import type { Member } from './hub.ts';
import { countSockets } from './open-sockets.ts';

const MESSAGE_MAX = 4096;
const HEARTBEAT = 30_000;
/** Milliseconds within which a socket must say whose it is. */
const AUTH_WITHIN = 5000;
/** Windows in which one account may be open at a time: many times what a person looks at. */
const SOCKETS_MAX = 100;
/** Seconds after which a window that found no place should ask again. */
const RETRY_AFTER = 60;

const authMessage = z.object({
  type: z.literal('auth'),
  userId: z.string(),
  clientId: z.string().max(CLIENT_ID_MAX).optional(),
});

/**
 * `/ws`: session cookie and own Origin at the upgrade, then within five seconds the `auth` message; nothing is sent before
 * it.
 */
export async function installSocket(app: FastifyInstance, { config, database, hub, log }: Context): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MESSAGE_MAX } });
  const alive = new WeakSet<WebSocket>();
  const places = countSockets(SOCKETS_MAX);

  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request) => {
        if (request.headers.origin === undefined || !isOwnOrigin(request, config.publicOrigin)) {
          throw new AppError(403, 'foreign_origin', texts.foreignOrigin);
        }
        if (!request.actor) throw unauthorized();
        if (!request.ws) return;
        const leave = places.take(request.actor.userId);
        if (!leave) throw new TooMany(RETRY_AFTER, texts.tooManySockets);
        // Given back however it ends, an upgrade that fails half-way included.
        request.raw.socket.once('close', leave);
      },
    },
    (socket, request) => {
      const { userId, session } = request.actor!;
      let member: Member | undefined;
      const silent = setTimeout(() => socket.close(CLOSE_SILENT, 'no auth in time'), AUTH_WITHIN).unref();
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.on('error', (error) => log.debug({ err: error }, 'socket failed'));
      socket.on('close', () => {
        clearTimeout(silent);
        if (member) hub.leave(member);
      });
      socket.on('message', (data) => {
        const message = parse(data.toString());
        if (!message) return;
        if (message.userId !== userId) return socket.close(CLOSE_UNAUTHORIZED, 'not this session');
        if (member) return;
        clearTimeout(silent);
        member = {
          userId,
          sessionId: session.id,
          clientId: message.clientId,
          send: (text) => socket.send(text),
          close: (code, reason) => socket.close(code, reason),
        };
        hub.join(member);
        // Behind the joining: no change falls between what is told here and what is told from then on.
        database.revision(userId).then(
          (revision) => socket.send(JSON.stringify({ type: 'joined', data: { revision } } satisfies ServerMessage)),
          (error) => {
            log.warn({ err: error }, 'a window is not told how far the account is');
            socket.close(CLOSE_SILENT, 'try again');
          },
        );
      });
    },
  );

  const heartbeat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    hub.closeAll();
  });
}

/** The message, or undefined for anything that is not an `auth`. */
function parse(text: string): z.output<typeof authMessage> | undefined {
  try {
    return authMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

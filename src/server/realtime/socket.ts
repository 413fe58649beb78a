import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { AppError, unauthorized } from '#shared/errors.ts';
import { CLOSE_UNAUTHORIZED } from '#shared/realtime.ts';
import type { Context } from '../context.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { texts } from '../http/texts.ts';
import type { Member } from './hub.ts';

const MESSAGE_MAX = 4096;
const HEARTBEAT = 30_000;

const authMessage = z.object({
  type: z.literal('auth'),
  userId: z.string(),
  clientId: z.string().max(64).optional(),
});

/** `/ws`: session cookie and own Origin at the upgrade, then the `auth` message; nothing is sent before it. */
export async function installSocket(app: FastifyInstance, { config, hub, log }: Context): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MESSAGE_MAX } });
  const alive = new WeakSet<WebSocket>();

  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request) => {
        if (request.headers.origin === undefined || !isOwnOrigin(request, config.publicOrigin)) {
          throw new AppError(403, 'foreign_origin', texts.foreignOrigin);
        }
        if (!request.actor) throw unauthorized();
      },
    },
    (socket, request) => {
      const { userId, session } = request.actor!;
      let member: Member | undefined;
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.on('error', (error) => log.debug({ err: error }, 'socket failed'));
      socket.on('close', () => member && hub.leave(member));
      socket.on('message', (data) => {
        const message = parse(data.toString());
        if (!message) return;
        if (message.userId !== userId) return socket.close(CLOSE_UNAUTHORIZED, 'not this session');
        if (member) return;
        member = {
          userId,
          sessionId: session.id,
          clientId: message.clientId,
          send: (text) => socket.send(text),
          close: (code, reason) => socket.close(code, reason),
        };
        hub.join(member);
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

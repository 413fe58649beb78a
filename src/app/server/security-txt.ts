import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { SESSIONLESS } from '#server/http/session.ts';
import { HOUR } from '#shared/day.ts';

const PATH = '/.well-known/security.txt';
/** Days for which what is told holds; who asks again is told of as many. */
const HOLDS = 180;

/** Tells whoever finds a hole where to tell of it (RFC 9116), if the operator says where. */
export function installSecurityTxt(http: FastifyInstance, { config, clock }: Pick<Context, 'config' | 'clock'>): void {
  const { securityContact, publicOrigin } = config;
  if (securityContact === null) return;
  http.get(PATH, SESSIONLESS, (_request, reply) => {
    const expires = new Date(clock.now() + HOLDS * 24 * HOUR).toISOString().slice(0, 10);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: ru, en',
      ...(publicOrigin ? [`Canonical: ${publicOrigin}${PATH}`] : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { isSecure } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { seal, unseal } from '#server/sealing.ts';

const MINUTE = 60_000;

/** A ticket as it was read; `id` and `expiresAt` are what its single use is kept by. */
export interface Held<T> {
  id: string;
  expiresAt: number;
  value: T;
}

/** What a sign-in under way carries in a sealed, short-lived cookie, so that nothing is stored for a visitor. */
export interface Ticket<T> {
  give(request: FastifyRequest, reply: FastifyReply, value: T): void;
  /** Null where there is none, or an expired or a foreign one. */
  read(request: FastifyRequest): Held<T> | null;
  takeBack(request: FastifyRequest, reply: FastifyReply): void;
}

interface Lasting {
  minutes: number;
  /** So long that browsers still hold those of an earlier version, which had no prefix over https. */
  hasForerunner?: boolean;
}

/** A kind of ticket; each kind is sealed under its own name, so that one never passes for another. */
export function ticket<T>(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  name: string,
  { minutes, hasForerunner = false }: Lasting,
): Ticket<T> {
  const plain = `takt.${name}`;
  const path = '/api';
  /** Over https browsers take what has this prefix over https alone. */
  const nameFor = (secure: boolean) => (secure ? `__Secure-${plain}` : plain);
  return {
    give(request, reply, value) {
      const held: Held<T> = { id: newId(), expiresAt: clock.now() + minutes * MINUTE, value };
      const secure = isSecure(request, config);
      reply.setCookie(nameFor(secure), seal(config.secret, plain, JSON.stringify(held)), {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: minutes * 60,
      });
    },
    read(request) {
      const named = request.cookies[nameFor(isSecure(request, config))];
      const sealed = named ?? (hasForerunner ? request.cookies[plain] : undefined);
      const text = sealed ? unseal(config.secret, plain, sealed) : null;
      const held = text ? (JSON.parse(text) as Held<T>) : null;
      return held && held.expiresAt > clock.now() ? held : null;
    },
    takeBack(request, reply) {
      const secure = isSecure(request, config);
      reply.clearCookie(nameFor(secure), { path, secure });
    },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
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
  takeBack(reply: FastifyReply): void;
}

/** A kind of ticket; each kind is sealed under its own name, so that one never passes for another. */
export function ticket<T>(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  name: string,
  minutes: number,
): Ticket<T> {
  const cookie = `takt.${name}`;
  const https = config.publicOrigin?.startsWith('https:') ?? false;
  const path = '/api';
  return {
    give(request, reply, value) {
      const held: Held<T> = { id: newId(), expiresAt: clock.now() + minutes * MINUTE, value };
      reply.setCookie(cookie, seal(config.secret, cookie, JSON.stringify(held)), {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: https || request.protocol === 'https',
        maxAge: minutes * 60,
      });
    },
    read(request) {
      const sealed = request.cookies[cookie];
      const text = sealed ? unseal(config.secret, cookie, sealed) : null;
      const held = text ? (JSON.parse(text) as Held<T>) : null;
      return held && held.expiresAt > clock.now() ? held : null;
    },
    takeBack: (reply) => void reply.clearCookie(cookie, { path }),
  };
}

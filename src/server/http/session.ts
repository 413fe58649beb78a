import { createHmac, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';

/** Name under which Better Auth looks for it, too. */
export const SESSION_COOKIE = 'takt.session_token';
export const SESSION_DAYS = 30;

/** A live session, as the guard reads it in one statement. */
export interface Session {
  id: string;
  token: string;
  userId: string;
  /** When somebody signed in, epoch milliseconds. */
  startedAt: number;
  /** When it was last known to be used, epoch milliseconds. */
  seenAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** The account's zone; null where none was ever named. */
  zone: string | null;
  /** The hour at which its day begins. */
  dayStart: number;
  /** The user's revision at the time of the read: before any row of the answer. */
  revision: number;
}

/** Where a call comes from. */
export interface Whence {
  /** The caller's network, as `networkOf` names it. */
  network: string;
  /** Name of a browser in which somebody has signed in before; null for any other. */
  device: string | null;
  /** Its address and what its browser calls itself, where a request says. */
  address?: string;
  userAgent?: string | undefined;
}

/** What the guard adds to a request. */
export interface Guarded extends Actor {
  session: Session;
  readonly from: Whence;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Guarded | null;
  }
  interface FastifyContextConfig {
    sessionless?: boolean;
  }
}

/** Options of a route that is the same for everybody: nobody's session is read, so it answers without a database. */
export const SESSIONLESS = { config: { sessionless: true } } as const;

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64');

/** Cookie value in Better Auth's form: the token, a dot, its HMAC-SHA256. */
export const signToken = (token: string, secret: string) => `${token}.${signatureOf(token, secret)}`;

/** The token of a cookie value whose signature is ours, else null. */
export function verifiedToken(value: string, secret: string): string | null {
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const wanted = Buffer.from(signatureOf(token, secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;
}

/** Sets the session's cookie for `SESSION_DAYS` from now; Secure over https. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  secret: string,
  https: boolean,
): void {
  reply.setCookie(SESSION_COOKIE, signToken(token, secret), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https || request.protocol === 'https',
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE);
}

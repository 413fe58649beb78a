import { createHmac, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Actor } from '../context.ts';

/** Its name over plain http. */
export const SESSION_COOKIE = 'takt.session_token';
/** Over https browsers take it from this host alone, and give it to no other. */
const BOUND_COOKIE = `__Host-${SESSION_COOKIE}`;
export const SESSION_DAYS = 30;

/** What tells how the server is reached. */
type Served = Pick<Config, 'publicOrigin'>;

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
  /** Set once its owner has proved anew who they are: the session then goes on under another token. */
  isProvedAnew?: boolean;
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

/** Whether the browser is spoken to over https: the operator's address says so, or a proxy that is believed. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>, { publicOrigin }: Served): boolean =>
  publicOrigin?.startsWith('https:') === true || protocol === 'https';

/** The name of the session's cookie, for the description of the interface. */
export const sessionCookieName = ({ publicOrigin }: Served): string =>
  isSecure({ protocol: 'http' }, { publicOrigin }) ? BOUND_COOKIE : SESSION_COOKIE;

/** The value of the session's cookie; `isRenamed` of one that an earlier version set over https, which is to be set anew. */
export function sessionCookie(
  request: FastifyRequest,
  config: Served,
): { value: string | undefined; isRenamed: boolean } {
  const plain = request.cookies[SESSION_COOKIE];
  if (!isSecure(request, config)) return { value: plain, isRenamed: false };
  const bound = request.cookies[BOUND_COOKIE];
  return { value: bound ?? plain, isRenamed: bound === undefined && plain !== undefined };
}

/** Sets the session's cookie for `SESSION_DAYS` from now; over https with a name that binds it to this host. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  config: Served & Pick<Config, 'secret'>,
): void {
  const secure = isSecure(request, config);
  if (secure && request.cookies[SESSION_COOKIE] !== undefined) reply.clearCookie(SESSION_COOKIE, { path: '/', secure });
  reply.setCookie(secure ? BOUND_COOKIE : SESSION_COOKIE, signToken(token, config.secret), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });
}

/** Takes it back, under whichever name it was set. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Served): void {
  const secure = isSecure(request, config);
  if (!secure || request.cookies[SESSION_COOKIE] !== undefined)
    reply.clearCookie(SESSION_COOKIE, { path: '/', secure });
  if (secure) reply.clearCookie(BOUND_COOKIE, { path: '/', secure });
}

import type { ErrorBody } from '#shared/errors.ts';

/** A refusal of the server; `message` is `"<status>: <body or status text>"`. */
export class HttpError extends Error {
  readonly status: number;
  /** The parsed body; undefined where it is not this interface's, as from a proxy in between. */
  readonly body: ErrorBody | undefined;
  /** Seconds after which the server asks to come back, where it does. */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, text: string, retryAfter?: number) {
    super(`${status}: ${text || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = parseBody(text);
    this.retryAfter = retryAfter;
  }
}

/** True where the server itself serves nobody for now, as while its database is away: not for a service behind it. */
export const isOutage = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 503 && error.retryAfter !== undefined;

/** True where the server, or what stands before it, failed by itself: what it says then is about itself and not about what was asked. */
export const isFault = (error: unknown): boolean => error instanceof HttpError && error.status >= 500;

/** True where the account holds as much of something as one may: the server says of what, and what to do. */
export const isLimit = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.code === 'limit_reached';

/** True where the server asks to come back later, and says when. */
export const isTooMany = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 429;

/** No answer came at all: the network or the server is away. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network failure', { cause });
    this.name = 'NetworkError';
  }
}

function parseBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'message' in body ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/** True for the answer to a missing or dead session, as opposed to a wrong password, which is a 401 too. */
export const isUnauthorized = (error: unknown) => error instanceof Error && /^401: .*Unauthorized/s.test(error.message);

/** The server's own sentence about a refusal, fit to show; undefined where it gave none. */
export const serverMessage = (error: unknown) =>
  error instanceof HttpError && !isUnauthorized(error) ? error.body?.message : undefined;

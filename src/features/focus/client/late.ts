import { HttpError, NetworkError } from '#client/lib/http-error.ts';

/** What is sent later than this tells when it was done. */
export const LATE = 5000;

/** 409: another window was faster; 404: the account's data went. Either way the session goes on no more. */
export const isOver = (error: unknown) => error instanceof HttpError && (error.status === 409 || error.status === 404);

/** The network or the server is away, or somebody has to sign in first: it is still to be sent. */
export const isPassing = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof HttpError && (error.status >= 500 || error.status === 401 || error.status === 429));

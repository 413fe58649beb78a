import { HttpError } from '#client/lib/http-error.ts';

/** 409: another window was faster; 404: the account's data went. Either way the session goes on no more. */
export const isOver = (error: unknown) => error instanceof HttpError && (error.status === 409 || error.status === 404);

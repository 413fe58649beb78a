/** One broken field of a refused body; `path` is dotted. */
export interface Issue {
  path: string;
  message: string;
}

/** Body of every error answer; `message` is Russian and fit to show. */
export interface ErrorBody {
  message: string;
  code: string;
  issues?: Issue[];
}

/** A refusal that a user is told of. Anything else thrown is an internal error. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: Issue[] | undefined;

  constructor(status: number, code: string, message: string, issues?: Issue[]) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

const about = (message: string, path?: string) => (path ? [{ path, message }] : undefined);

export const badRequest = (message: string, path?: string) =>
  new AppError(400, 'validation', message, about(message, path));
export const notFound = (message: string) => new AppError(404, 'not_found', message);
export const conflict = (message: string, path?: string) =>
  new AppError(409, 'conflict', message, about(message, path));
/** The code that a caller is told who followed the feed of a database in whose place a copy was put. */
export const FEED_RESTORED = 'feed-restored';
/** The answer to a missing or dead session; the client matches on its exact text. */
export const unauthorized = () => new AppError(401, 'unauthorized', 'Unauthorized');

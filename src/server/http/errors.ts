import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, type ErrorBody } from '#shared/errors.ts';
import { troubleOf } from '../database/trouble.ts';
import { TooMany } from './rate-limits.ts';
import { texts } from './texts.ts';
import { beginUnavailable, unavailableBody } from './unavailable.ts';

const BAD_REQUEST = { message: texts.badBody, code: 'validation' };

const BY_STATUS: Record<number, Pick<ErrorBody, 'message' | 'code'>> = {
  404: { message: texts.notFound, code: 'not_found' },
  405: { message: texts.methodNotAllowed, code: 'method_not_allowed' },
  408: { message: texts.tooSlow, code: 'timeout' },
  413: { message: texts.tooLarge, code: 'too_large' },
  415: { message: texts.mediaType, code: 'media_type' },
  417: { message: texts.expectation, code: 'expectation_failed' },
  431: { message: texts.headersTooLarge, code: 'headers_too_large' },
};

/** The refusal that a status of its own explains: 4xx, and anything unknown as a bad request. */
export function refusal(status: number): AppError {
  const { message, code } = BY_STATUS[status] ?? BAD_REQUEST;
  return new AppError(status, code, message);
}

/** Zod's issues as the body of a 400: the first one's text is the message. */
export function validationError(error: z.ZodError): AppError {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return new AppError(400, 'validation', issues[0]?.message ?? texts.badBody, issues);
}

/** Turns everything thrown into the error body of the contract; only an unexpected error is logged whole. */
export function replyWithError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorReply(error);
  if (status === 500) request.log.error({ err: error }, 'request failed');
  if (status === 503) {
    if (error instanceof AppError) request.log.warn({ err: error }, 'refused for now');
    else beginUnavailable(error, request, reply);
  }
  if (error instanceof TooMany) reply.header('retry-after', error.retryAfter);
  reply.code(status).send(body);
}

function errorReply(error: FastifyError | Error): { status: number; body: ErrorBody } {
  if (error instanceof AppError) {
    const { status, message, code, issues } = error;
    return { status, body: issues ? { message, code, issues } : { message, code } };
  }
  if (error instanceof SyntaxError && (error as FastifyError).statusCode === 400) {
    return { status: 400, body: { message: texts.badJson, code: 'validation' } };
  }
  const { statusCode, code } = error as FastifyError;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return { status: 400, body: { message: texts.badJson, code: 'validation' } };
  }
  if (statusCode && statusCode < 500) {
    return { status: statusCode, body: BY_STATUS[statusCode] ?? BAD_REQUEST };
  }
  const trouble = troubleOf(error);
  if (trouble) return { status: 503, body: unavailableBody(trouble) };
  if (statusCode === 503) return { status: 503, body: { message: texts.stopping, code: 'unavailable' } };
  return { status: 500, body: { message: texts.internal, code: 'internal' } };
}

/** Every error of `app`, whoever throws it, takes the form of the contract. */
export function installErrorReplies(app: FastifyInstance): void {
  // Zod's own words, where a schema names none, speak of numbers and objects: nothing to show anybody.
  z.config({ localeError: () => texts.badValue });
  app.setErrorHandler(replyWithError);
}

import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, badRequest } from '#shared/errors.ts';
import { PHOTO_MAX } from '../rules.ts';
import { texts } from '../texts.ts';

/** Bytes of the whole body: the file and what multipart puts around it. */
const BODY_MAX = 6 * 1024 * 1024;

const LIMITS = { fileSize: PHOTO_MAX, files: 1, fields: 4, parts: 6, headerPairs: 20 };

const tooLarge = () => new AppError(413, 'too_large', texts.photoTooLarge);

/**
 * The one file of a multipart body, in memory. Its name and declared type are never looked at.
 * @throws AppError 400 without a file, 413 for one of more than 5 MiB, 415 for another kind of body
 */
export async function readPhoto(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError(415, 'media_type', texts.photoRequired);
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX) throw tooLarge();
  try {
    const part = await request.file({ limits: LIMITS });
    if (!part) throw badRequest(texts.photoRequired, 'photo');
    return await part.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // What the parser throws of its own is about the body, which came torn.
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode) throw error;
    throw badRequest(texts.photoTorn, 'photo');
  }
}

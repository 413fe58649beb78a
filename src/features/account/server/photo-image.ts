import { limitConcurrency } from '#server/concurrency-limit.ts';
import { AppError, badRequest } from '#shared/errors.ts';
import { PHOTO_SIDE } from '../rules.ts';
import { texts } from '../texts.ts';

/** A decoded image takes up to four bytes a pixel: this bounds what a small file can ask for. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 10;
const WAITING_MAX = 16;

const inTurn = limitConcurrency(2, WAITING_MAX, () => new AppError(503, 'busy', texts.photoBusy));

/** By its first bytes, whatever the file's name and declared type say. */
function isPhoto(file: Buffer): boolean {
  const starts = (hex: string, at = 0) => file.subarray(at, at + hex.length / 2).toString('hex') === hex;
  const isJpeg = starts('ffd8ff');
  const isPng = starts('89504e470d0a1a0a');
  const isWebp = starts('52494646') && starts('57454250', 8);
  return isJpeg || isPng || isWebp;
}

async function encode(file: Buffer): Promise<Buffer> {
  // Thirty megabytes of native code, which most processes never need.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false })
    .autoOrient()
    .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'centre' })
    .timeout({ seconds: SECONDS_MAX })
    .webp({ quality: 82 })
    .toBuffer();
}

/**
 * The photo as it is kept: turned as its EXIF says, cropped to a square around the middle, encoded anew, so that
 * nothing else of the file stays.
 * @throws AppError 415 for anything but JPEG, PNG and WebP, 400 for what cannot be decoded
 */
export async function squarePhoto(file: Buffer): Promise<Buffer> {
  if (!isPhoto(file)) throw new AppError(415, 'media_type', texts.photoFormat);
  return inTurn(async () => {
    try {
      return await encode(file);
    } catch (error) {
      const bomb = error instanceof Error && error.message.includes('pixel limit');
      throw badRequest(bomb ? texts.photoTooManyPixels : texts.photoBroken, 'photo');
    }
  });
}

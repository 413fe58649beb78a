import { PHOTO_MAX, PHOTO_TYPES } from '../rules.ts';
import { texts } from '../texts.ts';

/** Why a file cannot become the photo, as far as the browser can tell before it is sent. */
export function photoProblem({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > PHOTO_MAX) return texts.photoTooLarge;
  return (PHOTO_TYPES as readonly string[]).includes(type) ? undefined : texts.photoFormat;
}

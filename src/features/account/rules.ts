export const NAME_MAX = 100;
/** Bytes of the largest photo: 5 MB as people count them. */
export const PHOTO_MAX_MB = 5;
export const PHOTO_MAX = PHOTO_MAX_MB * 1024 * 1024;
/** Pixels of a side of the photo as it is kept. */
export const PHOTO_SIDE = 256;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed'] as const;

/** An export that has not come to its end. */
export const isUnderWay = ({ state }: { state: (typeof EXPORT_STATES)[number] }): boolean =>
  state === 'queued' || state === 'running';

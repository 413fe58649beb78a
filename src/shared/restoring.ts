import { HOUR } from './day.ts';

/** Days for which what was deleted can be restored. */
export const RESTORE_DAYS = 30;
/** The same in milliseconds. */
export const RESTORE_WINDOW = RESTORE_DAYS * 24 * HOUR;

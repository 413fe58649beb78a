import { HOUR } from './day.ts';

/** Days for which is known what was done: acts that can be taken back, answers to repeated calls, what is gone for good. */
export const KEPT_DAYS = 90;

/** Days for which what was deleted can be restored. */
export const RESTORE_DAYS = 30;
/** The same in milliseconds. */
export const RESTORE_WINDOW = RESTORE_DAYS * 24 * HOUR;

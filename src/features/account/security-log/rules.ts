import { HOUR } from '#shared/day.ts';

/** Rows of a page. */
export const LOG_PAGE = 20;
/** Milliseconds for which an event is kept. */
export const LOG_KEPT = 180 * 24 * HOUR;
/** Milliseconds in which the same from the same place is one row, which counts. */
export const LOG_SLOT = HOUR;

/** Where the next page begins: behind the last row of this one. */
export const CURSOR = /^(\d{1,15})\.([\w-]{22})$/;

/** Changes that a page of the feed holds where nothing is said, and at most. */
export const PAGE = 1000;
export const PAGE_MAX = 5000;
/** Changes that one batch may hold. */
export const BATCH_MAX = 100;
/** Characters of a path that a change is sent to. */
export const PATH_MAX = 2000;

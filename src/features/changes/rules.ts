/** Changes that a page of the feed holds where nothing is said, and at most. */
export const PAGE = 1000;
export const PAGE_MAX = 5000;

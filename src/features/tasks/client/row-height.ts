import { useMediaQuery } from '#client/lib/media-query.ts';

/** Where a row has room for one line; the same width as the `sm:` of the row's classes. */
export const WIDE = '(width >= 40rem)';
const ONE_LINE = 44;
export const TWO_LINES = 60;

/** Pixels of a group's heading: its `h-11`. */
export const HEADING = 44;

/** Pixels of a row: one line, or on a narrow screen the title and below it what belongs to it, if that is one line. */
export function useRowHeight(): number {
  return useMediaQuery(WIDE) ? ONE_LINE : TWO_LINES;
}

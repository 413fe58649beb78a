import { useMediaQuery } from '#client/lib/media-query.ts';

/** Where there is room beside a row for what changes it in place. */
export const WIDE = '(width >= 40rem)';
/** Where a row has room for one line, however long title and project are; the same width as the `lg:` of the row's classes. */
const WIDE_ROW = '(width >= 64rem)';
const ONE_LINE = 44;
export const TWO_LINES = 60;

/** Pixels of a group's heading: its `h-11`. */
export const HEADING = 44;

/** Pixels of a row: one line, or on a narrow screen the title and below it what belongs to it, if that is one line. */
export function useRowHeight(): number {
  return useMediaQuery(WIDE_ROW) ? ONE_LINE : TWO_LINES;
}

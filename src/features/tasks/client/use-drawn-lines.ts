import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { useSettled } from '#client/lib/use-settled.ts';
import type { Task } from '../contract.ts';
import type { Lines } from './list-lines.ts';
import { HEADING } from './row-height.ts';

/** Rows drawn beyond the edges of the window, so that a quick scroll meets no blank. */
const OVERSCAN = 8;
/** Pixels of the sticky top bar and a little air. */
const BAR = 64;

interface Drawn {
  /** The same for as long as the lines stand by the same. */
  arranged: string;
  /** Pixels of a row, as long as it is not measured. */
  rowHeight: number;
  /** Pixels from the top of the document to the first line. */
  margin: number;
  /** The line that stays drawn wherever the page is scrolled: the keyboard's. */
  kept: number;
}

/**
 * Which lines of the list are drawn, and where: those in the window, and once they stand those around it. `waits` says of which line
 * it is out of sight and may show what it showed, until what is new in the window is seen; to be asked once the lines are.
 */
export function useDrawnLines(lines: Lines<Task>, { arranged, rowHeight, margin, kept }: Drawn) {
  const isDrawn = useSettled('rows');
  const isSettled = useSettled(arranged);
  const virtualizer = useWindowVirtualizer({
    count: lines.count,
    estimateSize: (index) => (lines.isHeading(index) ? HEADING : rowHeight),
    // Other lines are measured anew at once, and not when they are already drawn.
    getItemKey: lines.keyAt,
    overscan: isDrawn ? OVERSCAN : 0,
    // What it will measure, told ahead: else the first drawing has no rows, and all of them are drawn at once behind it.
    initialRect: { width: innerWidth, height: innerHeight },
    scrollMargin: margin,
    scrollPaddingStart: BAR,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), kept])].sort((a, b) => a - b),
  });
  const measuredFor = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measuredFor.current === rowHeight) return;
    measuredFor.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const waits = (line: number) => {
    const { range } = virtualizer;
    return !isSettled && line !== kept && range !== null && (line < range.startIndex || line > range.endIndex);
  };
  return { virtualizer, waits };
}

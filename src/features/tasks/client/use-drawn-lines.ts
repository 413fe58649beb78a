import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSettled } from '#client/lib/use-settled.ts';
import type { Task } from '../contract.ts';
import type { Line } from './list-lines.ts';
import { HEADING } from './row-height.ts';

/** Rows drawn beyond the edges of the window, so that a quick scroll meets no blank. */
const OVERSCAN = 8;
/** Pixels of the sticky top bar and a little air. */
const BAR = 64;

interface Drawn {
  /** Pixels of a row, as long as it is not measured. */
  rowHeight: number;
  /** Pixels from the top of the document to the first line. */
  margin: number;
  /** The line that stays drawn wherever the page is scrolled: the keyboard's. */
  kept: number;
}

/** Which lines of the list are drawn, and where: those in the window, and once they stand those around it. */
export function useDrawnLines(lines: readonly Line<Task>[], { rowHeight, margin, kept }: Drawn) {
  const isSettled = useSettled(lines[0]?.group.name.by ?? 'none');
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.task ? rowHeight : HEADING),
    // Other lines are measured anew at once, and not when they are already drawn.
    getItemKey: useCallback((index: number) => lines[index]?.task?.id ?? lines[index]?.group.key ?? index, [lines]),
    overscan: isSettled ? OVERSCAN : 0,
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
  return virtualizer;
}

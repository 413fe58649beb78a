import type { Lines } from './list-lines.ts';

/** Where a row goes that is dropped among the lines of a project. */
export interface Drop {
  headingId: string | null;
  /** Behind which task; null: first under its heading. */
  afterTaskId: string | null;
}

/**
 * Where a task goes whose line is taken out and put in at `to`, counted without it: behind the row above, or first under the
 * heading above, and above all of them under none.
 * @returns null where it stays where it is
 */
export function dropAt<T extends { id: string }>(lines: Lines<T>, from: number, to: number): Drop | null {
  if (to === from || to < 0 || to >= lines.count) return null;
  const above = lines.at(to > from ? to : to - 1);
  return { headingId: above?.group.name.is ?? null, afterTaskId: above?.task?.id ?? null };
}

/** The place at which a line is put in whose middle is dragged to a height. @param heights of the lines, in their order */
export function placeAt(heights: readonly number[], from: number, middle: number): number {
  let top = 0;
  let place = 0;
  for (const [at, height] of heights.entries()) {
    const center = top + height / 2;
    if (at !== from && (at < from ? center < middle : center <= middle)) place++;
    top += height;
  }
  return place;
}

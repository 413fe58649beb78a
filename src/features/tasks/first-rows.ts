import type { Task } from './contract.ts';
import type { DueGroup } from './grouping.ts';

/** Under what the document carries the rows of the day and of the list, where all of them are too many for it. */
export const FIRST_DAY = 'first-day';
export const FIRST_LIST = 'first-list';

/** The rows from which the day is drawn, and how many tasks there are beyond them. */
export interface FirstDay<T = Task> {
  rows: readonly T[];
  /** In work; of these, of today; and done today. */
  beyond: { open: number; due: number; done: number };
}

/** The first rows of the list as it is without a choice, and what is told of the others. */
export interface FirstList<T = Task> {
  rows: readonly T[];
  /** Other tasks, of which steps are due. */
  besides: readonly T[];
  /** How many other tasks there are: in each group, and in the inbox. */
  beyond: { groups: Partial<Record<DueGroup, number>>; inbox: number };
}

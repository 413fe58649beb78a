import type { Notification } from '../rules.ts';
import { texts } from './texts.ts';

type Told = Pick<Notification, 'id' | 'type' | 'title' | 'description'>;

/** More at once, as after a sleep, are told of as a number. */
const FEW = 3;

/** Those that were not there before; those of the beginning, before which nothing is known, are no news. */
export const arrivedSince = <N extends Pick<Told, 'id'>>(known: ReadonlySet<string> | undefined, list: readonly N[]) =>
  known ? list.filter(({ id }) => !known.has(id)) : [];

/** What a screen reader says of them; '' for nothing. What was just done here has had its own word. */
export function spokenArrivals(arrived: readonly Told[]): string {
  const due = arrived.filter(({ type }) => type !== 'completed');
  const [first, ...others] = due;
  if (!first) return '';
  return others.length === 0 ? texts.arrived(first.title, first.description) : texts.manyArrived(due.length);
}

/** Whether so many are told to the system one by one. */
export const areFew = (arrived: readonly unknown[]): boolean => arrived.length <= FEW;

import { shortened } from '../shorten.ts';

const NBSP = '\u00a0';
const NAMED = 5;
/** A longer title hides the sentence around it. */
const TITLE_SHOWN = 80;

/** «А», cut where it is too long for a sentence. */
export const quoted = (title: string): string => `«${shortened(title, TITLE_SHOWN)}»`;

/** «А», «Б» and three more: the first five titles, and how many are left, as `more` says it. */
export function namedAll(titles: readonly string[], more: (count: number) => string = String): string {
  const shown = titles.slice(0, NAMED).map(quoted);
  const left = titles.length - shown.length;
  return shown.join(', ') + (left > 0 ? ` и${NBSP}ещё ${more(left)}` : '');
}

import type { Word } from '../hear/words.ts';
import type { ReadClause } from '../read/known-clauses.ts';

const ALIKE = /(?:^| )(?:туда же|тогда же|тоже|также|так же)(?: |$)/;

/** «и расходники туда же»: what was said before holds of it as well. */
export function saysAlike({ from, to }: ReadClause, words: readonly Word[]): boolean {
  const said = words.slice(from, to).map(({ word }) => word);
  return ALIKE.test(said.join(' '));
}

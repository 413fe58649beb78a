import type { Word } from '../hear/words.ts';
import type { Act } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Part } from '../read/labels.ts';

const ALIKE = /(?:^| )(?:туда же|тогда же|тоже|также|так же)(?: |$)/;

/** «и расходники туда же»: what was said before holds of it as well. */
export function saysAlike({ from, to }: ReadClause, words: readonly Word[]): boolean {
  const said = words.slice(from, to).map(({ word }) => word);
  return ALIKE.test(said.join(' '));
}

/** What a task that is only named may get like another. */
const DEEDS = ['complete', 'activate', 'delete'] as const;
type Deed = (typeof DEEDS)[number];

/** Whether a part names a task, or only says that it is like another. */
const merelyNames = ({ label, from, to }: Part, words: readonly Word[]) =>
  label === 'ref' || label === 'void' || words.slice(from, to).every(({ word }) => ALIKE.test(word));

/** «и с Ренатом тоже»: what was done before is done to what is only named here as well; null where no such thing is said. */
export function deedAlike(clause: ReadClause, words: readonly Word[], before: Act | string | null): Deed | null {
  const isOnlyNamed = clause.parts.length > 0 && clause.parts.every((part) => merelyNames(part, words));
  const deed = DEEDS.find((one) => one === before);
  return deed && isOnlyNamed && saysAlike(clause, words) ? deed : null;
}

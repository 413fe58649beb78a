import { headForms } from './heads.ts';
import type { Named } from './model.ts';
import { namedAt } from './project-slot.ts';
import type { Term } from './terms.ts';

/** A word as it was said; empty for one in quotes, which only names. */
export const wordOf = (term: Term | undefined) => (term?.quote ? '' : (term?.word ?? ''));
export const isSign = (term: Term | undefined) => term?.kind === 'mark';

/** What terms name from one to another, where that is all that they say. */
export function namedWhole<N extends Named>(terms: readonly Term[], names: readonly N[]): N | null {
  const start = terms.findIndex((term) => !isSign(term));
  const found = start < 0 ? null : namedAt(terms, start, names);
  return found && terms.slice(found.next).every(isSign) ? found.item : null;
}

/** Whether a name that was typed goes on to something else that is asked for: «в папку Дом и добавь задачу…». */
export const goesOn = (terms: readonly Term[]): boolean =>
  terms.slice(1).some((term) => !isSign(term) && term.quote === 0 && headForms.has(wordOf(term)));

/** A name as it was typed, without its quotes and with its own letters; empty where nothing is said. */
export function typedName(terms: readonly Term[], text: string): string {
  const led = /^(?:под названием|с названием|с именем|по имени) /iu;
  const [first, last] = [terms[0], terms.findLast((term) => !isSign(term))];
  if (!first || !last) return '';
  const said = text.slice(first.start, last.end).trim().replace(led, '');
  return said.replace(/^[«"„“#\s]+/u, '').replace(/(?<![»"”“.!?\s])[»"”“.!?\s]{1,9}$/u, '');
}

/** Another name for one of those there are. */
export interface Renaming<N extends Named> {
  of: N;
  /** As it was typed, or as another one is called already. */
  name: string;
  other: N | null;
}

/** Why words rename nothing: they name none, no new name follows, or something else that is asked for does. */
export type NotRenamed = 'unknown' | 'unnamed' | 'goes on';

/** «Дом в Быт», «Дом на «Быт»». */
export function renaming<N extends Named>(
  terms: readonly Term[],
  names: readonly N[],
  text: string,
): Renaming<N> | NotRenamed {
  const start = terms.findIndex((term) => !isSign(term));
  const found = start < 0 ? null : namedAt(terms, start, names);
  if (!found) return 'unknown';
  let at = found.next;
  while (isSign(terms[at])) at++;
  if (!/^(?:в|на)$/.test(wordOf(terms[at]))) return 'unnamed';
  const behind = terms.slice(at + 1);
  const known = namedWhole(behind, names);
  const other = known && known.id !== found.item.id ? known : null;
  const name = other?.name ?? typedName(behind, text);
  if (name === '') return 'unnamed';
  return !other && goesOn(behind) ? 'goes on' : { of: found.item, name, other };
}

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

/** Words between a name and the colon behind which the new one stands: «назови метку Дом по-новому: Быт». */
const MOST_BETWEEN = 2;

/** Where the new name begins; null where none is led to. */
function newNameAt(terms: readonly Term[], from: number): number | null {
  const colon = terms.findIndex(({ text }, at) => at >= from && at <= from + MOST_BETWEEN && text === ':');
  if (colon >= 0) return colon + 1;
  let at = from;
  while (isSign(terms[at])) at++;
  if (/^(?:в|на|to|into)$/.test(wordOf(terms[at]))) return at + 1;
  const isArrow = terms.slice(from, at).some(({ text }) => /^[>→]$/.test(text));
  return isArrow ? at : null;
}

/** «Дом в Быт», «Дом на «Быт»», «Дом -> Быт». */
export function renaming<N extends Named>(
  terms: readonly Term[],
  names: readonly N[],
  text: string,
): Renaming<N> | NotRenamed {
  const start = terms.findIndex((term) => !isSign(term));
  const found = start < 0 ? null : namedAt(terms, start, names);
  if (!found) return 'unknown';
  const at = newNameAt(terms, found.next);
  if (at === null) return 'unnamed';
  const behind = terms.slice(at);
  const known = namedWhole(behind, names);
  const other = known && known.id !== found.item.id ? known : null;
  const name = other?.name ?? typedName(behind, text);
  if (name === '') return 'unnamed';
  return !other && goesOn(behind) ? 'goes on' : { of: found.item, name, other };
}

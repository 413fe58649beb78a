import { fold } from '#shared/russian/text.ts';
import type { Environment } from './environment.ts';
import type { View } from './model.ts';
import { namedAt } from './project-slot.ts';
import type { Term } from './terms.ts';

export type KnownHeading = NonNullable<View['headings']>[number];

/** A heading that is named: all of that name, and the terms from what leads to it on. */
interface HeadingSaid {
  same: readonly KnownHeading[];
  from: number;
  to: number;
}

const NOUN = /^(?:раздел(?:а|у|ом|е)?|заголов(?:ок|ка|ку|ком|ке))$/;
const LEAD = /^(?:в|во|под|к|из)$/;

/** «в раздел Кухня», «под заголовком «Ванная комната»»; null where none that there is is named so. */
export function headingSaid(terms: readonly Term[], { view: { headings = [] } }: Environment): HeadingSaid | null {
  if (headings.length === 0) return null;
  const noun = terms.findIndex(({ word, quote }) => !quote && NOUN.test(word));
  if (noun < 0) return null;
  let at = noun + 1;
  while (terms[at]?.kind === 'mark' && at < noun + 3) at++;
  const named = namedAt(terms, at, headings);
  if (!named) return null;
  const to = terms[named.next]?.kind === 'mark' && terms[at]!.quote > 0 ? named.next + 1 : named.next;
  return {
    same: headings.filter(({ name }) => fold(name) === fold(named.item.name)),
    from: LEAD.test(terms[noun - 1]?.word ?? '') ? noun - 1 : noun,
    to,
  };
}

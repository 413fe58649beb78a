import type { Head, Verb } from './heads.ts';
import type { Term } from './terms.ts';

export interface HeadAt extends Head {
  /** Index in the clause's terms. */
  at: number;
  negated: boolean;
}

/** A part of the message that asks for one kind of thing, or states one. */
export interface Clause {
  terms: Term[];
  head: HeadAt | null;
  /** It began on a line of its own, or after a bullet. */
  line: boolean;
  /** A colon or a break ended it: what follows are its items. */
  opens: boolean;
}

/** The command that a clause amounts to though no word of it commands. */
export const implied = (verb: Verb): HeadAt => ({ verb, mood: 'imperative', at: -1, negated: false });

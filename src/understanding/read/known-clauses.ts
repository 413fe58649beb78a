import type { Act } from '../model.ts';
import type { Clause } from './clauses.ts';
import { numberOf, type Part } from './labels.ts';

/** A clause and the act that it is taken for. */
export interface ReadClause extends Clause {
  act: Act;
}

/** A clause of a message: the same words with the same parts are the same clause, in whichever reading they stand. */
export class KnownClause implements Clause {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly parts: Part[];
  /** The labels of its parts. */
  readonly labels: string;
  /** Where its commands stand. */
  readonly commands: string;
  readonly #read = new Map<Act, ReadClause>();

  constructor(number: number, from: number, to: number, parts: Part[]) {
    this.number = number;
    this.from = from;
    this.to = to;
    this.parts = parts;
    this.labels = parts.map(({ label }) => label).join();
    this.commands = parts.flatMap((part) => (part.label === 'cmd' ? `${part.from}-${part.to}` : [])).join();
  }

  /** The clause taken for this act; always the same one. */
  as(act: Act): ReadClause {
    const known = this.#read.get(act);
    if (known) return known;
    const { from, to, parts } = this;
    const read = { from, to, parts, act };
    this.#read.set(act, read);
    return read;
  }
}

/** Clauses that begin alike, by what comes next in them. */
interface Branch {
  clause: KnownClause | null;
  next: Map<number, Branch>;
}

const branch = (): Branch => ({ clause: null, next: new Map() });

/** The clauses that a message may fall into. */
export class KnownClauses {
  readonly #count: number;
  readonly #root = branch();
  #clauses = 0;

  /** Of a message of so many words. */
  constructor(count: number) {
    this.#count = count;
  }

  /** The clauses that begin at these words, each with those of the parts that begin in it. `parts` stand in their order. */
  of(parts: readonly Part[], begins: readonly number[]): KnownClause[] {
    let at = 0;
    return begins.map((from, index) => {
      const to = begins[index + 1] ?? this.#count;
      const own: Part[] = [];
      for (; at < parts.length && parts[at]!.from < to; at++) own.push(parts[at]!);
      return this.#known(from, to, own);
    });
  }

  #known(from: number, to: number, parts: Part[]): KnownClause {
    let found = this.#after(this.#root, from, to, 0);
    for (const part of parts) found = this.#after(found, part.from, part.to, numberOf(part.label));
    found.clause ??= new KnownClause(this.#clauses++, from, to, parts);
    return found.clause;
  }

  #after({ next }: Branch, from: number, to: number, kind: number): Branch {
    const places = this.#count + 1;
    const step = (kind * places + from) * places + to;
    const known = next.get(step);
    if (known) return known;
    const made = branch();
    next.set(step, made);
    return made;
  }
}

/** The same for clauses whose `actFeatures` are. */
export function actKey(clauses: readonly KnownClause[], index: number): string {
  const { number } = clauses[index]!;
  if (clauses.length === 1) return String(number);
  const elsewhere = clauses.flatMap(({ commands }, at) => (at === index ? [] : commands || []));
  return `${number}|${clauses[index - 1]?.labels ?? '-'}|${Math.min(clauses.length, 3)}|${elsewhere.join()}`;
}

import { isDeed, isThing, type Seam, seamAt } from './clauses.ts';
import { LABELS, numberOf, type Part } from './labels.ts';

const KINDS = LABELS.length + 1;
/** How near something stands, or that it stands nowhere. */
const NEAR = 4;
const NOWHERE = NEAR;
const few = (count: number) => Math.min(count, 2);

/** By place in a list: how many places on the next one is that fits; 2 stands for more, 3 for none. */
function nextOf(parts: readonly Part[], fits: (part: Part) => boolean): number[] {
  const found = Array<number>(parts.length + 1).fill(3);
  for (let at = parts.length - 1; at >= 0; at--)
    found[at] = fits(parts[at]!) ? 0 : found[at + 1] === 3 ? 3 : few(found[at + 1]! + 1);
  return found;
}

/**
 * The seams of a message that falls into such parts, which stand in their order and do not overlap. Ways to part a message have most
 * seams in common; those that `seamAt` makes alike have one name.
 */
export class Seams {
  readonly #parts: readonly Part[];
  /** By word: its label. */
  readonly #labels: Uint8Array;
  /** By word: of the parts, how many end before it, and how many begin before it. */
  readonly #ended: Int32Array;
  readonly #begun: Int32Array;
  readonly #nextThing: readonly number[];
  readonly #nextDeed: readonly number[];

  constructor(parts: readonly Part[], count: number) {
    this.#parts = parts;
    this.#labels = new Uint8Array(count);
    this.#ended = new Int32Array(count);
    this.#begun = new Int32Array(count);
    this.#nextThing = nextOf(parts, isThing);
    this.#nextDeed = nextOf(parts, isDeed);
    let [ended, begun] = [0, 0];
    for (let at = 0; at < count; at++) {
      while (begun < parts.length && parts[begun]!.from < at) begun++;
      while (ended < parts.length && parts[ended]!.to <= at) ended++;
      this.#begun[at] = begun;
      this.#ended[at] = ended;
      const inside = begun > ended ? parts[ended] : parts[begun]?.from === at ? parts[begun] : undefined;
      this.#labels[at] = numberOf(inside?.label);
    }
  }

  /** The seam before word `at`, where the present command began at `since`. */
  at(at: number, since: number): Seam {
    return seamAt(this.#parts, at, since);
  }

  /** What is the same of seams that are alike, in two numbers: the labels that were seen, and all else. */
  nameOf(at: number, since: number): { seen: number; rest: number } {
    const parts = this.#parts;
    const [first, end, next] = [this.#begun[since]!, this.#ended[at]!, this.#begun[at]!];
    let [seen, things, deeds] = [0, 0, 0];
    for (let index = first; index < end; index++) {
      seen |= 1 << numberOf(parts[index]!.label);
      if (isThing(parts[index]!)) things++;
      if (isDeed(parts[index]!)) deeds++;
    }
    const last = end > first ? parts[end - 1] : undefined;
    const follows = parts[next];
    let rest = next > end ? 1 : 0;
    rest = rest * KINDS + this.#labels[at - 1]!;
    rest = rest * KINDS + this.#labels[at]!;
    rest = rest * KINDS + numberOf(follows?.label);
    rest = rest * KINDS + numberOf(parts[next + 1]?.label);
    rest = rest * KINDS + numberOf(last?.label);
    rest = (rest * 3 + few(things)) * 3 + few(deeds);
    rest = rest * 4 + this.#nextThing[next]!;
    rest = rest * 4 + this.#nextDeed[next]!;
    rest = rest * (NEAR + 1) + (follows ? Math.min(follows.from - at, NEAR - 1) : NOWHERE);
    rest = rest * (NEAR + 1) + (last ? Math.min(at - last.to, NEAR - 1) : NOWHERE);
    return { seen, rest };
  }
}

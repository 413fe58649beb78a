import { type Day, daysBetween } from '#shared/day.ts';

/** Any number for a text, the same on every machine. */
export function numberOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** Chooses among ways to say the same; `slot` names the place in the text. */
export type Choose = <T>(options: readonly T[], slot: string) => T;

/** The same choice all day, and another one the next: what people read daily must not sound alike two days running. */
export function choiceOfDay(seed: string, day: Day): Choose {
  const turn = daysBetween('2020-01-01', day);
  return (options, slot) => options[(numberOf(`${seed} ${slot}`) + turn) % options.length]!;
}

/**
 * Walks all pairs of two lists, at each turn with another member of both: `turn` 0, 1, 2 … of a list of `a` and one of
 * `b` members repeats no pair before `a · b` turns have passed.
 */
export function pairAt<A, B>(first: readonly A[], second: readonly B[], turn: number): [A, B] {
  const [a, b] = [first.length, second.length];
  const rounds = Math.floor(turn / lcm(a, b));
  return [first[turn % a]!, second[(turn + rounds) % b]!];
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));
const lcm = (one: number, other: number) => (one * other) / gcd(one, other);

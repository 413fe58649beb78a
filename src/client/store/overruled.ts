import { dequal } from 'dequal/lite';
import type { Unsent } from './unsent.ts';

/** What of a change is overruled: the same change of that alone, and what is to be said to have it all the same. */
export interface Overruled<C extends object = object> {
  change: C;
  body: object;
}

/** As servers keep it: texts trimmed, and an empty one none. */
const kept = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);

/** The fields of which an answer to what was said tells something else; undefined where there are none. */
export function saidOtherwise<Fields extends object>(said: Fields, answer: object): Partial<Fields> | undefined {
  const lost = Object.entries(said).filter(
    ([field, value]) =>
      value !== undefined && field in answer && !dequal(kept(value), kept(answer[field as keyof typeof answer])),
  );
  return lost.length > 0 ? (Object.fromEntries(lost) as Partial<Fields>) : undefined;
}

/** Finds what an answer to a change tells otherwise. */
export type FindOverruled = (unsent: Unsent, answer: object) => Overruled | undefined;

/** What of a change is overruled. What is made again where a server lost it has itself been followed by what came later. */
export function overruledBy(
  find: FindOverruled,
  unsent: Unsent,
  { status, body }: { status: number; body: unknown },
): Overruled | undefined {
  if (status >= 400 || unsent.again || typeof body !== 'object' || body === null) return undefined;
  return find(unsent, body);
}

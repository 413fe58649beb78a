import { dequal } from 'dequal/lite';
import { compareRanks, type Ranked } from './rank.ts';

/** Some things put behind one of the others: first where it is null, at the end where nothing is said or it is gone. */
export function putBehind<T extends { id: string }>(
  others: readonly T[],
  some: readonly T[],
  after: string | null | undefined,
): T[] {
  const known = others.findIndex(({ id }) => id === after) + 1;
  const at = after === null ? 0 : known || others.length;
  return [...others.slice(0, at), ...some, ...others.slice(at)];
}

const byId = <T extends { id: string }>(things: readonly T[]) => new Map(things.map((thing) => [thing.id, thing]));

/**
 * A list once an act is taken back: each that still is as the act made it is as it was before; what was changed since stays.
 * @returns null where nothing of the act is left
 */
export function listBack<T extends Ranked>(now: readonly T[], before: readonly T[], after: readonly T[]): T[] | null {
  const [is, was, made] = [byId(now), byId(before), byId(after)];
  const touched = [...new Set([...was.keys(), ...made.keys()])].filter((id) => !dequal(was.get(id), made.get(id)));
  const back = touched.filter((id) => dequal(is.get(id), made.get(id)));
  if (back.length === 0) return null;
  for (const id of back) {
    const thing = was.get(id);
    if (thing) is.set(id, thing);
    else is.delete(id);
  }
  return [...is.values()].sort(compareRanks);
}

import { dequal } from 'dequal/lite';
import { pick } from '#shared/fields.ts';
import type { Ranked } from '#shared/rank.ts';
import { listBack } from '#shared/ranked-list.ts';
import type { Image } from './images.ts';
import type { Entry, Kind } from './journal.ts';

/** An object that is deleted softly, and when it was. */
export interface Deletable<Thing> {
  object: Thing;
  deletedAt: number | null;
}

interface WayBack<Thing> {
  kind: string;
  id: string;
  title: string;
  deed: 'removed' | 'restored' | 'changed' | null;
  /** Fields that stay as they are, because of `reason`. */
  kept: string[];
  reason: 'changed' | 'gone' | null;
  change: Partial<Thing>;
  /** Where it goes again, when it had gone; now where absent. */
  deletedAt?: number;
}

/**
 * Softly deleted objects of a kind as the journal keeps them, and the way back.
 * @param own fields that people write
 * @param lists fields that are ranked lists, of which each thing is taken back by itself
 */
export function deletable<Thing extends { id: string; name: string }>(
  name: string,
  own: readonly (keyof Thing & string)[],
  lists: readonly (keyof Thing & string)[] = [],
) {
  const imageOf = ({ object, deletedAt }: Deletable<Thing>): Image => ({
    ...pick(object, [...own, ...lists]),
    deletedAt: deletedAt && new Date(deletedAt).toISOString(),
  });

  const kind: Kind<Deletable<Thing>> = {
    name,
    idOf: ({ object }) => object.id,
    imagesOf(before, after) {
      const [was, is] = [before && imageOf(before), imageOf(after)];
      const changed = Object.keys(is).filter((field) => !dequal(was?.[field], is[field]));
      return { before: was && pick(was, changed), after: pick(is, changed) };
    },
  };

  /** Where taking an entry back leads an object. @param restorable the instant since which a deletion can be taken back */
  function wayBack(
    found: Deletable<Thing> | undefined,
    { objectId, before, after }: Entry,
    restorable: number,
  ): WayBack<Thing> {
    const title = found?.object.name ?? String(after.name ?? before?.name ?? '');
    const told: WayBack<Thing> = { kind: name, id: objectId, title, deed: null, kept: [], reason: null, change: {} };
    const fields = Object.keys(after);
    const isDeletion = typeof after.deletedAt === 'string';
    if (!found || (found.deletedAt !== null && found.deletedAt < restorable))
      return before ? { ...told, kept: fields, reason: 'gone' } : told;
    const is = imageOf(found);
    if (!before) {
      if (found.deletedAt !== null) return told;
      return is.name === after.name ? { ...told, deed: 'removed' } : { ...told, kept: fields, reason: 'changed' };
    }
    if ('deletedAt' in after) {
      if ((found.deletedAt === null) === isDeletion) return told;
      if (isDeletion) return { ...told, deed: 'restored' };
      return { ...told, deed: 'removed', deletedAt: Date.parse(String(before.deletedAt)) };
    }
    if (found.deletedAt !== null) return { ...told, kept: fields, reason: 'gone' };
    const change: Record<string, unknown> = {};
    for (const field of fields) {
      if (lists.some((name) => name === field)) {
        const [now, was, made] = [is, before, after].map((image) => (image[field] ?? []) as Ranked[]);
        const back = listBack(now!, was!, made!);
        if (back) change[field] = back;
      } else if (is[field] === after[field]) change[field] = before[field];
    }
    const kept = fields.filter((field) => !(field in change));
    const deed = Object.keys(change).length > 0 ? 'changed' : null;
    return { ...told, deed, kept, reason: kept.length > 0 ? 'changed' : null, change: change as Partial<Thing> };
  }

  return { kind, wayBack };
}

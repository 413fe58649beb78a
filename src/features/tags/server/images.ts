import type { PutBack } from '#features/journal/contract.ts';
import type { Image } from '#server/journal/images.ts';
import type { Entry, Kind } from '#server/journal/journal.ts';
import { pick } from '#shared/fields.ts';
import type { Tag } from '../contract.ts';
import { OWN_FIELDS } from '../field-sets.ts';

/** A tag, and when it was deleted. */
interface Kept {
  tag: Tag;
  deletedAt: number | null;
}

const imageOf = ({ tag, deletedAt }: Kept): Image => ({
  ...pick(tag, OWN_FIELDS),
  deletedAt: deletedAt && new Date(deletedAt).toISOString(),
});

/** Tags as the journal keeps them. */
export const TAG_KIND: Kind<Kept> = {
  name: 'tags',
  idOf: ({ tag }) => tag.id,
  imagesOf(before, after) {
    const [was, is] = [before && imageOf(before), imageOf(after)];
    const changed = Object.keys(is).filter((field) => was?.[field] !== is[field]);
    return { before: was && pick(was, changed), after: pick(is, changed) };
  },
};

interface WayBack extends PutBack {
  change: Partial<Tag>;
  /** Where it goes again, when it had gone; now where absent. */
  deletedAt?: number;
}

/** Where taking an entry back leads a tag. @param restorable the instant since which a deletion can be taken back */
export function wayBack(found: Kept | undefined, { objectId, before, after }: Entry, restorable: number): WayBack {
  const title = found?.tag.name ?? String(after.name ?? before?.name ?? '');
  const told: WayBack = { kind: 'tags', id: objectId, title, deed: null, kept: [], reason: null, change: {} };
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
  const kept = fields.filter((field) => is[field] !== after[field]);
  const change: Partial<Tag> = pick(
    before,
    fields.filter((field) => !kept.includes(field)),
  );
  const deed = Object.keys(change).length > 0 ? 'changed' : null;
  return { ...told, deed, kept, reason: kept.length > 0 ? 'changed' : null, change };
}

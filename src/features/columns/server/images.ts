import type { PutBack } from '#features/journal/contract.ts';
import type { Image } from '#server/journal/images.ts';
import type { Entry, Kind } from '#server/journal/journal.ts';
import { pick } from '#shared/fields.ts';
import type { StoredColumn } from './store.ts';

/** A column, and when it was deleted, epoch milliseconds. */
export interface Kept {
  column: StoredColumn;
  deletedAt: number | null;
  /** Its deletion is one of several writes, and began with what is in it. */
  leaving?: true;
}

const FIELDS = ['name', 'rank'] as const;
type Field = (typeof FIELDS)[number];

/** Columns as the journal keeps them: of a deleted one all that it was. */
export const COLUMN_KIND: Kind<Kept> = {
  name: 'columns',
  idOf: ({ column }) => column.id,
  imagesOf(before, after) {
    const deletion = (before?.deletedAt ?? null) !== after.deletedAt;
    const changed = FIELDS.filter((field) => deletion || before?.column[field] !== after.column[field]);
    const imageOf = ({ column, deletedAt, leaving }: Kept): Image => ({
      ...pick(column, changed),
      ...(deletion && { deletedAt: deletedAt === null ? null : new Date(deletedAt).toISOString() }),
      ...(leaving && { leaving }),
    });
    return { before: before && imageOf(before), after: imageOf(after) };
  },
};

export interface WayBack extends PutBack {
  change: Partial<Record<Field, string>>;
}

/** Where taking an entry back leads a column; undefined for one that is gone. */
export function wayBack(column: StoredColumn | undefined, { objectId, before, after }: Entry): WayBack {
  const title = column?.name ?? String(before?.name ?? after.name ?? '');
  const told: WayBack = { kind: 'columns', id: objectId, title, deed: null, kept: [], reason: null, change: {} };
  const was: WayBack['change'] = before ?? {};
  if ('deletedAt' in after) {
    if ((after.deletedAt === null) === (column === undefined)) return told;
    return column ? { ...told, deed: 'removed' } : { ...told, deed: 'restored', change: pick(was, FIELDS) };
  }
  const fields = FIELDS.filter((field) => field in after);
  if (!column) return { ...told, kept: fields, reason: 'gone' };
  const kept = fields.filter((field) => column[field] !== after[field]);
  const back = fields.filter((field) => !kept.includes(field));
  const reason = kept.length > 0 ? 'changed' : null;
  return { ...told, deed: back.length > 0 ? 'changed' : null, kept, reason, change: pick(was, back) };
}

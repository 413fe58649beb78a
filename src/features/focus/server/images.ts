import type { PutBack } from '#features/journal/contract.ts';
import type { Image } from '#server/journal/images.ts';
import type { Entry, Kind } from '#server/journal/journal.ts';
import { pick } from '#shared/fields.ts';
import { texts } from '../texts.ts';
import { toSession } from './sessions.ts';
import type { SessionRow } from './store.ts';

const SAID = ['taskId', 'startTime', 'endTime', 'localDate'] as const;
type Said = (typeof SAID)[number];

/** The minutes are its own: those that count follow from what else was at that time. */
const imageOf = (row: SessionRow): Image => ({
  ...pick(toSession(row), SAID),
  actualDurationMinutes: row.own_minutes,
  deletedAt: row.deleted_at && new Date(row.deleted_at).toISOString(),
});

/** Sessions that are over, as the journal keeps them. */
export const SESSION_KIND: Kind<SessionRow> = {
  name: 'focusSessions',
  idOf: ({ id }) => id,
  imagesOf(before, after) {
    const [was, is] = [before && imageOf(before), imageOf(after)];
    const changed = Object.keys(is).filter((field) => was?.[field] !== is[field]);
    return { before: was && pick(was, changed), after: pick(is, changed) };
  },
};

interface WayBack extends PutBack {
  change: Partial<Record<Said, string | null> & { actualDurationMinutes: number }>;
  /** Where it goes again, when it had gone; now where absent. */
  deletedAt?: number;
}

/** Where taking an entry back leads a session. @param restorable the instant since which a deletion can be taken back */
export function wayBack(row: SessionRow | undefined, { objectId, before, after }: Entry, restorable: number): WayBack {
  const title = row?.task_title ?? texts.session;
  const told: WayBack = {
    kind: SESSION_KIND.name,
    id: objectId,
    title,
    deed: null,
    kept: [],
    reason: null,
    change: {},
  };
  const fields = Object.keys(after);
  const isDeletion = typeof after.deletedAt === 'string';
  if (!row || (row.deleted_at !== null && row.deleted_at < restorable))
    return before ? { ...told, kept: fields, reason: 'gone' } : told;
  const is = imageOf(row);
  const kept = fields.filter((field) => is[field] !== after[field]);
  if (!before) {
    if (row.deleted_at !== null) return told;
    return kept.length === 0 ? { ...told, deed: 'removed' } : { ...told, kept, reason: 'changed' };
  }
  if ('deletedAt' in after) {
    if ((row.deleted_at === null) === isDeletion) return told;
    if (isDeletion) return { ...told, deed: 'restored' };
    return { ...told, deed: 'removed', deletedAt: Date.parse(String(before.deletedAt)) };
  }
  if (row.deleted_at !== null) return { ...told, kept: fields, reason: 'gone' };
  const change: WayBack['change'] = pick(
    before,
    fields.filter((field) => !kept.includes(field)),
  );
  const deed = Object.keys(change).length > 0 ? 'changed' : null;
  return { ...told, deed, kept, reason: kept.length > 0 ? 'changed' : null, change };
}

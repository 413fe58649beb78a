import { dequal } from 'dequal/lite';
import type { Context } from '#server/context.ts';
import { isId } from '#server/id.ts';
import type { Entry, Place } from '#server/journal/journal.ts';
import { notFound } from '#shared/errors.ts';
import { TOLD_FIELDS } from '../field-sets.ts';
import type { HistoryEntry, TaskHistory } from '../history-contract.ts';
import { texts } from '../texts.ts';
import { stands } from './putting-back.ts';
import type { TaskRow, TaskStore } from './store.ts';

interface Page {
  before?: string | undefined;
  limit: number;
}

const writePlace = ({ at, id }: Place) => `${at}.${id}`;

function readPlace(text: string | undefined): Place | undefined {
  const [at, id] = text?.split('.') ?? [];
  return id === undefined ? undefined : { at: Number(at), id };
}

function deedOf({ before, after }: Entry): HistoryEntry['deed'] {
  if (before === null) return 'created';
  if (!('deletedAt' in after)) return 'changed';
  return after.deletedAt === null ? 'restored' : 'deleted';
}

/** A list or a nested value as JSON. */
function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function changesOf({ before, after }: Pick<Entry, 'before' | 'after'>): HistoryEntry['changes'] {
  if (before === null) return [];
  const changed = TOLD_FIELDS.filter((field) => field in after && !dequal(before[field], after[field]));
  return changed.map((field) => ({ field, before: text(before[field]), after: text(after[field]) }));
}

function tell(entry: Entry, row: TaskRow): HistoryEntry {
  const { id, at, by, undoes, undone } = entry;
  const deed = deedOf(entry);
  return {
    id,
    at: new Date(at).toISOString(),
    by,
    deed,
    changes: changesOf(entry),
    undoes: undoes !== null,
    undone,
    canUndo: !undone && deed === 'changed' && row.deleted_at === null && stands(row, entry),
  };
}

/** What acts made of a task. Where it stands among others is no part of it. */
export const taskHistory =
  ({ journal }: Pick<Context, 'journal'>, store: Pick<TaskStore, 'findAny'>) =>
  /** @throws AppError 404 for a missing task or somebody else's */
  async (userId: string, id: string, { before, limit }: Page): Promise<TaskHistory> => {
    if (!isId(id)) throw notFound(texts.missing);
    const asked = [store.findAny(userId, id), journal.ofObject(userId, id, readPlace(before), limit + 1)] as const;
    const [row, found] = await Promise.all(asked);
    if (!row) throw notFound(texts.missing);
    const page = found.slice(0, limit);
    const told = page.map((entry) => tell(entry, row));
    return {
      entries: told.filter(({ deed, changes }) => deed !== 'changed' || changes.length > 0),
      next: found.length > limit ? writePlace(page.at(-1)!) : null,
    };
  };

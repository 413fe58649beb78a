import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptChange, type Said, wayBack } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { beginAct, entryOf, refuseAct, undoAction } from '#features/journal/client/queries.ts';
import { COLUMNS_KEY } from '../columns-key.ts';
import type { Column } from '../contract.ts';
import { neighbourAt } from '../order.ts';
import { texts } from '../texts.ts';
import type { UnsentColumn } from '../unsent.ts';
import { columnKind } from './column-kind.ts';

/** Columns of the board, in order. */
export function useColumns() {
  return useQuery<Column[]>({ queryKey: COLUMNS_KEY });
}

const pathOf = ({ id }: Column) => `${COLUMNS_KEY[0]}/${encodeURIComponent(id)}`;

/** Remembers a change as this window's last act. */
function begin(client: QueryClient, entry: string, back: UnsentColumn, words: string) {
  return beginAct(client, { entry, ...wayBack(client, columnKind, back, texts.unsent.takeBack(words)) });
}

interface ColumnCreation {
  name: string;
  /** A UUID of version 7, the same for every attempt at this one column: its id. */
  key: string;
}

export const creating = (client: QueryClient) =>
  keptChange(client, {
    kind: columnKind,
    said: ({ name, key }: ColumnCreation): Said<UnsentColumn> => ({
      change: { deed: 'create', id: key, name },
      method: 'POST',
      path: COLUMNS_KEY[0],
      body: { name, id: key },
      key,
      words: texts.unsent.create(name),
    }),
    failure: texts.createFailed,
  });

/** Adds a column at the end. */
export function useCreateColumn() {
  const client = useQueryClient();
  return useMutation(useMemo(() => creating(client), [client]));
}

interface ColumnChange {
  column: Column;
  change: { name: string } | { position: number };
}

/** A change and what takes it back. */
function changesOf(client: QueryClient, { column, change }: ColumnChange): [UnsentColumn, UnsentColumn] {
  const { id, name, position } = column;
  if ('name' in change)
    return [
      { deed: 'rename', id, name: change.name },
      { deed: 'rename', id, name },
    ];
  const columns = client.getQueryData<Column[]>(COLUMNS_KEY) ?? [];
  return [
    { deed: 'move', id, after: neighbourAt(columns, id, change.position) },
    { deed: 'move', id, after: neighbourAt(columns, id, position) },
  ];
}

export const updating = (client: QueryClient) =>
  keptChange(client, {
    kind: columnKind,
    said(update: ColumnChange): Said<UnsentColumn> {
      const [change] = changesOf(client, update);
      const body = change.deed === 'move' ? { afterColumnId: change.after } : update.change;
      const { name } = update.column;
      const words = change.deed === 'rename' ? texts.unsent.rename(name, change.name) : texts.unsent.move(name);
      return { change, method: 'PUT', path: pathOf(update.column), body, entry: entryOf(update), words };
    },
    begin: (update, { words }) => begin(client, entryOf(update), changesOf(client, update)[1], words),
    refused: refuseAct,
    failure: texts.renameFailed,
  });

/** Renames a column or puts it elsewhere. */
export function useUpdateColumn() {
  const client = useQueryClient();
  return useMutation(useMemo(() => updating(client), [client]));
}

export const deleting = (client: QueryClient) =>
  keptChange(client, {
    kind: columnKind,
    said: (deletion: { column: Column }): Said<UnsentColumn> => ({
      change: { deed: 'delete', id: deletion.column.id },
      method: 'DELETE',
      path: pathOf(deletion.column),
      entry: entryOf(deletion),
      words: texts.unsent.remove(deletion.column.name),
    }),
    begin: (deletion, { words }) =>
      begin(client, entryOf(deletion), { deed: 'put-back', column: deletion.column }, words),
    done: (_, { column }, begun) => {
      toast({ title: texts.deleted(column.name), action: undoAction(texts.undo, begun) });
    },
    refused: refuseAct,
    failure: texts.deleteFailed,
  });

/** Deletes a column; its tasks stay, and return to it where that is taken back. */
export function useDeleteColumn() {
  const client = useQueryClient();
  return useMutation(useMemo(() => deleting(client), [client]));
}

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { keepKey } from '#client/lib/drawn-keys.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { forgetUndo, type Undoable, undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { type Act, entryOf, type Foreshown, noteRefused, rememberAct } from '#features/journal/client/queries.ts';
import type { Column, createColumn, deleteColumn, updateColumn } from '../contract.ts';
import { columnDeleted } from '../events.ts';
import { draftColumnId, withColumn, withoutColumn } from '../order.ts';
import { texts } from '../texts.ts';

export const COLUMNS_KEY = ['/api/kanban-columns'] as const;
const CHANGING = ['changing-columns'] as const;

/** Columns of the board, in order. */
export function useColumns() {
  return useQuery<Column[]>({ queryKey: COLUMNS_KEY });
}

interface Shown {
  before: Column[] | undefined;
  act?: Act;
  undoable?: Undoable;
}

/** Shows the board after a change; the answer to a question asked before it must not overwrite it. */
async function show(client: QueryClient, edit: (columns: readonly Column[]) => Column[]): Promise<Shown> {
  await client.cancelQueries({ queryKey: COLUMNS_KEY });
  const before = client.getQueryData<Column[]>(COLUMNS_KEY);
  if (before) client.setQueryData(COLUMNS_KEY, edit(before));
  return { before };
}

/** What every change of the board shares: taken back where refused, and asked for again when the last one is done. */
function settling(client: QueryClient, failure: string) {
  return {
    mutationKey: CHANGING,
    onError: (error: Error, _: unknown, shown: Shown | undefined) => {
      if (shown?.before) client.setQueryData(COLUMNS_KEY, shown.before);
      if (shown?.act) noteRefused(shown.act);
      if (shown?.undoable) forgetUndo(shown.undoable);
      tellFailure(error, texts.error, serverMessage(error) ?? failure);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGING }) === 1) void client.invalidateQueries({ queryKey: COLUMNS_KEY });
    },
  };
}

interface ColumnCreation {
  name: string;
  position: number;
  /** The same for every attempt at this one column. */
  key: string;
}

export function useCreateColumn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: ColumnCreation) =>
      call<typeof createColumn>('POST /api/kanban-columns', { body, idempotencyKey: key }),
    onMutate: ({ name, position, key }) =>
      show(client, (columns) => withColumn(columns, { id: draftColumnId(key), name, position, rank: '' })),
    onSuccess: (column, { key }) => {
      keepKey(draftColumnId(key), column.id);
      client.setQueryData<Column[]>(
        COLUMNS_KEY,
        (columns) => columns && withColumn(withoutColumn(columns, draftColumnId(key)), column),
      );
    },
    ...settling(client, texts.createFailed),
  });
}

interface ColumnChange {
  column: Column;
  change: { name: string } | { position: number };
}

/** Shows a column as it was while the server puts it back. */
function foreshow(client: QueryClient, column: Column): Foreshown {
  void show(client, (columns) => withColumn(columns, column));
  return { settle() {}, refuse: () => void client.invalidateQueries({ queryKey: COLUMNS_KEY }) };
}

/** Renames a column or puts it elsewhere. */
export function useUpdateColumn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: ColumnChange) => {
      const { column, change: body } = update;
      const asked = { params: { id: column.id }, body, act: entryOf(update) };
      return call<typeof updateColumn>('PUT /api/kanban-columns/:id', asked);
    },
    onMutate: async (update): Promise<Shown> => {
      const { column, change } = update;
      const act = { entry: entryOf(update), foreshow: () => foreshow(client, column) };
      const undoable = rememberAct(client, act);
      return { ...(await show(client, (columns) => withColumn(columns, { ...column, ...change }))), act, undoable };
    },
    ...settling(client, texts.renameFailed),
  });
}

/** Deletes a column; its tasks stay, and return to it where that is taken back. */
export function useDeleteColumn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deletion: { column: Column }) => {
      const { id } = deletion.column;
      return call<typeof deleteColumn>('DELETE /api/kanban-columns/:id', { params: { id }, act: entryOf(deletion) });
    },
    onMutate: ({ column }) => show(client, (columns) => withoutColumn(columns, column.id)),
    onSuccess: (_, deletion) => {
      const { column } = deletion;
      const act = { entry: entryOf(deletion), foreshow: () => foreshow(client, column) };
      const undoable = rememberAct(client, act);
      const action = { label: texts.undo, onClick: () => undoChange(undoable) };
      toast({ title: texts.deleted(column.name), action });
      happened(client, columnDeleted);
    },
    ...settling(client, texts.deleteFailed),
  });
}

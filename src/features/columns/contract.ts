import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** Columns stand by their rank: compare by code point, ties by id. `position` counts from 0 and follows from it. */
export const column = z
  .object({ id: z.string(), name: z.string(), position: z.int(), rank: z.string() })
  .meta({ id: 'Column' });
export type Column = z.output<typeof column>;

const name = text({ min: texts.nameRequired, max: NAME_MAX });
const position = z.int().min(0);
/** Stands for a position: behind that column, first where it is null, at the end where it is gone. */
const afterColumnId = z.string().nullable();

export const listColumns = endpoint({
  method: 'GET',
  path: '/api/kanban-columns',
  summary: 'Columns of the board in order',
  reply: z.array(column),
  cached: true,
});
export const createColumn = endpoint({
  method: 'POST',
  path: '/api/kanban-columns',
  summary: 'Add a column, at the end without a position',
  body: z.object({ id: madeId.optional(), name, position: position.optional() }),
  reply: column,
  status: 201,
  statusAgain: 200,
  errors: [410],
});
const columnChange = z.object({ name, position, afterColumnId }).partial();
export type ColumnChange = z.output<typeof columnChange>;

export const updateColumn = endpoint({
  method: 'PUT',
  path: '/api/kanban-columns/:id',
  summary: 'Rename or move a column',
  body: columnChange,
  reply: column,
});
export const deleteColumn = endpoint({
  method: 'DELETE',
  path: '/api/kanban-columns/:id',
  summary: 'Delete a column; its tasks stay unassigned',
  status: 204,
});

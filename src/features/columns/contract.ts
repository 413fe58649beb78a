import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

export const column = z.object({ id: z.string(), name: z.string(), position: z.int() }).meta({ id: 'Column' });
export type Column = z.output<typeof column>;

const name = text({ min: texts.nameRequired, max: NAME_MAX });
const position = z.int().min(0);

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
  body: z.object({ name, position: position.optional() }),
  reply: column,
  status: 201,
  idempotent: true,
});
export const updateColumn = endpoint({
  method: 'PUT',
  path: '/api/kanban-columns/:id',
  summary: 'Rename or move a column',
  body: z.object({ name: name.optional(), position: position.optional() }),
  reply: column,
});
export const deleteColumn = endpoint({
  method: 'DELETE',
  path: '/api/kanban-columns/:id',
  summary: 'Delete a column; its tasks stay unassigned',
  status: 204,
});

import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { texts } from './texts.ts';

export const column = z.object({ id: z.string(), name: z.string(), position: z.int() });
export type Column = z.output<typeof column>;

const name = text({ min: texts.nameRequired, max: 60 });
const position = z.int().min(0);

export const listColumns = endpoint({
  method: 'GET',
  path: '/api/kanban-columns',
  summary: 'Колонки доски по порядку',
  reply: z.array(column),
  cached: true,
});
export const createColumn = endpoint({
  method: 'POST',
  path: '/api/kanban-columns',
  summary: 'Добавить колонку; без position — в конец',
  body: z.object({ name, position: position.optional() }),
  reply: column,
  status: 201,
  idempotent: true,
});
export const updateColumn = endpoint({
  method: 'PUT',
  path: '/api/kanban-columns/:id',
  summary: 'Переименовать или переставить колонку',
  body: z.object({ name: name.optional(), position: position.optional() }),
  reply: column,
});
export const deleteColumn = endpoint({
  method: 'DELETE',
  path: '/api/kanban-columns/:id',
  summary: 'Удалить колонку; её задачи остаются без колонки',
  status: 204,
});

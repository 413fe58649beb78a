import { z } from 'zod';
import { instant } from '#shared/endpoint.ts';
import { TOLD_FIELDS } from './field-sets.ts';

/** One act that changed a task; of a field that it did not change nothing is told. */
const historyEntry = z
  .object({
    id: z.string().meta({ description: 'What `POST /api/journal/{id}/undo` takes.' }),
    at: instant,
    by: z.enum(['person', 'assistant', 'example']),
    deed: z.enum(['created', 'changed', 'deleted', 'restored']),
    changes: z.array(
      z.object({ field: z.enum(TOLD_FIELDS), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    /** It took another act back. */
    undoes: z.boolean(),
    /** It was taken back. */
    undone: z.boolean(),
    /** Some of it is still as it made it, and can be taken back. */
    canUndo: z.boolean(),
  })
  .meta({ id: 'TaskHistoryEntry' });
export type HistoryEntry = z.output<typeof historyEntry>;

export const taskHistory = z.object({
  entries: z.array(historyEntry),
  next: z.string().nullable().meta({ description: 'What `before` takes for the page behind; null on the last one.' }),
});
export type TaskHistory = z.output<typeof taskHistory>;

import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { CLIENT_ID_MAX } from '#shared/realtime.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { texts } from './texts.ts';

/** What became of one object of an entry that was taken back. */
const putBack = z
  .object({
    kind: z.string().meta({ description: 'As the feed of changes names it.' }),
    id: z.string(),
    /** As it is called now, or was last. */
    title: z.string(),
    /** Null where nothing was to be done, or could be. */
    deed: z.enum(['removed', 'restored', 'changed']).nullable(),
    /** Fields that stay as they are, because of `reason`. */
    kept: z.array(z.string()),
    reason: z
      .enum(['changed', 'gone', 'homeless'])
      .nullable()
      .meta({ description: 'Changed since, gone, or what it was in is no more.' }),
  })
  .meta({ id: 'PutBack' });
export type PutBack = z.output<typeof putBack>;
/** Why something stays as it is. */
export type Reason = NonNullable<PutBack['reason']>;

export const undoReply = z.object({
  id: z.string().meta({ description: 'The entry of this undo: taken back itself, it does what was undone again.' }),
  /** What happened, in words fit to show. */
  message: z.string(),
  objects: z.array(putBack),
  stale: z.array(z.string()).meta({ description: 'What is to be asked for again, as `invalidate` names it.' }),
});
export type UndoReply = z.output<typeof undoReply>;

export const undoEntry = endpoint({
  method: 'POST',
  path: '/api/journal/:id/undo',
  summary: texts.calls.undo,
  body: z.object({
    object: z.string(texts.objectInvalid).optional().meta({ description: 'Of all its objects, this one alone.' }),
  }),
  reply: undoReply,
  errors: [404, 409],
});

export const lastEntry = endpoint({
  method: 'GET',
  path: '/api/journal/last',
  summary: texts.calls.last,
  query: z.object({
    window: z.string(texts.windowInvalid).min(1, texts.windowInvalid).max(CLIENT_ID_MAX, texts.windowInvalid),
    before: madeId.optional().meta({ description: 'An act: of those before it.' }),
  }),
  reply: z.object({ entry: z.object({ id: z.string(), at: instant }).nullable() }),
});

import { z } from 'zod';
import { column } from '#features/columns/contract.ts';
import { focusSession } from '#features/focus/contract.ts';
import { habitEntry, writtenHabit } from '#features/habits/contract.ts';
import { project } from '#features/projects/contract.ts';
import { settings } from '#features/settings/contract.ts';
import { SETTINGS_ID } from '#features/settings/rules.ts';
import { tag } from '#features/tags/contract.ts';
import { storedTask } from '#features/tasks/contract.ts';
import { KEY } from '#shared/call-key.ts';
import { endpoint } from '#shared/endpoint.ts';
import { BATCH_MAX, PAGE, PAGE_MAX, PATH_MAX } from './rules.ts';
import { texts } from './texts.ts';

const of = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), gone: z.array(z.string()) });

/** Every object as it is kept, by kind, and ids of those that are no more. What follows from them is for whoever asks. */
export const changes = z.object({
  tasks: of(storedTask),
  columns: of(column.omit({ position: true }).meta({ id: 'StoredColumn' })),
  projects: of(project),
  tags: of(tag),
  /** Their days go with them. */
  habits: of(writtenHabit),
  /** The id of a day is `habitId:day`. */
  habitEntries: of(habitEntry.extend({ id: z.string() }).meta({ id: 'StoredHabitEntry' })),
  focusSessions: of(focusSession),
  settings: of(settings.extend({ id: z.literal(SETTINGS_ID) }).meta({ id: 'StoredSettings' })),
});
export type Changes = z.output<typeof changes>;
export type FeedKind = keyof Changes;

export const changesPage = z.object({ cursor: z.string(), more: z.boolean(), changes });
export type ChangesPage = z.output<typeof changesPage>;

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  summary: texts.calls.list,
  query: z.object({
    since: z.string(texts.cursorInvalid).max(500, texts.cursorInvalid).optional(),
    limit: z.coerce
      .number(texts.limitInvalid)
      .int(texts.limitInvalid)
      .min(1, texts.limitInvalid)
      .max(PAGE_MAX, texts.limitInvalid)
      .default(PAGE),
  }),
  reply: changesPage,
  errors: [410],
  heavy: 'reading',
});

/** One write as it would be sent alone. */
const change = z.object({
  key: z.string(texts.keyInvalid).regex(KEY, texts.keyInvalid),
  /** When the person did it, as `X-Changed-At`. */
  at: z.iso.datetime({ offset: true, error: texts.instantInvalid }).optional(),
  /** The act of which it is a part, as `X-Journal-Entry`; else that of the batch. */
  entry: z.string().optional(),
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE'], texts.methodInvalid),
  path: z
    .string(texts.pathInvalid)
    .max(PATH_MAX, texts.pathInvalid)
    .regex(/^\/api\/[\x21-\x7e]*$/, texts.pathInvalid),
  body: z.unknown().optional(),
});
export type Change = z.output<typeof change>;

const batchResult = z.object({
  key: z.string(),
  status: z.int(),
  /** What the call answered, its refusal among it; null where it answers nothing. */
  body: z.unknown(),
});
export type BatchResult = z.output<typeof batchResult>;

export const sendChanges = endpoint({
  method: 'POST',
  path: '/api/changes',
  summary: texts.calls.batch,
  body: z.object({
    changes: z.array(change, texts.batchInvalid).min(1, texts.batchEmpty).max(BATCH_MAX, texts.batchTooLong),
  }),
  reply: z.object({ results: z.array(batchResult) }),
  // Each of its changes has a key of its own.
  unkeyed: true,
});

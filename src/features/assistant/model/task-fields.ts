import { z } from 'zod';
import { NAME_MAX as COLUMN_MAX } from '#features/columns/rules.ts';
import { NAME_MAX as PROJECT_MAX } from '#features/projects/rules.ts';
import type { SaidField } from '#features/tasks/field-sets.ts';
import { DESCRIPTION_MAX, PRIORITIES, TITLE_MAX } from '#features/tasks/rules.ts';
import { isBlank } from '#shared/characters.ts';
import { isDue } from './due.ts';

/** In place of a null, which not every server's schemas can say. */
export const NONE = 'none';
const DUE = 'YYYY-MM-DD, or YYYY-MM-DDTHH:MM';
const DEADLINE = `deadline in the local time of the user: ${DUE} where a time was named`;
const named = z
  .string()
  .trim()
  .min(1)
  .refine((words) => !isBlank(words), 'nothing to be seen in it');
const title = named.max(TITLE_MAX);
const dueOf = (fits: (text: string) => boolean) => z.string().refine(fits, DUE).describe(DEADLINE).optional();

/** What a tool may say of each field of a task; what is left out is not said. */
const PARAMETERS = {
  title: { title: title.optional() },
  dueDate: { due: dueOf((text) => text === NONE || isDue(text)) },
  description: { description: z.string().max(DESCRIPTION_MAX).optional() },
  priority: { priority: z.enum(PRIORITIES).optional() },
  projectId: {
    project: z.string().max(PROJECT_MAX).optional().describe('name of an existing project'),
    new_project: named
      .max(PROJECT_MAX)
      .optional()
      .describe('name of a project to make, only where the user asks for a new one'),
  },
  kanbanColumnId: {
    column: z
      .string()
      .max(COLUMN_MAX)
      .optional()
      .describe('name of an existing board column, only where the user names it'),
  },
} satisfies Record<SaidField, z.ZodRawShape>;

type All<Shapes> = { [F in keyof Shapes]: (shape: Shapes[F]) => void }[keyof Shapes] extends (shape: infer S) => void
  ? S
  : never;
type Parameters = All<typeof PARAMETERS>;

/** Parameters of a tool that changes a task. */
export const changed: Parameters = Object.assign({}, ...Object.values(PARAMETERS));
/** Parameters of a tool that makes one. */
export const made = { ...changed, title, due: dueOf(isDue) };

type Said = z.output<z.ZodObject<Parameters>>;
/** What a tool said of a task, with null for what is to be taken away. */
export type TaskEdit = Omit<Said, 'due' | 'project'> & { due?: string | null; project?: string | null };

const orNull = (text: string | undefined) => (text === NONE ? null : text);

export const editOf = (said: Said): TaskEdit => ({ ...said, due: orNull(said.due), project: orNull(said.project) });

import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { creationOf } from '#shared/field-schemas.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { FRESH_PROJECT, type OwnField } from './field-sets.ts';
import { PROJECT_FIELDS, type ProjectFields } from './fields.ts';
import { firstHeadings, heading } from './heading-contract.ts';
import { FOLDER_MAX, HEX_COLOR, NAME_MAX, PROJECTS_MAX } from './rules.ts';
import { texts } from './texts.ts';

const stored = {
  id: z.string(),
  name: z.string(),
  color: z.string(),
  /** Projects that say the same one, told apart as tags are, stand together. */
  folder: z.string().nullable(),
  /** Since when it stands in the archive: it is offered nowhere then, and its tasks stay in it. */
  archivedAt: instant.nullable(),
  headings: z.array(heading),
  returnedAt: instant.nullable().meta({
    description:
      'When it came back, since one device had changed it after another one deleted it; null again once anybody changes it.',
  }),
  createdAt: instant,
  /** By which projects stand: compare by code point, ties by id. */
  rank: z.string(),
} satisfies Record<keyof ProjectFields, z.ZodType>;

export const project = z.object(stored).meta({ id: 'Project' });
export type Project = z.output<typeof project>;

/** Nothing and blank are no folder. */
export const folderOrNone = text({ max: FOLDER_MAX })
  .nullable()
  .transform((name) => name || null);

/** What may be said of a field. */
const said = {
  name: text({ min: texts.nameRequired, max: NAME_MAX }),
  color: z.string(texts.colorInvalid).trim().regex(HEX_COLOR, texts.colorInvalid),
  folder: folderOrNone,
  archivedAt: z.iso
    .datetime({ offset: true, error: texts.archivedInvalid })
    .transform((said) => new Date(said).toISOString())
    .nullable(),
} satisfies { [F in OwnField]: z.ZodType<unknown, Project[F]> };

/** What a new project may say. */
export const projectInput = z
  .object(creationOf(said, PROJECT_FIELDS, ['color']))
  .extend({ headings: firstHeadings.optional() });
export type ProjectInput = z.output<typeof projectInput>;
/** What the create and edit dialogs hold and send. */
export const projectForm = projectInput.omit({ archivedAt: true, headings: true });
export type ProjectForm = z.output<typeof projectForm>;
/** A creation as it is sent, before defaults. */
export type NewProject = z.input<typeof projectInput>;

/** What is asked for where a folder must be named. */
export const folderName = text({ min: texts.folder.nameRequired, max: FOLDER_MAX });

/** `afterProjectId` moves it: behind that one, first where it is null, to the end where it is gone. */
const projectChange = z.object({ ...said, afterProjectId: z.string().nullable() }).partial();
export type ProjectChange = z.output<typeof projectChange>;

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  summary: 'Projects in order',
  reply: z.array(project),
  cached: true,
});
export const createProject = endpoint({
  method: 'POST',
  path: '/api/projects',
  summary: 'Create a project',
  body: projectInput.extend({ id: madeId.optional() }),
  reply: project,
  fresh: FRESH_PROJECT,
  status: 201,
  statusAgain: 200,
  errors: [410],
});
export const updateProject = endpoint({
  method: 'PUT',
  path: '/api/projects/:id',
  summary: 'Change a project',
  body: projectChange,
  reply: project,
  fresh: FRESH_PROJECT,
});
export const putInFolder = endpoint({
  method: 'POST',
  path: '/api/projects/folder',
  summary: 'Put projects into a folder, or out of theirs; those that are gone are passed over',
  body: z.object({ ids: z.array(z.string()).min(1).max(PROJECTS_MAX), folder: folderOrNone }),
  reply: z.array(project),
  fresh: FRESH_PROJECT,
});
export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/:id',
  summary: 'Delete a project; its tasks stay without one',
  status: 204,
});
export const restoreProject = endpoint({
  method: 'POST',
  path: '/api/projects/:id/restore',
  summary:
    'Bring back a project that was deleted in the last 30 days, and into it the tasks that have got no other one since',
  reply: project,
  fresh: FRESH_PROJECT,
});

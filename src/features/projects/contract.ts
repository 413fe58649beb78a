import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { DEFAULT_PROJECT_COLOR, HEX_COLOR, NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** Projects stand by their rank: compare by code point, ties by id. */
export const project = z
  .object({ id: z.string(), name: z.string(), color: z.string(), createdAt: instant, rank: z.string() })
  .meta({ id: 'Project' });
export type Project = z.output<typeof project>;

const name = text({ min: texts.nameRequired, max: NAME_MAX });
const color = z.string(texts.colorInvalid).trim().regex(HEX_COLOR, texts.colorInvalid);

/** What the create and edit dialogs send. */
export const projectInput = z.object({ name, color: color.default(DEFAULT_PROJECT_COLOR) });
export type ProjectInput = z.output<typeof projectInput>;

/** `afterProjectId` moves it: behind that one, first where it is null, to the end where it is gone. */
const projectChange = z.object({ name, color, afterProjectId: z.string().nullable() }).partial();
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
  body: projectInput,
  reply: project,
  status: 201,
});
export const updateProject = endpoint({
  method: 'PUT',
  path: '/api/projects/:id',
  summary: 'Change a project',
  body: projectChange,
  reply: project,
});
export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/:id',
  summary: 'Delete a project; its tasks stay without one',
  status: 204,
});

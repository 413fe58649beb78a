import type { KeptQuery } from '#client/store/kept-query.ts';
import { withLater } from '#shared/fields.ts';
import { compareRanks } from '#shared/rank.ts';
import type { Project } from '../contract.ts';
import { FRESH_PROJECT } from '../field-sets.ts';
import { PROJECTS_KEY } from './queries.ts';

export const keptProjects: KeptQuery = {
  key: PROJECTS_KEY,
  answer: async (rowsOf) =>
    (await rowsOf<Project>('projects')).map((project) => withLater(project, FRESH_PROJECT)).toSorted(compareRanks),
};

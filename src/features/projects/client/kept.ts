import type { KeptQuery } from '#client/store/kept-query.ts';
import { compareRanks } from '#shared/rank.ts';
import type { Project } from '../contract.ts';
import { PROJECTS_KEY } from '../projects-key.ts';

export const keptProjects: KeptQuery = {
  key: PROJECTS_KEY,
  answer: async (rowsOf) => (await rowsOf<Project>('projects')).toSorted(compareRanks),
};

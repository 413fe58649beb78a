import { compareRanks, LAST_RANK } from '#shared/rank.ts';
import type { Project, ProjectInput } from './contract.ts';
import { FRESH_PROJECT } from './field-sets.ts';

/** A project and the folder into which it is put. */
export type Foldered = Pick<Project, 'id' | 'folder'>;

/** What was done to projects and the server has not heard, as JSON: another page may have to show it. */
export type UnsentProject =
  | { deed: 'create'; id: string; project: ProjectInput; now: string }
  | { deed: 'change'; id: string; change: Partial<ProjectInput> }
  | { deed: 'folders'; of: readonly Foldered[] }
  | { deed: 'delete'; id: string }
  | { deed: 'put-back'; project: Project };

const having = (projects: readonly Project[], project: Project): readonly Project[] =>
  projects.some(({ id }) => id === project.id) ? projects : [...projects, project].sort(compareRanks);

/** The projects as the server will have them once it has heard. */
export function withUnsentProject(projects: readonly Project[], unsent: UnsentProject): readonly Project[] {
  switch (unsent.deed) {
    case 'create':
      return having(projects, {
        ...FRESH_PROJECT,
        ...unsent.project,
        id: unsent.id,
        createdAt: unsent.now,
        rank: LAST_RANK,
      });
    case 'change':
      return projects.map((each) => (each.id === unsent.id ? { ...each, ...unsent.change } : each));
    case 'folders': {
      const folders = new Map(unsent.of.map(({ id, folder }) => [id, folder]));
      return projects.map((each) => (folders.has(each.id) ? { ...each, folder: folders.get(each.id)! } : each));
    }
    case 'delete':
      return projects.filter(({ id }) => id !== unsent.id);
    case 'put-back':
      return having(projects, unsent.project);
  }
}

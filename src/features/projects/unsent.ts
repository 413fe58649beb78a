import { compareRanks, LAST_RANK } from '#shared/rank.ts';
import { listBack } from '#shared/ranked-list.ts';
import type { Project, ProjectInput } from './contract.ts';
import { FRESH_PROJECT, type OwnField } from './field-sets.ts';
import type { Heading } from './heading-contract.ts';
import { draftHeadings, type HeadingAct, withHeading } from './headings.ts';

/** A project and the folder into which it is put. */
export type Foldered = Pick<Project, 'id' | 'folder'>;

/** What was done to projects and the server has not heard, as JSON: another page may have to show it. */
export type UnsentProject =
  | { deed: 'create'; id: string; project: ProjectInput; now: string }
  | { deed: 'change'; id: string; change: Partial<Pick<Project, OwnField>> }
  | { deed: 'folders'; of: readonly Foldered[] }
  | { deed: 'heading'; id: string; act: HeadingAct }
  | { deed: 'headings-back'; id: string; before: readonly Heading[]; after: readonly Heading[] }
  | { deed: 'delete'; id: string }
  | { deed: 'put-back'; project: Project };

const having = (projects: readonly Project[], project: Project): readonly Project[] =>
  projects.some(({ id }) => id === project.id) ? projects : [...projects, project].sort(compareRanks);

/** Whoever changes a project knows that it came back. */
const seen = (project: Project): Project => ({ ...project, returnedAt: null });

const withHeadings = (
  projects: readonly Project[],
  id: string,
  change: (headings: readonly Heading[]) => readonly Heading[],
): readonly Project[] =>
  projects.map((each) => (each.id === id ? { ...seen(each), headings: [...change(each.headings)] } : each));

/** The projects as the server will have them once it has heard. */
export function withUnsentProject(projects: readonly Project[], unsent: UnsentProject): readonly Project[] {
  switch (unsent.deed) {
    case 'create':
      return having(projects, {
        ...FRESH_PROJECT,
        ...unsent.project,
        headings: draftHeadings(unsent.project.headings),
        id: unsent.id,
        createdAt: unsent.now,
        rank: LAST_RANK,
      });
    case 'change':
      return projects.map((each) => (each.id === unsent.id ? { ...seen(each), ...unsent.change } : each));
    case 'folders': {
      const folders = new Map(unsent.of.map(({ id, folder }) => [id, folder]));
      return projects.map((each) => (folders.has(each.id) ? { ...seen(each), folder: folders.get(each.id)! } : each));
    }
    case 'heading':
      return withHeadings(projects, unsent.id, (headings) => withHeading(headings, unsent.act));
    case 'headings-back':
      return withHeadings(projects, unsent.id, (now) => listBack(now, unsent.before, unsent.after) ?? now);
    case 'delete':
      return projects.filter(({ id }) => id !== unsent.id);
    case 'put-back':
      return having(projects, unsent.project);
  }
}

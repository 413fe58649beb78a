/** The eight preset colours; the first is the default. */
export const PROJECT_COLORS = [
  '#3b82f6',
  '#10b981',
  '#f59e0b',
  '#ef4444',
  '#8b5cf6',
  '#ec4899',
  '#06b6d4',
  '#64748b',
] as const;
export const DEFAULT_PROJECT_COLOR = PROJECT_COLORS[0];
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** A colour as it was written, with the sign that six digits lack. */
export const writtenColor = (written: string): string => {
  const digits = written.trim();
  return HEX_COLOR.test(`#${digits}`) ? `#${digits}` : written;
};

export const NAME_MAX = 100;
export const FOLDER_MAX = 60;
/** The most headings that a project has. */
export const HEADINGS_MAX = 100;
/** The most that an account has. */
export const PROJECTS_MAX = 1000;

/** The projects in which something may be put: those that stand in no archive, and the one in which it is. */
export const offered = <P extends { id: string; archivedAt: string | null }>(
  projects: readonly P[],
  chosen?: string | null,
): P[] => projects.filter(({ id, archivedAt }) => archivedAt === null || id === chosen);

/** Those of the archive, the last that was put there first. */
export const archivedOf = <P extends { archivedAt: string | null }>(projects: readonly P[]): P[] =>
  projects
    .filter(({ archivedAt }) => archivedAt !== null)
    .sort((a, b) => Date.parse(b.archivedAt!) - Date.parse(a.archivedAt!));

/** How far a project is, of its tasks that are not archived. */
export interface ProjectTally {
  done: number;
  all: number;
}

/** The tallies of every project that has tasks, by its id. */
export function tallyProjects(
  tasks: readonly { projectId: string | null; status: string }[],
): ReadonlyMap<string, ProjectTally> {
  const tallies = new Map<string, ProjectTally>();
  for (const { projectId, status } of tasks) {
    if (projectId === null || status === 'archived') continue;
    const { done, all } = tallies.get(projectId) ?? { done: 0, all: 0 };
    tallies.set(projectId, { done: done + Number(status === 'completed'), all: all + 1 });
  }
  return tallies;
}

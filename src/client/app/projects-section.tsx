import { lazy, useMemo } from 'react';
import { tallyProjects } from '#features/projects/rules.ts';
import { useTasks } from '#features/tasks/client/queries.ts';

const ProjectsPage = lazy(() => import('#features/projects/client/projects-page.tsx'));

/** Projects stand before tasks and know none: how far each is comes from here. */
export function ProjectsSection() {
  const tasks = useTasks().data;
  const tallies = useMemo(() => tallyProjects(tasks ?? []), [tasks]);
  return <ProjectsPage tallies={tallies} />;
}

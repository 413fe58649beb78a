import { useMemo } from 'react';
import ProjectsPage from '#features/projects/client/projects-page.tsx';
import { tallyProjects } from '#features/projects/rules.ts';
import { useTasks } from '#features/tasks/client/queries.ts';

/** Projects stand before tasks and know none: how far each is comes from here. */
export function ProjectsSection() {
  const tasks = useTasks().data;
  const tallies = useMemo(() => tallyProjects(tasks ?? []), [tasks]);
  return <ProjectsPage tallies={tallies} />;
}

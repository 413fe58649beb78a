import { useMemo } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { tallyProjects } from '#features/projects/rules.ts';
import { useTasks } from '#features/tasks/client/queries.ts';

const ProjectsPage = lazyPart(() => import('#features/projects/client/projects-page.tsx'));

/** Projects stand before tasks and know none: how far each is comes from here. */
export function ProjectsSection() {
  const tasks = useTasks().data;
  const tallies = useMemo(() => tallyProjects(tasks ?? []), [tasks]);
  return <ProjectsPage tallies={tallies} />;
}

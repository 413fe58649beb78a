import { useMemo, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import ProjectsPage from '#features/projects/client/projects-page.tsx';
import type { Project } from '#features/projects/contract.ts';
import { tallyProjects } from '#features/projects/rules.ts';
import { useTasks } from '#features/tasks/client/queries.ts';

const ProjectCopyDialog = lazyPart(() =>
  import('#features/tasks/client/project-copy/project-copy-dialog.tsx').then((module) => ({
    default: module.ProjectCopyDialog,
  })),
);

/** Projects stand before tasks and know none: how far each is, and what is made after its example, comes from here. */
export function ProjectsSection() {
  const tasks = useTasks().data;
  const tallies = useMemo(() => tallyProjects(tasks ?? []), [tasks]);
  const [copied, setCopied] = useState<{ example: Project; open: boolean }>();
  return (
    <>
      <ProjectsPage tallies={tallies} onCopy={(example) => setCopied({ example, open: true })} />
      {copied && (
        <FloatingPart asked={copied}>
          <ProjectCopyDialog {...copied} onOpenChange={(open) => setCopied({ ...copied, open })} />
        </FloatingPart>
      )}
    </>
  );
}

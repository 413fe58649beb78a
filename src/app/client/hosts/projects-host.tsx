import { useEffect, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { onOpenProjectClosing } from '#client/lib/open-project-closing.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { onCompletedHere } from '#features/tasks/client/completed-here.ts';

const ProjectClosing = lazyPart(() =>
  import('./project-closing.tsx').then((module) => ({ default: module.ProjectClosing })),
);

interface Asked {
  projectId: string;
  /** A task of it has just been done: it is asked about where that was the last. */
  finished: boolean;
  time: number;
}

/** Says what a project came to: where it is asked for, and once when its last task was done in this window. */
export function ProjectsHost() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const ask = (projectId: string, finished: boolean) => setAsked({ projectId, finished, time: performance.now() });
    const stops = [
      onCompletedHere(({ projectId }) => projectId && ask(projectId, true)),
      onOpenProjectClosing((projectId) => ask(projectId, false)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return <FloatingPart asked={asked}>{asked && <ProjectClosing key={asked.time} {...asked} />}</FloatingPart>;
}

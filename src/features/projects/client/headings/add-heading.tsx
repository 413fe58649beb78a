import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import type { Project } from '../../contract.ts';
import { HEADINGS_MAX } from '../../rules.ts';
import { texts } from './texts.ts';

const HeadingDialog = lazyPart(() =>
  import('./heading-dialog.tsx').then((module) => ({ default: module.HeadingDialog })),
);

/** Makes a heading at the end of a project. */
export function AddHeading({ project }: { project: Project }) {
  const [asked, setAsked] = useState<{ open: boolean; time: number }>();
  if (project.headings.length >= HEADINGS_MAX) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="self-start"
        onClick={() => setAsked({ open: true, time: (asked?.time ?? 0) + 1 })}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        {texts.add}
      </Button>
      {asked && (
        <FloatingPart asked={asked}>
          <HeadingDialog
            key={asked.time}
            project={project}
            open={asked.open}
            onOpenChange={(open) => setAsked({ ...asked, open })}
          />
        </FloatingPart>
      )}
    </>
  );
}

import { Trash2 } from 'lucide-react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { useOpening } from '#client/ui/use-opening.ts';
import type { User } from '#features/auth/contract.ts';
import { ExportPart } from './export-part.tsx';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';

const DeletionDialog = lazyPart(() =>
  import('./deletion-dialog.tsx').then((module) => ({ default: module.DeletionDialog })),
);

const words = texts.data;

/** What becomes of everything in the account: taken along, or removed for good. */
export function DataCard({ user }: { user: User }) {
  const deletion = useOpening();

  return (
    <SectionCard title={words.title}>
      <ExportPart />
      <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
        <p className="text-text-muted">{words.deleteText}</p>
        <Button variant="secondary" onClick={deletion.show}>
          <Trash2 aria-hidden />
          {words.delete}
        </Button>
      </div>
      {deletion.asked && (
        <FloatingPart asked={deletion.asked}>
          <DeletionDialog user={user} open={deletion.open} onOpenChange={deletion.change} />
        </FloatingPart>
      )}
    </SectionCard>
  );
}

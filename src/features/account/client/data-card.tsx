import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { download } from '#client/lib/download.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { toast } from '#client/ui/toast.ts';
import { useOpening } from '#client/ui/use-opening.ts';
import type { User } from '#features/auth/contract.ts';
import { livedDay } from '#shared/day.ts';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';

const DeletionDialog = lazyPart(() =>
  import('./deletion-dialog.tsx').then((module) => ({ default: module.DeletionDialog })),
);

const words = texts.data;

/** What becomes of everything in the account: taken along, or removed for good. */
export function DataCard({ user }: { user: User }) {
  const [exporting, setExporting] = useState(false);
  const deletion = useOpening();

  const save = async () => {
    setExporting(true);
    try {
      await download('/api/account/export', `takt-${livedDay(Date.now(), ownClock())}.json`);
      toast({ title: words.exported });
    } catch (error) {
      tellFailure(error, words.exportFailed, serverMessage(error));
    }
    setExporting(false);
  };

  return (
    <SectionCard title={words.title}>
      <div className="flex flex-col items-start gap-2">
        <p className="text-text-muted">{words.exportText}</p>
        <Button variant="secondary" pending={exporting} pendingLabel={words.exporting} onClick={() => void save()}>
          <Download aria-hidden />
          {words.export}
        </Button>
      </div>
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

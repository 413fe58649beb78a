import { ShieldCheck } from 'lucide-react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { useOpening } from '#client/ui/use-opening.ts';
import { texts } from '../texts.ts';

const PrivacyDialog = lazyPart(() =>
  import('./privacy-dialog.tsx').then((module) => ({ default: module.PrivacyDialog })),
);

/** Says what leaves the machine in a sentence, and opens the whole of it. */
export function PrivacyLine() {
  const { open, asked, show, change } = useOpening();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-small text-text-muted">{texts.brief}</p>
      <Button variant="secondary" onClick={show}>
        <ShieldCheck aria-hidden />
        {texts.open}
      </Button>
      {asked && (
        <FloatingPart asked={asked}>
          <PrivacyDialog open={open} onOpenChange={change} />
        </FloatingPart>
      )}
    </div>
  );
}

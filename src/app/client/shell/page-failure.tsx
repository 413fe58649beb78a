import { Button } from '#client/ui/button.tsx';
import { texts } from '../texts.ts';

/** Stands in the place of a page that broke. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 className="font-semibold text-heading">{texts.brokenTitle}</h1>
      <p className="max-w-100 text-text-muted">{texts.brokenText}</p>
      <Button className="mt-2" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

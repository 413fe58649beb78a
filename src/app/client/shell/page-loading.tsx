import { useLayoutEffect, useRef } from 'react';
import { tryPartsNow, usePartsWaiting } from '#client/lib/lazy-part.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { texts } from '../texts.ts';

/** Stands in the place of a section that is on its way; while the network is away it says so. */
export function PageLoading() {
  return usePartsWaiting() ? <PageAway /> : <PageOnItsWay />;
}

function PageOnItsWay() {
  return (
    <div role="status" className="late-appearance flex min-h-[50dvh] items-center justify-center text-text-muted">
      <Spinner className="size-5" />
      <span className="sr-only">{texts.loading}</span>
    </div>
  );
}

function PageAway() {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = here.current;
    return () => {
      // The button that may have been pressed goes away with the wait.
      if (element?.contains(document.activeElement)) element.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={here} className="flex min-h-[50dvh] flex-col justify-center">
      <ErrorState title={texts.awayTitle} text={texts.awayText} retryLabel={texts.retry} onRetry={tryPartsNow} />
    </div>
  );
}

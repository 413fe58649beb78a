import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { RepeatIcon } from './repeat-icon.tsx';
import type { RepeatSign } from './repeat-sign.tsx';

const Sign = lazyPart(() => import('./repeat-sign.tsx').then((module) => ({ default: module.RepeatSign })));

/** The sign at once, and its words as soon as the rules by which they are made are there. */
export const RepeatSignPart = (props: ComponentProps<typeof RepeatSign>) => (
  <ErrorBoundary failure={() => <RepeatIcon />}>
    <Suspense fallback={<RepeatIcon />}>
      <Sign {...props} />
    </Suspense>
  </ErrorBoundary>
);

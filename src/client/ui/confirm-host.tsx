import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { type Asked, currentQuestion, onQuestion } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Draws the questions of `confirm`; stands once in the app. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  const last = useRef<Asked>(undefined);
  if (question) last.current = question;
  if (!last.current) return null;
  return (
    <Suspense>
      <ConfirmDialog question={last.current} open={question !== undefined} />
    </Suspense>
  );
}

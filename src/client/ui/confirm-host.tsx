import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { type Asked, currentQuestion, onQuestion } from './confirm.ts';
import { FloatingPart } from './part.tsx';

const ConfirmDialog = lazyPart(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Draws the questions of `confirm`; stands once in the app. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  // The words stay while the dialog fades out.
  const [last, setLast] = useState<Asked>();
  if (question && question !== last) setLast(question);
  if (!last) return null;
  return (
    <FloatingPart asked={last}>
      <ConfirmDialog question={last} open={question !== undefined} />
    </FloatingPart>
  );
}

import { useEffect, useState } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { loadPart } from '#client/lib/lazy-part.ts';
import type { ReadQuickTask } from '#features/tasks/quick-task.ts';

/** Reads the quick-add line by the assistant's grammar; undefined until that is loaded: the list does not wait for it. */
export function useReadQuickTask(): ReadQuickTask | undefined {
  const [read, setRead] = useState<ReadQuickTask>();
  useEffect(() => {
    loadPart(() => import('../quick-task.ts')).then(
      ({ readQuickTask }) => {
        const reader: ReadQuickTask = (text, context) => readQuickTask(text, context, Date.now(), ownClock());
        setRead(() => reader);
      },
      (error) => console.debug('quick-add grammar not loaded', error),
    );
  }, []);
  return read;
}

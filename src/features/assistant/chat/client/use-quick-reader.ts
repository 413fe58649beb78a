import { startTransition, useEffect, useMemo, useState } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { loadPart } from '#client/lib/lazy-part.ts';
import { type QuickReader, type ReadQuickTask, signsReader } from '#features/tasks/quick-task.ts';

/** Milliseconds for which a line that was sent waits for the grammar that would read it. */
const COMING = 3000;

let grammar: Promise<ReadQuickTask> | undefined;

function loadGrammar(): Promise<ReadQuickTask> {
  grammar ??= loadPart(() => import('../read-quick-task.ts')).then(
    ({ readQuickTask }) =>
      (text, context) =>
        readQuickTask(text, context, Date.now(), ownClock()),
  );
  grammar.catch(() => {
    grammar = undefined;
  });
  return grammar;
}

async function readAtBest(): Promise<ReadQuickTask> {
  const late = new Promise<ReadQuickTask>((resolve) => setTimeout(resolve, COMING, signsReader.read));
  try {
    return await Promise.race([loadGrammar(), late]);
  } catch (error) {
    console.debug('quick-add grammar not loaded', error);
    return signsReader.read;
  }
}

/** Reads lines of new tasks by the assistant's grammar, for which the list does not wait. */
export function useQuickReader(): QuickReader {
  const [read, setRead] = useState<ReadQuickTask>(() => signsReader.read);
  useEffect(() => {
    loadGrammar().then(
      (loaded) => startTransition(() => setRead(() => loaded)),
      (error) => console.debug('quick-add grammar not loaded', error),
    );
  }, []);
  return useMemo(() => ({ read, atBest: readAtBest }), [read]);
}

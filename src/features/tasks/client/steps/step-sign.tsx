import { ListChecks } from 'lucide-react';
import { texts } from '../../signs/texts.ts';
import type { Step } from '../../step-contract.ts';
import { progressOf } from '../../steps.ts';

/** How many steps of a task are done; nothing where it has none. */
export function StepsSign({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  const { done, all } = progressOf(steps);
  return (
    <span className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-small text-text-muted">
      <ListChecks aria-hidden strokeWidth={1.75} className="size-3.5" />
      <span className="sr-only">{texts.stepsTold(done, all)}</span>
      <span aria-hidden>{texts.stepsProgress(done, all)}</span>
    </span>
  );
}

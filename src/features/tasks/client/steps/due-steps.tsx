import { useState } from 'react';
import { ownZone, useMinute } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import type { Task } from '../../contract.ts';
import { deadlineOf } from '../../deadline.ts';
import type { DueStep } from '../../steps.ts';
import { texts } from '../../texts.ts';
import { useChangeSteps } from '../step-changes.ts';
import { DueSign } from '../task-signs.tsx';
import { texts as stepTexts } from './texts.ts';

/** Steps that are shown before one asks for all. */
const FIRST = 5;

interface DueStepsProps {
  steps: readonly DueStep<Task>[];
  onOpenTask: (task: Task) => void;
}

/** Steps whose own day has come, each to be ticked where it stands, with the name of its task. */
export function DueSteps({ steps, onOpenTask }: DueStepsProps) {
  const now = useMinute();
  const [all, setAll] = useState(false);
  const { mutate } = useChangeSteps();
  const tick = ({ task, step }: DueStep<Task>) =>
    mutate({
      taskId: task.id,
      acts: [{ do: 'change', stepId: step.id, change: { done: true } }],
      told: stepTexts.ticked(step.title),
    });
  const shown = all ? steps : steps.slice(0, FIRST);
  return (
    <>
      <ul data-later aria-label={texts.steps.dueToday}>
        {shown.map((one) => (
          <li
            key={one.step.id}
            className="relative isolate -mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 py-1 hover:bg-surface-hover"
          >
            <RoundCheckbox label={stepTexts.tick(one.step.title)} checked={false} onCheckedChange={() => tick(one)} />
            <button
              type="button"
              onClick={() => onOpenTask(one.task)}
              className="flex min-w-0 flex-1 flex-col rounded-small text-left outline-offset-1 after:absolute after:inset-0"
            >
              <span className="wrap-anywhere line-clamp-2 w-full">{one.step.title}</span>
              <span className="w-full truncate text-small text-text-muted">{one.task.title}</span>
            </button>
            <DueSign task={{ ...deadlineOf({ dueDay: one.step.dueDay }, ownZone())!, status: 'active' }} now={now} />
          </li>
        ))}
      </ul>
      {steps.length > shown.length && (
        <Button variant="quiet" size="small" className="mt-1" onClick={() => setAll(true)}>
          {stepTexts.more(steps.length - shown.length)}
        </Button>
      )}
    </>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import { useRowDrag } from '#client/lib/use-row-drag.ts';
import type { Task } from '../../contract.ts';
import type { StepAct } from '../../step-acts.ts';
import type { Step } from '../../step-contract.ts';
import { progressOf } from '../../steps.ts';
import { texts } from '../../texts.ts';
import { useChangeSteps } from '../step-changes.ts';
import { StepLine } from './step-line.tsx';
import { StepRow } from './step-row.tsx';
import { texts as stepTexts } from './texts.ts';

/** The steps of a task: ticked, added, changed and put in order where they stand. */
export function TaskSteps({ task, children }: { task: Task; children?: ReactNode }) {
  const { id: taskId, steps } = task;
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState('');
  const { mutate } = useChangeSteps();
  const act = (one: StepAct, said?: string) => mutate({ taskId, acts: [one], ...(said && { told: said }) });
  const move = (stepId: string, from: number, to: number) => {
    const others = steps.filter(({ id }) => id !== stepId);
    if (to < 0 || to > others.length || to === from) return;
    setTold(stepTexts.moved(steps[from]!.title, to + 1, steps.length));
    act({ do: 'change', stepId, change: { afterStepId: others[to - 1]?.id ?? null } });
  };
  const turn = ({ id, title, dueDay }: Step) => {
    const { projectId, tags } = task;
    const input = { title, projectId, tags, ...(dueDay && { dueDay }) };
    const makes = { input, key: newId() };
    mutate({ taskId, acts: [{ do: 'remove', stepId: id }], makes, told: stepTexts.turned(title) });
  };
  const { drag, handle } = useRowDrag(list, move);
  const { done, all } = progressOf(steps);
  return (
    <section aria-label={texts.steps.title}>
      <h3 className="flex items-baseline gap-2 font-medium text-small text-text-muted">
        {texts.steps.title}
        {all > 0 && <span>{texts.steps.progress(done, all)}</span>}
      </h3>
      <ul ref={list}>
        {steps.map((step, at) => (
          <StepRow
            key={step.id}
            step={step}
            status={task.status}
            handle={handle(step.id, at)}
            lifted={drag?.id === step.id ? drag.by : undefined}
            onChange={(change) => act({ do: 'change', stepId: step.id, change })}
            onRemove={() => act({ do: 'remove', stepId: step.id }, stepTexts.deleted)}
            onTurn={() => turn(step)}
            onMove={(by) => move(step.id, at, at + by)}
          />
        ))}
      </ul>
      <StepLine task={task} />
      {children}
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
    </section>
  );
}

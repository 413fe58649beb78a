import { asSteps } from '#features/tasks/becoming-steps.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { StepAct } from '#features/tasks/step-acts.ts';
import type { Step, StepChange } from '#features/tasks/step-contract.ts';
import { newId } from '#server/id.ts';
import { type Deed, dayOf, make, one, tasksOf, unsaid } from './deed.ts';
import type { Device } from './device.ts';
import type { Past } from './past.ts';

/** A step of what is shown, and its task. */
function shownStep(device: Device, which: number, other: number): { task: Task; step: Step } | undefined {
  const task = one(
    tasksOf(device).filter(({ steps }) => steps.length > 0),
    which,
  );
  return task && { task, step: one(task.steps, other)! };
}

const does = (device: Device, taskId: string, act: StepAct, done: () => void) =>
  make(device, device.page.steps.changing(device.client), { taskId, acts: [act] }, done);

/** Changes a step. */
const change =
  (saying: (step: Step, task: Task, which: number) => StepChange): Deed =>
  (device, past, which, other) => {
    const shown = shownStep(device, which, other);
    if (!shown) return;
    const { task, step } = shown;
    const change = saying(step, task, which);
    does(device, task.id, { do: 'change', stepId: step.id, change }, past.saidOfStep(step.id, task.id, change));
  };

/** Notes that somebody adds steps. @returns to be called when they are told that it is done */
export function adding(past: Past, taskId: string, steps: readonly (StepChange & { id: string })[]): () => void {
  const done = steps.map(({ id, ...said }) => past.saidOfStep(id, taskId, said));
  return () => {
    for (const tell of done) tell();
  };
}

/** What is done with the steps of tasks. */
export const STEP_DEEDS = {
  addStep(device, past, which, other) {
    const task = one(tasksOf(device), which);
    if (!task) return;
    const step = { id: newId(), title: unsaid('Шаг'), ...(other % 3 === 0 && { dueDay: dayOf(other) }) };
    does(device, task.id, { do: 'add', step }, adding(past, task.id, [step]));
  },
  tickStep: change(({ done }) => ({ done: !done })),
  renameStep: change(() => ({ title: unsaid('Дело шага') })),
  dateStep: change((_step, _task, which) => ({ dueDay: which % 3 === 0 ? null : dayOf(which) })),
  moveStep: change((step, { steps }, which) => {
    const after = one([undefined, ...steps.filter(({ id }) => id !== step.id)], which);
    return { afterStepId: after?.id ?? null };
  }),
  removeStep(device, past, which, other) {
    const shown = shownStep(device, which, other);
    if (!shown) return;
    const { task, step } = shown;
    does(device, task.id, { do: 'remove', stepId: step.id }, past.removedForGood(step.id));
  },
  stepToTask(device, past, which, other) {
    const shown = shownStep(device, which, other);
    if (!shown) return;
    const { task, step } = shown;
    const key = newId();
    const makes = { input: { title: step.title, ...(step.dueDay && { dueDay: step.dueDay }) }, key };
    const acts: StepAct[] = [{ do: 'remove', stepId: step.id }];
    const done = [past.making(key), past.removedForGood(step.id)];
    make(device, device.page.steps.changing(device.client), { taskId: task.id, acts, makes }, ...done);
  },
  taskToSteps(device, past, which, other) {
    const task = one(tasksOf(device), which);
    const parent = one(
      tasksOf(device).filter(({ id, status }) => id !== task?.id && status === 'active'),
      other,
    );
    if (!task || !parent) return;
    const steps = asSteps(task).map((step) => ({ ...step, id: newId() }));
    past.removed(task.id);
    const acts = steps.map((step): StepAct => ({ do: 'add', step }));
    const variables = { taskId: parent.id, acts, deletes: task.id };
    make(device, device.page.steps.changing(device.client), variables, adding(past, parent.id, steps));
  },
} satisfies Record<string, Deed>;

import type { ComponentProps } from 'react';
import { StepProposals } from '#features/assistant/proposed-steps/client/step-proposals.tsx';
import { TaskDetailDialog } from '#features/tasks/client/dialogs/task-detail-dialog.tsx';

/** A task with what later slices add to it. */
export function TaskDetail(props: Omit<ComponentProps<typeof TaskDetailDialog>, 'belowSteps'>) {
  return <TaskDetailDialog {...props} belowSteps={StepProposals} />;
}

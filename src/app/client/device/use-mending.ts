import type { KeptForm } from '#client/form/kept-form.ts';
import { ownZone } from '#client/lib/clock.ts';
import { keepDraft } from '#client/lib/draft.ts';
import { useDraftOwner } from '#client/lib/draft-owner.ts';
import { closeSettings } from '#client/lib/open-settings.ts';
import type { refusedChanges } from '#client/store/device.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { EDIT_FORM } from '#features/tasks/client/task-form-names.ts';
import { TASKS } from '#features/tasks/client/task-sending.ts';
import { formOfRefused } from '#features/tasks/refused-form.ts';
import type { UnsentTask } from '#features/tasks/unsent.ts';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

type Refused = Awaited<ReturnType<typeof refusedChanges>>[number];

/** How a refused change is put right: opens the form with its words; undefined for what no form says. */
export function useMending(): (refused: Refused) => (() => void) | undefined {
  const owner = useDraftOwner();
  const dialogs = useTaskDialogs();
  const tasks = useTasks().data;
  const projects = useProjects().data;
  return ({ number, kind, change }) => {
    if (kind !== TASKS || !tasks || !projects) return undefined;
    const known = { tasks, projects: projects.map(({ id }) => id), zone: ownZone() };
    const form = formOfRefused(change as UnsentTask, known);
    if (!form) return undefined;
    return () => {
      closeSettings();
      if (form.of === 'new') return dialogs.openCreate({ defaults: form.values, mends: number });
      keepDraft<KeptForm>(owner, EDIT_FORM, { subject: form.of, values: form.values });
      dialogs.openDetail(form.of, true, number);
    };
  };
}

import { useLocation } from 'wouter';
import type { KeptForm } from '#client/form/kept-form.ts';
import { beginMending } from '#client/form/mending.ts';
import { ownZone } from '#client/lib/clock.ts';
import { keepDraft } from '#client/lib/draft.ts';
import { useDraftOwner } from '#client/lib/draft-owner.ts';
import { closeSettings } from '#client/lib/open-settings.ts';
import type { refusedChanges } from '#client/store/device.ts';
import { HABIT_FORM } from '#features/habits/client/dialogs/form-names.ts';
import { habitKind } from '#features/habits/client/habit-kind.ts';
import { useHabits } from '#features/habits/client/queries.ts';
import { formOfRefused as habitFormOf } from '#features/habits/refused-form.ts';
import type { UnsentHabit } from '#features/habits/unsent.ts';
import { PROJECT_FORM } from '#features/projects/client/project-form-name.ts';
import { projectKind } from '#features/projects/client/project-kind.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import { formOfRefused as projectFormOf } from '#features/projects/refused-form.ts';
import type { UnsentProject } from '#features/projects/unsent.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { EDIT_FORM } from '#features/tasks/client/task-form-names.ts';
import { TASKS } from '#features/tasks/client/task-sending.ts';
import { formOfRefused } from '#features/tasks/refused-form.ts';
import type { UnsentTask } from '#features/tasks/unsent.ts';
import { paths } from '#shared/paths.ts';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

type Refused = Awaited<ReturnType<typeof refusedChanges>>[number];
type Mending = (() => void) | undefined;

/** How a refused change is put right: opens the form with its words; undefined for what no form says. */
export function useMending(): (refused: Refused) => Mending {
  const ofTask = useTaskMending();
  const ofOther = useFormMending();
  return (refused) => (refused.kind === TASKS ? ofTask(refused) : ofOther(refused));
}

function useTaskMending(): (refused: Refused) => Mending {
  const owner = useDraftOwner();
  const dialogs = useTaskDialogs();
  const tasks = useTasks().data;
  const projects = useProjects().data;
  return ({ number, change }) => {
    if (!tasks || !projects) return undefined;
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

/** Of projects and habits, whose forms stand on their pages. */
function useFormMending(): (refused: Refused) => Mending {
  const owner = useDraftOwner();
  const [, navigate] = useLocation();
  const projects = useProjects().data;
  const habits = useHabits().data;
  const opening = (
    page: string,
    form: string,
    number: number,
    asked: { subject?: string; values: object } | undefined,
  ) =>
    asked &&
    (() => {
      closeSettings();
      navigate(page);
      beginMending(owner, { form, number, subject: asked.subject, values: asked.values });
    });
  return ({ kind, number, change }) => {
    if (kind === projectKind.kind && projects)
      return opening(paths.projects, PROJECT_FORM, number, projectFormOf(change as UnsentProject, projects));
    if (kind === habitKind.kind && habits)
      return opening(paths.habits, HABIT_FORM, number, habitFormOf(change as UnsentHabit, habits));
    return undefined;
  };
}

import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { useUser } from '#features/auth/client/queries.ts';
import type { TaskForm } from '../task-form.ts';

export const CREATE_DRAFT = 'task-create';
export const EDIT_DRAFT = 'task-edit';

/** What was typed, and in which task's editing. */
export interface TaskDraft {
  form: TaskForm;
  taskId?: string | undefined;
}

/** The unsent text of one task dialog, kept for whoever is signed in. */
export function useTaskDraft(name: string, taskId?: string) {
  const userId = useUser().data?.id ?? '';
  return useMemo(
    () => ({
      read: () => {
        const draft = readDraft<TaskDraft>(userId, name)?.value;
        return draft?.taskId === taskId ? draft?.form : undefined;
      },
      keep: (form: TaskForm) => keepDraft<TaskDraft>(userId, name, { form, taskId }),
      drop: () => dropDraft(userId, name),
    }),
    [userId, name, taskId],
  );
}

/** Keeps what is being typed as it is typed; a form in which nobody typed anything has no draft, though its task change. */
export function useKeptForm(form: UseFormReturn<TaskForm>, draft: ReturnType<typeof useTaskDraft>): void {
  useEffect(() => {
    let typed = false;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        typed ||= isDirty === true;
        if (typed) draft.keep(values);
      },
    });
  }, [form, draft]);
}

interface TaskForms {
  openCreate: () => void;
  openDetail: (taskId: string, editing: boolean) => void;
}

/** Opens the form of a task whose draft is asked for. */
export function useRequestedTaskDrafts({ openCreate, openDetail }: TaskForms): void {
  const userId = useUser().data?.id ?? '';
  useRequestedDraft(CREATE_DRAFT, openCreate);
  useRequestedDraft(EDIT_DRAFT, () => {
    const taskId = readDraft<TaskDraft>(userId, EDIT_DRAFT)?.value.taskId;
    if (taskId) openDetail(taskId, true);
  });
}

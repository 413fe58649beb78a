import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { onOpenTaskDetail } from '#client/lib/open-task-detail.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import type { CreateTaskOptions } from '#features/tasks/client/dialogs/create-task-dialog.tsx';
import { CREATE_FORM, EDIT_FORM, SHARED_FORM } from '#features/tasks/client/task-form-names.ts';
import { paths } from '#shared/paths.ts';
import { useTaskAddress } from './use-task-address.ts';

const TaskDetail = lazyPart(() => import('./task-detail.tsx').then((module) => ({ default: module.TaskDetail })));
const CreateTaskDialog = lazyPart(() =>
  import('#features/tasks/client/dialogs/create-task-dialog.tsx').then((module) => ({
    default: module.CreateTaskDialog,
  })),
);

export interface TaskDialogs {
  openDetail: (taskId: string, editing?: boolean, mends?: number) => void;
  openCreate: (options?: CreateTaskOptions) => void;
}

const TaskDialogsContext = createContext<TaskDialogs | undefined>(undefined);

interface Detail {
  taskId: string;
  editing: boolean;
  /** The number of a refused change that is being mended. */
  mends?: number | undefined;
}

/** Carries the dialogs of a task, so that every section opens the same ones. */
export function TaskDialogsProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [detail, setDetail] = useState<Detail>();
  const [shown, setShown] = useState<'detail' | 'create'>();
  const [creation, setCreation] = useState<CreateTaskOptions>();

  // The way back closes the dialog; what was typed in it is kept as a draft.
  useTaskAddress(shown === 'detail' ? detail?.taskId : undefined, (taskId) => {
    if (taskId === undefined) return setShown(undefined);
    setDetail((now) => (now?.taskId === taskId ? now : { taskId, editing: false }));
    setShown('detail');
  });

  const dialogs = useMemo<TaskDialogs>(
    () => ({
      openDetail: (taskId, editing = false, mends = undefined) => {
        setDetail({ taskId, editing, mends });
        setShown('detail');
      },
      openCreate: (options = {}) => {
        setCreation({ ...options });
        setShown('create');
      },
    }),
    [],
  );
  useEffect(
    () =>
      onOpenTaskDetail(({ taskId }) => {
        navigate(paths.section('tasks'));
        dialogs.openDetail(taskId);
      }),
    [navigate, dialogs],
  );
  useRequestedForm(CREATE_FORM, true, () => dialogs.openCreate());
  useRequestedForm(SHARED_FORM, true, () => dialogs.openCreate({ shared: true }));
  useRequestedForm(EDIT_FORM, true, (taskId) => taskId && dialogs.openDetail(taskId, true));
  const show = (dialog: 'detail' | 'create') => (open: boolean) => setShown(open ? dialog : undefined);

  return (
    <TaskDialogsContext value={dialogs}>
      {children}
      <FloatingPart asked={detail}>
        {detail && (
          <TaskDetail
            {...detail}
            open={shown === 'detail'}
            onOpenChange={show('detail')}
            onEditingChange={(editing) => dialogs.openDetail(detail.taskId, editing, detail.mends)}
            onStartFocus={({ id }) => openFocusStart(id)}
          />
        )}
      </FloatingPart>
      <FloatingPart asked={creation}>
        {creation && <CreateTaskDialog {...creation} open={shown === 'create'} onOpenChange={show('create')} />}
      </FloatingPart>
    </TaskDialogsContext>
  );
}

/** Opens the dialogs of a task. */
export function useTaskDialogs(): TaskDialogs {
  const dialogs = useContext(TaskDialogsContext);
  if (!dialogs) throw new Error('TaskDialogsProvider is missing');
  return dialogs;
}

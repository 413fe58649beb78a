import { lazy, Suspense, useState } from 'react';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import type { TaskForm } from '../task-form.ts';
import { CREATE_DRAFT } from './task-draft.ts';

const load = () => import('./create-task-dialog.tsx');
const CreateTaskDialog = lazy(() => load().then((module) => ({ default: module.CreateTaskDialog })));

interface CreateTaskOptions {
  columnId?: string;
  defaults?: Partial<TaskForm>;
}

/** Opens the dialog of a new task; the page draws `dialog` once, whose code comes when it is first wanted. */
export function useCreateTaskDialog() {
  const [options, setOptions] = useState<CreateTaskOptions>();
  const [open, setOpen] = useState(false);
  const openDialog = (wanted: CreateTaskOptions = {}) => {
    setOptions(wanted);
    setOpen(true);
  };
  useRequestedDraft(CREATE_DRAFT, openDialog);
  const dialog = options && (
    <Suspense>
      <CreateTaskDialog open={open} onOpenChange={setOpen} {...options} />
    </Suspense>
  );
  return { openDialog, dialog, preload: load };
}

import { BellRing, History } from 'lucide-react';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Select, type SelectOption } from '#client/ui/select.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { inListOrder } from '#features/tasks/rules.ts';
import { shortened } from '#shared/shorten.ts';
import { DEFAULT_DURATION, DURATIONS } from '../rules.ts';
import { prepareChime } from './chime.ts';
import { type Duration, DurationChoice } from './duration-choice.tsx';
import { useStartSession } from './queries.ts';
import { texts } from './texts.ts';

const NO_TASK = 'no-task';
/** A longer title would stretch the browser's list beyond the screen. */
const TITLE_SHOWN = 70;

interface StartDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Chosen beforehand, as when the session is started from a task. */
  taskId?: string | undefined;
  onStart: () => void;
  onShowHistory: () => void;
}

const choice = z.object({ task: z.string(), duration: z.literal(DURATIONS) });

/** Chooses a task and a duration and starts the session. */
export function StartDialog({ open, onOpenChange, taskId, onStart, onShowHistory }: StartDialogProps) {
  const start = useStartSession();
  const options = useTaskOptions(taskId);
  const listed = (task: string) => (options.some(({ value }) => value === task) ? task : NO_TASK);

  const send = ({ task, duration }: z.output<typeof choice>, key: string) => {
    prepareChime();
    const isUnlimited = duration === 0;
    const taskListed = listed(task);
    const input = {
      taskId: taskListed === NO_TASK ? null : taskListed,
      durationMinutes: isUnlimited ? null : duration,
      isUnlimited,
    };
    return start.mutateAsync({ input, key }).then(onStart);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.start.title}
      tools={
        <IconButton label={texts.history.open} onClick={onShowHistory}>
          <History aria-hidden />
        </IconButton>
      }
      submitLabel={texts.start.submit}
      pendingLabel={texts.start.pending}
      className="flex flex-col gap-5"
      schema={choice}
      start={{ task: taskId ?? NO_TASK, duration: DEFAULT_DURATION as Duration }}
      // Nothing is typed here: each opening begins with what it was asked for.
      draft={null}
      loading={start.isPending}
      submitError={start.error}
      onSubmit={send}
    >
      {({ control }) => (
        <>
          <Controller
            control={control}
            name="task"
            render={({ field: { value, onChange, ref, name } }) => (
              <Field label={texts.start.task}>
                <Select ref={ref} name={name} options={options} value={listed(value)} onValueChange={onChange} />
              </Field>
            )}
          />
          <Controller
            control={control}
            name="duration"
            render={({ field: { value, onChange } }) => <DurationChoice value={value} onChange={onChange} />}
          />
          <NoticeChoice />
        </>
      )}
    </FormDialog>
  );
}

/** No task, then the active ones in the order of the list; the preselected one even if it is not active. */
function useTaskOptions(preselected: string | undefined): SelectOption[] {
  const { data: tasks } = useTasks();
  return useMemo(() => {
    const fits = ({ id, status }: Task) => status === 'active' || id === preselected;
    const listed = inListOrder((tasks ?? []).filter(fits));
    return [
      { value: NO_TASK, label: texts.start.noTask },
      ...listed.map(({ id, title }) => ({ value: id, label: shortened(title, TITLE_SHOWN) })),
    ];
  }, [tasks, preselected]);
}

/** Offers a notice of the system for the end; nothing where the browser has none or forbids them. */
function NoticeChoice() {
  const { permission, on } = useNotices();
  if (on) return <p className="text-small text-text-muted">{texts.start.askedNotice}</p>;
  if (permission !== 'default' && permission !== 'granted') return null;
  return (
    <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={() => void wishForNotices(true)}>
      <BellRing aria-hidden />
      {texts.start.askNotice}
    </Button>
  );
}

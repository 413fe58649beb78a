import { BellRing, History } from 'lucide-react';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { SearchSelect } from '#client/ui/search-select.tsx';
import type { SelectOption } from '#client/ui/select.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import { DEFAULT_DURATION, DURATIONS } from '../rules.ts';
import { prepareChime } from './chime.ts';
import { DurationChoice } from './duration-choice.tsx';
import { ownLength } from './own-length.ts';
import { useStartSession } from './session-changes.ts';
import { chosenTask, type Duration, isLength, NO_TASK, OWN, sessionStartOf, taskChoices } from './session-choice.ts';
import { texts } from './texts.ts';

interface StartDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Chosen beforehand, as when the session is started from a task. */
  taskId?: string | undefined;
  onStart: () => void;
  onShowHistory: () => void;
}

const choice = z
  .object({ task: z.string(), duration: z.literal([...DURATIONS, OWN]), minutes: z.string() })
  .refine(({ duration, minutes }) => duration !== OWN || isLength(minutes), {
    path: ['minutes'],
    error: texts.start.ownInvalid,
  });

/** Chooses a task and a duration and starts the session. */
export function StartDialog({ open, onOpenChange, taskId, onStart, onShowHistory }: StartDialogProps) {
  const start = useStartSession();
  const tasks = useTasks().data;
  const options = useMemo<SelectOption[]>(() => taskChoices(tasks ?? [], taskId), [tasks, taskId]);

  const send = ({ task, duration, minutes }: z.output<typeof choice>, key: string) => {
    prepareChime();
    if (duration === OWN) ownLength.update(() => Number(minutes));
    const input = sessionStartOf(chosenTask(task, options), duration === OWN ? Number(minutes) : duration);
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
      start={{
        task: taskId ?? NO_TASK,
        duration: DEFAULT_DURATION as Duration,
        minutes: String(ownLength.get()),
      }}
      // Nothing is typed here: each opening begins with what it was asked for.
      draft={null}
      loading={start.isPending}
      submitError={start.error}
      onSubmit={send}
    >
      {({ control, watch, setValue, formState: { errors, isSubmitted } }) => (
        <>
          <Controller
            control={control}
            name="task"
            render={({ field: { value, onChange, ref } }) => (
              <Field label={texts.start.task}>
                <SearchSelect
                  ref={ref}
                  options={options}
                  value={chosenTask(value, options)}
                  onValueChange={onChange}
                  openLabel={texts.start.allTasks}
                  noneFits={texts.start.noneFits}
                />
              </Field>
            )}
          />
          <Controller
            control={control}
            name="duration"
            render={({ field: { value, onChange } }) => (
              <DurationChoice
                value={value}
                onChange={onChange}
                minutes={watch('minutes')}
                onMinutes={(minutes) => setValue('minutes', minutes, { shouldValidate: isSubmitted })}
                error={errors.minutes?.message}
              />
            )}
          />
          <NoticeChoice />
        </>
      )}
    </FormDialog>
  );
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

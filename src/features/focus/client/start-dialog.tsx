import { BellRing, History } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { randomId } from '#client/lib/random-id.ts';
import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Select, type SelectOption } from '#client/ui/select.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { inListOrder } from '#features/tasks/rules.ts';
import { shortened } from '#shared/shorten.ts';
import { DEFAULT_DURATION } from '../rules.ts';
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

/** Chooses a task and a duration and starts the session. */
export function StartDialog({ open, onOpenChange, taskId, onStart, onShowHistory }: StartDialogProps) {
  const [chosen, setChosen] = useState(taskId ?? NO_TASK);
  const [duration, setDuration] = useState<Duration>(DEFAULT_DURATION);
  const [key] = useState(randomId);
  const form = useId();
  const start = useStartSession();
  const options = useTaskOptions(taskId);
  const task = options.some(({ value }) => value === chosen) ? chosen : NO_TASK;

  const submit = () => {
    prepareChime();
    const isUnlimited = duration === 0;
    const input = {
      taskId: task === NO_TASK ? null : task,
      durationMinutes: isUnlimited ? null : duration,
      isUnlimited,
    };
    start.mutate({ input, key: `${key}-${task}-${duration}` }, { onSuccess: onStart });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.start.title}
      closeLabel={texts.close}
      tools={
        <IconButton label={texts.history.open} onClick={onShowHistory}>
          <History aria-hidden />
        </IconButton>
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} pending={start.isPending} pendingLabel={texts.start.pending}>
            {texts.start.submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!start.isPending) submit();
        }}
      >
        <Field label={texts.start.task}>
          <Select options={options} value={task} onValueChange={setChosen} />
        </Field>
        <DurationChoice value={duration} onChange={setDuration} />
        <NoticeChoice />
      </form>
    </Dialog>
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

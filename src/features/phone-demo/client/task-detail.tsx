import { Check, RotateCcw, Timer } from 'lucide-react';
import { useMinute } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LinkedText } from '#client/ui/linked-text.tsx';
import { RepeatSign } from '#features/tasks/client/repeat-sign.tsx';
import { StepsSign } from '#features/tasks/client/steps/step-sign.tsx';
import { DueSign } from '#features/tasks/client/task-signs.tsx';
import { texts as tasks } from '#features/tasks/texts.ts';
import { type PhoneTask, PRESETS } from '../rules.ts';
import { texts } from '../texts.ts';
import { usePhoneAccount } from './phone-account.ts';

const words = texts.tasks.detail;

interface TaskDetailProps {
  task: PhoneTask;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is known of a task, and the next step with it. */
export function TaskDetail({ task, open, onOpenChange }: TaskDetailProps) {
  const now = useMinute();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="wrap-anywhere line-clamp-6">{task.title}</span>}
      closeLabel={texts.close}
      textOnly
      footer={<Actions task={task} onDone={() => onOpenChange(false)} />}
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={task.status === 'completed' ? 'success' : 'accent'}>{tasks.status[task.status]}</Badge>
        <Badge>{tasks.row.priority(tasks.priority[task.priority])}</Badge>
        <DueSign task={task} now={now} />
        <StepsSign steps={task.steps} />
        {task.repeat && <RepeatSign repeat={task.repeat} />}
      </p>
      <p className="wrap-anywhere mt-4 whitespace-pre-wrap text-text-muted">
        {task.description ? <LinkedText text={task.description} /> : words.noDescription}
      </p>
    </Dialog>
  );
}

/** Completing closes the detail; what is brought back stays in sight. */
function Actions({ task, onDone }: { task: PhoneTask; onDone: () => void }) {
  const { setCompleted, startFocus } = usePhoneAccount();
  if (task.status === 'completed')
    return (
      <Button variant="secondary" onClick={() => setCompleted(task, false)}>
        <RotateCcw aria-hidden />
        {words.restore}
      </Button>
    );
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          onDone();
          startFocus(PRESETS[0], task);
        }}
      >
        <Timer aria-hidden />
        {words.focus}
      </Button>
      <Button
        onClick={() => {
          onDone();
          setCompleted(task, true);
        }}
      >
        <Check aria-hidden />
        {words.complete}
      </Button>
    </>
  );
}

import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useMinute } from '#client/lib/clock.ts';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { RepeatSign } from '#features/tasks/client/repeat-sign.tsx';
import { StepsSign } from '#features/tasks/client/steps/step-sign.tsx';
import { DueSign, PrioritySign } from '#features/tasks/client/task-signs.tsx';
import { type PhoneTask, PRESETS } from '../rules.ts';
import { texts } from '../texts.ts';
import { LoadState } from './load-state.tsx';
import { usePhoneAccount } from './phone-account.ts';
import { TaskDetail } from './task-detail.tsx';

/** More rows than anybody scrolls through on a phone would only cost time; the full version has them all. */
const SHOWN = 200;

export function TasksTab() {
  const { tasks } = usePhoneAccount();
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState(false);
  const task = tasks.data?.find(({ id }) => id === chosen);
  const show = (id: string) => {
    setChosen(id);
    setOpen(true);
  };
  return (
    <>
      <LoadState list={tasks} words={texts.tasks}>
        {(items) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {items.slice(0, SHOWN).map((item) => (
              <Row key={item.id} task={item} onOpen={() => show(item.id)} />
            ))}
          </ul>
        )}
      </LoadState>
      {task && <TaskDetail task={task} open={open} onOpenChange={setOpen} />}
    </>
  );
}

function Row({ task, onOpen }: { task: PhoneTask; onOpen: () => void }) {
  const { setCompleted, startFocus } = usePhoneAccount();
  const now = useMinute();
  const done = task.status === 'completed';
  const label = done ? texts.tasks.restore : texts.tasks.complete;
  return (
    <li className="relative isolate flex items-center gap-3 py-2.5 pr-2 pl-4">
      <RoundCheckbox
        label={label(task.title)}
        checked={done}
        onCheckedChange={(completed) => setCompleted(task, completed)}
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className={classNames(
            'wrap-anywhere line-clamp-2 w-full rounded-small text-left after:absolute after:inset-0 after:-z-1',
            done && 'text-text-muted line-through',
          )}
        >
          {task.title}
        </button>
        <p className="flex items-center gap-2.5">
          <PrioritySign priority={task.priority} />
          <DueSign task={task} now={now} />
          <StepsSign steps={task.steps} />
          {task.repeat && <RepeatSign repeat={task.repeat} />}
        </p>
      </div>
      {!done && (
        <IconButton
          label={texts.tasks.startFocus(task.title)}
          onClick={() => startFocus(PRESETS[0], task)}
          className="z-1 size-11"
        >
          <Timer aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

import { ListTree } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import { asSteps, losesAsStep } from '../../becoming-steps.ts';
import type { Task } from '../../contract.ts';
import { STEPS_MAX, searchable, searchWords } from '../../rules.ts';
import { texts as taskTexts } from '../../texts.ts';
import { useTasks } from '../queries.ts';
import { useChangeSteps } from '../step-changes.ts';
import { texts } from '../texts.ts';
import { texts as stepTexts } from './texts.ts';

const SHOWN = 6;

interface BecomeStepProps {
  task: Task;
  /** Leaves the task, which is none any more. */
  onLeave: () => void;
}

/** Makes a step of another task of this one, whose own steps come along. */
export function BecomeStep({ task, onLeave }: BecomeStepProps) {
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const leave = () => {
    setChoosing(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !choosing) return;
    // The dialog around it stays.
    event.stopPropagation();
    leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the choice wherever the focus is in it
    <div onKeyDown={onKeyDown} className="flex flex-col items-start gap-2">
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={choosing}
        aria-controls={panel}
        onClick={() => setChoosing(!choosing)}
      >
        <ListTree aria-hidden strokeWidth={1.75} />
        {stepTexts.become}
      </Button>
      <div id={panel} className="w-full empty:hidden">
        {choosing && <ParentChoice task={task} onLeave={onLeave} />}
      </div>
    </div>
  );
}

/** The task whose step it becomes, found by its words. */
function ParentChoice({ task, onLeave }: BecomeStepProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const tasks = useTasks().data;
  const { mutate } = useChangeSteps();
  const found = useMemo(() => {
    const words = searchWords(wanted);
    const fits = ({ id, status, title }: Task) => {
      if (id === task.id || status !== 'active') return false;
      const text = words.length > 0 ? searchable(title) : '';
      return words.every((word) => text.includes(word));
    };
    return (tasks ?? []).filter(fits).slice(0, SHOWN);
  }, [tasks, wanted, task.id]);
  const steps = asSteps(task);
  const choose = (parent: Task) => {
    if (parent.steps.length + steps.length > STEPS_MAX) {
      toast({ title: taskTexts.steps.full });
      return;
    }
    mutate({
      taskId: parent.id,
      acts: steps.map((step) => ({ do: 'add', step: { ...step, id: newId() } })),
      deletes: task.id,
      told: stepTexts.became(parent.title),
    });
    onLeave();
  };
  return (
    <div className="flex flex-col gap-1">
      <Input
        autoFocus
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={stepTexts.becomeOf}
        placeholder={stepTexts.becomeOf}
        autoComplete="off"
      />
      <ul aria-label={stepTexts.parents} className="empty:hidden">
        {found.map((parent) => (
          <li key={parent.id}>
            <button
              type="button"
              onClick={() => choose(parent)}
              className="wrap-anywhere min-h-11 w-full rounded-control px-3 py-2 text-left text-body hover:bg-surface-hover"
            >
              {parent.title}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="px-3 py-2 text-small text-text-muted">{texts.list.nothingFound}</p>}
      {losesAsStep(task) && <p className="text-small text-text-muted">{stepTexts.leftBehind}</p>}
    </div>
  );
}

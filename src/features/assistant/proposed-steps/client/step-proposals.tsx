import { Plus, Sparkles, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import { useChangeSteps } from '#features/tasks/client/step-changes.ts';
import type { Task } from '#features/tasks/contract.ts';
import { STEPS_MAX } from '#features/tasks/rules.ts';
import { useEngine } from '../../privacy/client/queries.ts';
import { newSteps, REFUSED_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { useStepProposals } from './queries.ts';

/** Has a language model propose steps of a task, each to be accepted by itself; nothing where there is no model. */
export function StepProposals({ task }: { task: Task }) {
  const { data } = useEngine();
  if (data?.engine !== 'model' || task.status !== 'active' || task.steps.length >= STEPS_MAX) return null;
  return <Proposing key={task.id} task={task} host={data.host ?? ''} />;
}

function Proposing({ task, host }: { task: Task; host: string }) {
  const { ask, cancel, isPending, proposed, failure } = useStepProposals(task.id);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const { mutate } = useChangeSteps();
  const opener = useRef<HTMLButtonElement>(null);
  const known = [task.title, ...task.steps.map(({ title }) => title), ...accepted, ...refused];
  const shown = newSteps(proposed ?? [], known);
  const { list, leaveFrom } = useNextFocus(opener);

  const add = (titles: readonly string[]) => {
    const acts = titles.slice(0, STEPS_MAX - task.steps.length).map((title) => ({
      do: 'add' as const,
      step: { id: newId(), title },
    }));
    mutate({ taskId: task.id, acts });
    setAccepted([...accepted, ...titles]);
    setTold(titles.length === 1 ? texts.added(titles[0]!) : texts.addedAll(titles.length));
  };
  const refuse = (titles: readonly string[]) => setRefused([...refused, ...titles].slice(-REFUSED_MAX));
  const begin = () => {
    setTold('');
    // What was accepted and deleted since may be proposed again.
    setAccepted([]);
    ask(refused, {
      onSuccess: (steps) => setTold(steps.length > 0 ? texts.proposed(steps.length) : texts.none),
    });
  };
  return (
    <div className="flex flex-col gap-1">
      {shown.length > 0 && !isPending && (
        <div className="rounded-control bg-surface-sunken p-2">
          <ul ref={list} aria-label={texts.title}>
            {shown.map((title, at) => (
              <li
                key={title}
                className="flex min-h-11 flex-wrap items-center gap-x-1 gap-y-0.5 px-1 py-1 max-sm:not-last:mb-2"
              >
                <span className="wrap-anywhere min-w-0 flex-1 basis-48">{title}</span>
                <span className="flex gap-1">
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={texts.addOne(title)}
                    onClick={() => {
                      add([title]);
                      leaveFrom(at);
                    }}
                  >
                    <Plus aria-hidden strokeWidth={1.75} />
                    {texts.add}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={texts.refuseOne(title)}
                    onClick={() => {
                      refuse([title]);
                      leaveFrom(at);
                    }}
                  >
                    <X aria-hidden strokeWidth={1.75} />
                    {texts.refuse}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {shown.length > 1 && (
            <div className="flex flex-wrap gap-1 px-1 pt-1">
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  add(shown);
                  leaveFrom(0);
                }}
              >
                {texts.addAll}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  refuse(shown);
                  leaveFrom(0);
                }}
              >
                {texts.refuseAll}
              </Button>
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          pending={isPending}
          pendingLabel={texts.asking}
          onClick={begin}
        >
          <Sparkles aria-hidden strokeWidth={1.75} />
          {texts.ask}
        </Button>
        {isPending && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              cancel();
              opener.current?.focus();
            }}
          >
            {texts.cancel}
          </Button>
        )}
        {proposed === undefined && !failure && (
          <span className="min-w-0 flex-1 basis-48 px-1 text-small text-text-muted">{texts.leaves(host)}</span>
        )}
        {proposed?.length === 0 && !isPending && <span className="px-1 text-small text-text-muted">{texts.none}</span>}
      </div>
      {failure && (
        <p role="alert" className="px-1 text-danger text-small">
          {failure}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
    </div>
  );
}

/** Where the keyboard goes on once the proposal that had its focus is answered: to the next one, or to `opener`. */
function useNextFocus(opener: { current: HTMLElement | null }) {
  const list = useRef<HTMLUListElement>(null);
  const [left, setLeft] = useState<{ at: number }>();
  useEffect(() => {
    if (!left) return;
    const rows = list.current?.children;
    const next = rows?.[Math.min(left.at, rows.length - 1)]?.querySelector('button');
    (next ?? opener.current)?.focus();
  }, [left, opener]);
  return { list, leaveFrom: (at: number) => setLeft({ at }) };
}

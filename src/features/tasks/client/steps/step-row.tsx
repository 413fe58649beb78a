import { GripVertical } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ownZone, useMinute } from '#client/lib/clock.ts';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Task } from '../../contract.ts';
import { deadlineOf } from '../../deadline.ts';
import type { Step, StepChange } from '../../step-contract.ts';
import { DueSign } from '../task-signs.tsx';
import { StepForm } from './step-form.tsx';
import { texts } from './texts.ts';

interface StepRowProps {
  step: Step;
  /** Of the task; nothing of one that is over is overdue. */
  status: Task['status'];
  /** What drags it. */
  handle: ComponentProps<'button'>;
  /** Where it is drawn while it is dragged, in pixels from its place. */
  lifted: number | undefined;
  onChange: (change: StepChange) => void;
  onRemove: () => void;
  onTurn: () => void;
  /** One place up or down. */
  onMove: (by: -1 | 1) => void;
}

export function StepRow({ step, status, handle, lifted, onChange, onRemove, onTurn, onMove }: StepRowProps) {
  const [editing, setEditing] = useState(false);
  const title = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const now = useMinute();
  useEffect(() => {
    if (wasEditing.current && !editing) title.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      style={lifted === undefined ? undefined : { transform: `translateY(${lifted}px)` }}
      className={classNames(
        'flex min-h-11 items-center gap-1 rounded-control',
        lifted === undefined ? 'hover:bg-surface-hover' : 'relative z-1 bg-surface-raised shadow-float',
      )}
    >
      {editing ? (
        <StepForm step={step} onSave={onChange} onRemove={onRemove} onTurn={onTurn} onLeave={() => setEditing(false)} />
      ) : (
        <>
          <RoundCheckbox
            className="mx-1.5"
            label={texts.tick(step.title)}
            checked={step.done}
            onCheckedChange={(done) => onChange({ done })}
          />
          <button
            ref={title}
            type="button"
            aria-label={texts.edit(step.title)}
            onClick={() => setEditing(true)}
            className={classNames(
              'wrap-anywhere min-h-11 min-w-0 flex-1 rounded-small py-1.5 text-left text-body transition-colors duration-200',
              step.done && 'text-text-muted line-through',
            )}
          >
            {step.title}
          </button>
          {step.dueDay && (
            <DueSign
              task={{ ...deadlineOf({ dueDay: step.dueDay }, ownZone())!, status: step.done ? 'completed' : status }}
              now={now}
            />
          )}
          <button
            type="button"
            aria-label={texts.move(step.title)}
            aria-keyshortcuts="ArrowUp ArrowDown"
            {...handle}
            onKeyDown={onKeyDown}
            className="touch-target inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-text-muted hover:text-text"
          >
            <GripVertical aria-hidden strokeWidth={1.75} className="size-5" />
          </button>
        </>
      )}
    </li>
  );
}

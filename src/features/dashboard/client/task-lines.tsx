import { useQueryClient } from '@tanstack/react-query';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { byPart } from '#client/lib/by-part.ts';
import { useDay } from '#client/lib/clock.ts';
import { useRowDrag } from '#client/lib/use-row-drag.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Task } from '#features/tasks/contract.ts';
import { placesFor } from '#features/tasks/day-order.ts';
import { texts } from '../texts.ts';
import { loadChanges } from './load-changes.ts';
import type { OpenTask } from './open-task.ts';
import { TaskLine } from './task-line.tsx';

/** Keeps the keyboard in a list when the line at which it was goes. */
function holdFocus(list: RefObject<HTMLElement | null>, at: number): void {
  const boxes = list.current?.querySelectorAll('input') ?? [];
  if (document.activeElement === boxes[at]) (boxes[at + 1] ?? boxes[at - 1])?.focus({ preventScroll: true });
}

interface TaskLinesProps {
  tasks: readonly Task[];
  label: string;
  onOpenTask: OpenTask;
}

/** Tasks, each to be ticked. */
export function TaskLines({ tasks, label, onOpenTask }: TaskLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} aria-label={label}>
      {tasks.map((task, at) => (
        <li key={task.id}>
          <TaskLine task={task} onOpen={() => onOpenTask(task)} onTick={() => holdFocus(list, at)} />
        </li>
      ))}
    </ul>
  );
}

/** The tasks of today, which are also put in order: by a handle, with the mouse, a finger or the arrow keys. */
export function OrderedLines({ tasks, onOpenTask }: Omit<TaskLinesProps, 'label'>) {
  const list = useRef<HTMLUListElement>(null);
  const today = useDay();
  const client = useQueryClient();
  const [told, setTold] = useState('');
  const move = (id: string, from: number, to: number) => {
    const moved = tasks[from];
    if (!moved || to < 0 || to >= tasks.length || to === from) return;
    setTold(texts.today.moved(moved.title, to + 1, tasks.length));
    const places = placesFor(tasks.toSpliced(from, 1).toSpliced(to, 0, moved), id, today);
    void byPart(loadChanges, (changes) => changes.orderDay(client, { places }));
  };
  const { drag, handle } = useRowDrag(list, move);
  return (
    <>
      <ul ref={list} aria-label={texts.today.label}>
        {tasks.map((task, at) => {
          const isLifted = drag?.id === task.id;
          return (
            <li
              key={task.id}
              style={isLifted ? { transform: `translateY(${drag.by}px)` } : undefined}
              className={classNames(isLifted && 'relative z-1 rounded-control bg-surface-raised shadow-float')}
            >
              <TaskLine task={task} onOpen={() => onOpenTask(task)} onTick={() => holdFocus(list, at)}>
                {tasks.length > 1 && (
                  <Handle title={task.title} onMove={(by) => move(task.id, at, at + by)} {...handle(task.id, at)} />
                )}
              </TaskLine>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
    </>
  );
}

interface HandleProps extends ComponentProps<'button'> {
  title: string;
  /** One place up or down. */
  onMove: (by: -1 | 1) => void;
}

function Handle({ title, onMove, ...dragging }: HandleProps) {
  return (
    <button
      type="button"
      aria-label={texts.today.move(title)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      {...dragging}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!by) return;
        event.preventDefault();
        onMove(by);
      }}
      className="touch-target relative z-1 -my-1 inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-text-muted hover:text-text"
    >
      <GripVertical aria-hidden strokeWidth={1.75} className="size-5" />
    </button>
  );
}

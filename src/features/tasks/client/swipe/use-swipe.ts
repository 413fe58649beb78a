import { type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Task } from '../../contract.ts';
import { type SwipeAct, swipeAct, swipeBegun } from '../../swiping.ts';

/** A row under a finger that moves it aside. */
export interface Swiped {
  task: Task;
  /** Which way it goes. */
  right: boolean;
  /** What is done with it if the finger is lifted now. */
  act: SwipeAct | undefined;
  top: number;
  height: number;
}

interface Touch {
  row: HTMLElement;
  task: Task;
  x: number;
  y: number;
  swipes: boolean;
  dx: number;
}

interface SwipeOptions {
  /** The task of a row that may be swiped. */
  taskOf: (id: string) => Task | undefined;
  onSwipe: (act: SwipeAct, task: Task) => void;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Hears of a finger that moves a row sideways; up and down is the page's, and a mouse has the buttons of the row. */
export function useSwipe(options: SwipeOptions) {
  const [swiped, setSwiped] = useState<Swiped>();
  /** What lies in the room that the row leaves. */
  const room = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const handlers = useMemo(() => {
    let touch: Touch | undefined;
    let taken = false;
    const show = ({ row, task, dx }: Touch) => {
      row.style.translate = `${dx}px 0`;
      room.current?.style.setProperty('width', `${Math.abs(dx)}px`);
      const act = swipeAct(dx, row.offsetWidth, task);
      const right = dx > 0;
      setSwiped((was) => {
        if (was && was.act === act && was.right === right) return was;
        const top = row.getBoundingClientRect().top - row.offsetParent!.getBoundingClientRect().top;
        return { task, act, right, top, height: row.offsetHeight };
      });
    };
    const leave = () => {
      if (!touch) return;
      const { row, swipes } = touch;
      touch = undefined;
      if (!swipes) return;
      const from = row.style.translate;
      row.style.translate = '';
      if (!calm()) row.animate({ translate: [from, '0px 0px'] }, { duration: 150, easing: 'ease-out' });
      setSwiped(undefined);
    };
    return {
      onPointerDown: ({ pointerType, target, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
        leave();
        taken = false;
        const row = (target as Element).closest<HTMLElement>('[data-task-id]');
        const task = row ? latest.current.taskOf(row.dataset.taskId!) : undefined;
        if (pointerType !== 'touch' || !isPrimary || !row || !task) return;
        touch = { row, task, x, y, swipes: false, dx: 0 };
      },
      onPointerMove: ({ clientX, clientY, isPrimary }: PointerEvent) => {
        if (!touch || !isPrimary) return;
        const dx = clientX - touch.x;
        if (!touch.swipes) {
          const begun = swipeBegun(dx, clientY - touch.y);
          // A finger that rested has chosen the row by now.
          if (begun === false || !latest.current.taskOf(touch.task.id)) touch = undefined;
          if (!touch || !begun) return;
          touch.swipes = true;
          taken = true;
        }
        touch.dx = dx;
        show(touch);
      },
      onPointerUp: () => {
        if (!touch?.swipes) return leave();
        const { row, task, dx } = touch;
        const act = swipeAct(dx, row.offsetWidth, task);
        leave();
        if (act) latest.current.onSwipe(act, task);
      },
      onPointerCancel: leave,
      /** The finger that is lifted presses nothing. */
      onClickCapture: (event: MouseEvent) => {
        if (!taken) return;
        taken = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, []);
  return { swiped, room, handlers };
}

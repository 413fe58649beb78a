import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';

/** Milliseconds after which a press is a long one. */
const LONG = 450;
/** Pixels by which a finger that rests may tremble. */
const STILL = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

/** Hears of a finger that rests on a row; where it moves, as to scroll, it is none. */
export function useLongPress(onLongPress: (id: string) => void) {
  const press = useRef<Press>(undefined);
  const taken = useRef(false);
  const act = useRef(onLongPress);
  act.current = onLongPress;
  return useMemo(() => {
    const leave = () => {
      clearTimeout(press.current?.timer);
      press.current = undefined;
    };
    return {
      onPointerDown: (event: PointerEvent) => {
        leave();
        taken.current = false;
        const id = (event.target as Element).closest<HTMLElement>('[data-task-id]')?.dataset.taskId;
        if (event.pointerType === 'mouse' || id === undefined) return;
        const timer = setTimeout(() => {
          leave();
          taken.current = true;
          act.current(id);
        }, LONG);
        press.current = { timer, x: event.clientX, y: event.clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL) leave();
      },
      onPointerUp: leave,
      onPointerCancel: leave,
      /** The menu of the browser would lie over what was chosen. */
      onContextMenu: (event: MouseEvent) => {
        if (press.current || taken.current) event.preventDefault();
      },
      /** The finger that is lifted presses nothing more. */
      onClickCapture: (event: MouseEvent) => {
        if (!taken.current) return;
        taken.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, []);
}

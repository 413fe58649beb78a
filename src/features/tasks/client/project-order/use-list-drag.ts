import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { placeAt } from '../list-drop.ts';

/** Pixels from the edge of the window within which a dragged row scrolls it, and how far it goes in a frame. */
const EDGE = 96;
const STEP = 12;

/** A row that is drawn over the others: which, how far, and at which place it would be put in. */
export interface ListDrag {
  id: string;
  from: number;
  to: number;
  by: number;
}

interface Held extends ListDrag {
  /** Pixels from the top of the list to the middle of the row, and to the pointer, when it was taken. */
  middle: number;
  taken: number;
  /** Where the pointer is in the window. */
  pointer: number;
}

interface ListDragOptions {
  list: RefObject<HTMLElement | null>;
  /** Heights of the lines, in their order. */
  heights: () => readonly number[];
  /** The line of a task. */
  lineOf: (id: string) => number;
  /** A row was taken: it has to stay drawn. */
  taken: (id: string) => void;
  drop: (from: number, to: number) => void;
}

export type DragHandlers = ReturnType<ReturnType<typeof useListDrag>['handle']>;

/** Drags a row by its handle through a list of which only a part is drawn, with a mouse or a finger; near an edge the window scrolls. */
export function useListDrag(options: ListDragOptions) {
  const [drag, setDrag] = useState<ListDrag>();
  const latest = useRef(options);
  latest.current = options;
  const { handle, leave } = useMemo(() => {
    let held: Held | undefined;
    let frame = 0;
    const topOf = () => latest.current.list.current?.getBoundingClientRect().top ?? 0;
    const follow = (pointer: number) => {
      if (!held) return;
      const by = pointer - topOf() - held.taken;
      held = { ...held, by, pointer, to: placeAt(latest.current.heights(), held.from, held.middle + by) };
      setDrag(held);
    };
    const scroll = () => {
      if (!held) return;
      const { pointer } = held;
      const by = pointer < EDGE ? -STEP : pointer > window.innerHeight - EDGE ? STEP : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        follow(pointer);
      }
      frame = requestAnimationFrame(scroll);
    };
    const leave = () => {
      cancelAnimationFrame(frame);
      held = undefined;
      setDrag(undefined);
    };
    /** What happens on the handle is neither a swipe nor a long press of the row. */
    const own = (act: (event: PointerEvent<HTMLElement>) => void) => (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      act(event);
    };
    const handle = (id: string) => ({
      onPointerDown: own((event) => {
        const { lineOf, taken } = latest.current;
        const [from, heights] = [lineOf(id), latest.current.heights()];
        if (event.button !== 0 || from < 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        taken(id);
        const middle = heights.slice(0, from).reduce((sum, height) => sum + height, 0) + heights[from]! / 2;
        held = { id, from, to: from, by: 0, middle, taken: event.clientY - topOf(), pointer: event.clientY };
        frame = requestAnimationFrame(scroll);
      }),
      onPointerMove: own(({ clientY }) => follow(clientY)),
      onPointerUp: own(() => {
        const now = held;
        leave();
        if (now && now.to !== now.from) latest.current.drop(now.from, now.to);
      }),
      onPointerCancel: own(leave),
    });
    return { handle, leave };
  }, []);
  useEffect(() => leave, [leave]);
  return { drag, handle };
}

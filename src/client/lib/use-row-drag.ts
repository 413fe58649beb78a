import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** A row that is being drawn over the others: which, how far, and to which place. */
interface Drag {
  id: string;
  from: number;
  to: number;
  by: number;
}

interface Held extends Drag {
  at: number;
  /** The middles of the rows as they stood when it was taken. */
  middles: readonly number[];
}

/** Drags a row of a list by its handle, with a mouse or a finger; the list is put in order once it is let go. */
export function useRowDrag(list: RefObject<HTMLElement | null>, drop: (id: string, from: number, to: number) => void) {
  const held = useRef<Held>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const leave = () => {
    held.current = undefined;
    setDrag(undefined);
  };
  return {
    drag,
    handle: (id: string, from: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !list.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const middles = [...list.current.children].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2;
        });
        held.current = { id, from, to: from, by: 0, at: event.clientY, middles };
      },
      onPointerMove(event: PointerEvent) {
        const now = held.current;
        if (!now) return;
        const by = event.clientY - now.at;
        const middle = now.middles[from]! + by;
        const to = now.middles.filter(
          (other, at) => at !== from && (at < from ? other < middle : other <= middle),
        ).length;
        held.current = { ...now, by, to };
        setDrag(held.current);
      },
      onPointerUp() {
        const now = held.current;
        leave();
        if (now && now.to !== now.from) drop(id, now.from, now.to);
      },
      onPointerCancel: leave,
    }),
  };
}

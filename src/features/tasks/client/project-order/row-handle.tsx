import { GripVertical } from 'lucide-react';
import { texts } from './texts.ts';
import type { DragHandlers } from './use-list-drag.ts';

/** By what a row is put elsewhere; the same from one drawing to the next. */
export interface RowOrder {
  handle: (id: string) => DragHandlers;
  /** One line up or down. */
  move: (id: string, by: -1 | 1) => void;
}

interface RowHandleProps {
  id: string;
  title: string;
  tabIndex: number;
  order: RowOrder;
}

/** Puts a row elsewhere: dragged with a mouse or a finger, or by the arrow keys. */
export function RowHandle({ id, title, tabIndex, order }: RowHandleProps) {
  return (
    <button
      type="button"
      data-row-handle
      aria-label={texts.move(title)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      tabIndex={tabIndex}
      {...order.handle(id)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!by) return;
        event.preventDefault();
        event.stopPropagation();
        order.move(id, by);
      }}
      className="touch-target relative z-1 -ml-2 inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-text-muted hover:text-text"
    >
      <GripVertical aria-hidden strokeWidth={1.75} className="size-4.5" />
    </button>
  );
}

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect } from 'react';
import { type DragData, isDragData } from './drag-state.ts';

interface ColumnDrag {
  column: RefObject<HTMLElement | null>;
  /** What the column is held by. */
  handle: RefObject<HTMLElement | null>;
  /** The column's own scroll. */
  cards: RefObject<HTMLElement | null>;
  columnId: string | null;
}

/** Lets cards and columns be dropped on a column, its cards scroll at its edges, and itself be dragged by its handle. */
export function useColumnDrag({ column, handle, cards, columnId }: ColumnDrag): void {
  useEffect(() => {
    const [element, grip, list] = [column.current, handle.current, cards.current];
    if (!element || !grip || !list) return;
    const lift = (lifted: boolean) => element.toggleAttribute('data-lifted', lifted);
    return combine(
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isDragData(source.data),
        getData: ({ input, source }) =>
          'cardId' in source.data
            ? { group: columnId, aboveCards: input.clientY < list.getBoundingClientRect().top }
            : attachClosestEdge({ group: columnId }, { element, input, allowedEdges: ['left', 'right'] }),
      }),
      autoScrollForElements({
        element: list,
        canScroll: ({ source }) => 'cardId' in source.data,
        getAllowedAxis: () => 'vertical',
      }),
      columnId === null
        ? () => undefined
        : draggable({
            element,
            dragHandle: grip,
            // The inputs that open in the handle keep their own dragging of text.
            canDrag: () => grip.querySelector('input') === null,
            getInitialData: (): DragData => ({ columnId }),
            onDragStart: () => lift(true),
            onDrop: () => lift(false),
          }),
    );
  }, [column, handle, cards, columnId]);
}

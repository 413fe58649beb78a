import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect } from 'react';
import { type DragData, isDragData } from './drag-state.ts';

const isCard = (data: Record<string, unknown>) => isDragData(data) && 'cardId' in data;

interface CardDrag {
  /** What is lifted. */
  card: RefObject<HTMLElement | null>;
  /** What answers where the pointer is: the card and the room around it, so that there is no gap between two. */
  row: RefObject<HTMLElement | null>;
  cardId: string;
}

/** Lets a card be dragged, by mouse or by a long press, and others be dropped above and below it. */
export function useCardDrag({ card, row, cardId }: CardDrag): void {
  useEffect(() => {
    const [element, target] = [card.current, row.current];
    if (!element || !target) return;
    // On the element itself: drawing every card anew for the sake of the lifted one would cost frames.
    const lift = (lifted: boolean) => element.toggleAttribute('data-lifted', lifted);
    return combine(
      draggable({
        element,
        getInitialData: (): DragData => ({ cardId }),
        onDragStart: () => lift(true),
        onDrop: () => lift(false),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => isCard(source.data),
        getData: ({ input }) =>
          attachClosestEdge({ cardId }, { element: target, input, allowedEdges: ['top', 'bottom'] }),
      }),
    );
  }, [card, row, cardId]);
}

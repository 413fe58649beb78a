import { type ElementDragPayload, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { DragLocation } from '@atlaskit/pragmatic-drag-and-drop/types';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect } from 'react';
import { type CardPlace, droppedAt, placeOfCard, samePlace } from '../rules.ts';
import type { BoardActions } from './board-actions.ts';
import { type Drag, type DragState, isDragData } from './drag-state.ts';
import type { BoardView } from './use-board.ts';

/** The place under the pointer, in front of a card or at an end of a column; none where the card would stay. */
function cardPlaceAt({ groups }: BoardView, cardId: string, { dropTargets }: DragLocation): CardPlace | undefined {
  const column = dropTargets.find(({ data }) => 'group' in data);
  const from = placeOfCard(groups, cardId);
  if (!column || !from) return undefined;
  const columnId = column.data.group as string | null;
  const cards = groups.get(columnId) ?? [];
  const over = dropTargets.find(({ data }) => 'cardId' in data);
  const target = over ? cards.findIndex(({ id }) => id === over.data.cardId) : -1;
  const end = column.data.aboveCards ? 0 : cards.length;
  const index = over && target >= 0 ? target + Number(extractClosestEdge(over.data) === 'bottom') : end;
  return samePlace(from, droppedAt(from, { columnId, index })) ? undefined : { columnId, index };
}

/** The index before which a dragged column would stand; none where it would stay. */
function columnIndexAt({ columns }: BoardView, columnId: string, { dropTargets }: DragLocation): number | undefined {
  const over = dropTargets.find(({ data }) => 'group' in data);
  const from = columns.findIndex(({ id }) => id === columnId);
  if (!over || from < 0) return undefined;
  const target = columns.findIndex(({ id }) => id === over.data.group);
  const index = target < 0 ? 0 : target + Number(extractClosestEdge(over.data) === 'right');
  return index === from || index === from + 1 ? undefined : index;
}

function dragAt(view: BoardView, { data }: ElementDragPayload, location: DragLocation): Drag {
  if (!isDragData(data)) return {};
  return 'cardId' in data
    ? { ...data, cardPlace: cardPlaceAt(view, data.cardId, location) }
    : { ...data, columnIndex: columnIndexAt(view, data.columnId, location) };
}

const sameTarget = (a: Drag, b: Drag) =>
  a.columnIndex === b.columnIndex &&
  a.cardPlace?.columnId === b.cardPlace?.columnId &&
  a.cardPlace?.index === b.cardPlace?.index;

function drop(view: BoardView, actions: BoardActions, drag: Drag): void {
  const { cardId, cardPlace, columnId, columnIndex } = drag;
  const from = cardId === undefined ? undefined : placeOfCard(view.groups, cardId);
  const card = from && view.groups.get(from.columnId)?.[from.index];
  if (card && cardPlace) actions.moveCard(card, droppedAt(from, cardPlace));
  const column = view.columns.find(({ id }) => id === columnId);
  if (column && columnIndex !== undefined)
    actions.moveColumn(column, columnIndex - Number(column.position < columnIndex));
}

/** Follows every drag of a card or a column over the board, and has the drop done. Escape drops on nothing. */
export function useBoardDrag(view: RefObject<BoardView>, actions: BoardActions, state: DragState): void {
  useEffect(() => {
    const follow = ({ source, location }: { source: ElementDragPayload; location: { current: DragLocation } }) => {
      const next = dragAt(view.current, source, location.current);
      if (!sameTarget(state.drag, next)) state.set(next);
    };
    return monitorForElements({
      canMonitor: ({ source }) => isDragData(source.data),
      onDragStart: ({ source }) => state.set(isDragData(source.data) ? source.data : {}),
      onDrag: follow,
      onDropTargetChange: follow,
      onDrop: ({ source, location }) => {
        state.end();
        drop(view.current, actions, dragAt(view.current, source, location.current));
      },
    });
  }, [view, actions, state]);
}

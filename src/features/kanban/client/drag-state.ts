import { createContext, use, useSyncExternalStore } from 'react';
import type { CardPlace } from '../rules.ts';

/** What a dragged element says of itself. */
export type DragData = { cardId: string } | { columnId: string };

export const isDragData = (data: Record<string, unknown>): data is DragData => 'cardId' in data || 'columnId' in data;

/** What is being dragged and where it would land; a place counts what is dragged as still standing in its own. */
export interface Drag {
  cardId?: string;
  columnId?: string;
  cardPlace?: CardPlace | undefined;
  columnIndex?: number | undefined;
}

const NOTHING: Drag = {};

/** The drag of one board, outside React's state: only the line that shows the place follows the pointer. */
export class DragState {
  #drag = NOTHING;
  readonly #listeners = new Set<() => void>();

  get drag(): Drag {
    return this.#drag;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  set(drag: Drag): void {
    this.#drag = drag;
    for (const listener of this.#listeners) listener();
  }

  end(): void {
    this.set(NOTHING);
  }
}

export const DragContext = createContext(new DragState());

/** Index of the card before which the dragged one would stand in this column, if it would. */
export function useCardLine(columnId: string | null): number | undefined {
  const state = use(DragContext);
  return useSyncExternalStore(state.subscribe, () => {
    const place = state.drag.cardPlace;
    return place?.columnId === columnId ? place.index : undefined;
  });
}

/** Index of the column before which the dragged one would stand, if it would. */
export function useColumnLine(): number | undefined {
  const state = use(DragContext);
  return useSyncExternalStore(state.subscribe, () => state.drag.columnIndex);
}

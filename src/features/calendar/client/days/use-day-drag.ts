import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect, useRef } from 'react';
import type { Day } from '#shared/day.ts';
import { isMovable, type Standing } from '../../standing.ts';

/** What a dragged task says of itself. */
const KEY = 'calendarStanding';

/** Lets a task be dragged to another day, by mouse or by a long press. */
export function useDraggedTask(ref: RefObject<HTMLElement | null>, standing: Standing): void {
  const { id } = standing;
  const isOn = isMovable(standing);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    const lift = (lifted: boolean) => element.toggleAttribute('data-lifted', lifted);
    return draggable({
      element,
      getInitialData: () => ({ [KEY]: id }),
      onDragStart: () => lift(true),
      onDrop: () => lift(false),
    });
  }, [ref, id, isOn]);
}

/** Lets tasks be dropped on a day. */
export function useDropDay(ref: RefObject<HTMLElement | null>, day: Day): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const mark = (over: boolean) => element.toggleAttribute('data-over', over);
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => KEY in source.data,
      getData: () => ({ day }),
      onDragEnter: () => mark(true),
      onDragLeave: () => mark(false),
      onDrop: () => mark(false),
    });
  }, [ref, day]);
}

/** Has a drop done; near an edge the window scrolls. */
export function useDayDrag(drop: (standingId: string, day: Day) => void): void {
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(
    () =>
      combine(
        monitorForElements({
          canMonitor: ({ source }) => KEY in source.data,
          onDrop: ({ source, location }) => {
            const day = location.current.dropTargets.find(({ data }) => 'day' in data)?.data.day;
            if (day) latest.current(source.data[KEY] as string, day as Day);
          },
        }),
        autoScrollWindowForElements({ canScroll: ({ source }) => KEY in source.data }),
      ),
    [],
  );
}

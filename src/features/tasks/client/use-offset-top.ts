import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/**
 * Distance of an element from the top of the document, measured anew when the page around it changes its height. 0 in its first
 * drawing: what is known only once that is laid out is told behind it, and drawn piece by piece.
 */
export function useOffsetTop(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const rect = box.current?.getBoundingClientRect();
      if (rect) startTransition(() => setTop(Math.round(rect.top + window.scrollY)));
    };
    // It begins behind the layout that the browser makes anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}

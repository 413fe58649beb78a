import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distance of an element from the top of the document, measured anew when the page around it changes its height. */
export function useOffsetTop(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => box.current && setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which somebody reads along. */
const NEAR = 48;

/** Keeps a growing list at its end, unless somebody has scrolled up to read. `content` changes whenever it grows. */
export function useStickToEnd(content: string) {
  const element = useRef<HTMLElement | null>(null);
  const following = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const { current } = element;
    if (current) current.scrollTop = current.scrollHeight;
  }, []);

  const scroller = useCallback(
    (next: HTMLElement | null) => {
      element.current = next;
      following.current = true;
      setAtEnd(true);
      if (!next) return;
      toEnd();
      const onScroll = () => {
        following.current = next.scrollHeight - next.scrollTop - next.clientHeight < NEAR;
        setAtEnd(following.current);
      };
      next.addEventListener('scroll', onScroll, { passive: true });
      // The field below grows with what is typed, and a phone's keyboard takes half of the height.
      const observer = new ResizeObserver(() => following.current && toEnd());
      observer.observe(next);
      return () => {
        next.removeEventListener('scroll', onScroll);
        observer.disconnect();
      };
    },
    [toEnd],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what calls for it
  useLayoutEffect(() => {
    if (following.current) toEnd();
  }, [content, toEnd]);

  const follow = useCallback(() => {
    following.current = true;
    toEnd();
  }, [toEnd]);
  return { scroller, atEnd, follow };
}

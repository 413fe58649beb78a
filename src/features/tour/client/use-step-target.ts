import { useEffect, useState } from 'react';
import { type Box, isInSight, type Size } from '../place-card.ts';

export const windowSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** The element of a step that is drawn; another one of the same step may belong to another width of the window. */
function findTarget(step: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-tour="${step}"]`);
  return Array.from(all).find((element) => element.getClientRects().length > 0);
}

function boxOf(element: HTMLElement): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

const isSame = (a: Box | null, b: Box | null) =>
  a === b || (a && b && a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height);

/** Where the element of a step is now, scrolled into sight; null while there is none. */
export function useTarget(step: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let found: HTMLElement | undefined;
    const sizes = new ResizeObserver(() => measure());
    function measure() {
      const element = findTarget(step);
      const next = element ? boxOf(element) : null;
      setBox((before) => (isSame(before, next) ? before : next));
      if (!element || !next || element === found) return;
      found = element;
      sizes.observe(element);
      if (!isInSight(next, windowSize())) element.scrollIntoView({ block: 'center', behavior: 'smooth' });
    }
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.body);
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    measure();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [step]);
  return box;
}

import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { setPageTitle } from '#client/lib/tab-title.ts';
import { texts } from '../texts.ts';
import { type Section, sectionAt } from './sections.tsx';

/** The section at the current address. */
export function useSection(): Section | undefined {
  const [path] = useLocation();
  return sectionAt(path, useSearch());
}

/** Names the page in the tab and begins it at its top. */
export function usePageStart(section: Section | undefined): void {
  const isOpen = useRef(false);
  useEffect(() => {
    setPageTitle(section ? texts.pageTitle(section.label) : texts.product);
    // A browser's own answer to it is no clean-up.
    const begin = () => void window.scrollTo(0, 0);
    if (isOpen.current) return begin();
    isOpen.current = true;
    // With the frame that lays a page out anyway: here it would be laid out for that alone.
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }, [section]);
}

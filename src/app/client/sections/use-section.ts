import { useEffect } from 'react';
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
  useEffect(() => {
    setPageTitle(section ? texts.pageTitle(section.label) : texts.product);
    window.scrollTo(0, 0);
  }, [section]);
}

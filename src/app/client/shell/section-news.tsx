import { useEffect, useRef, useState } from 'react';
import type { Section } from '../sections/sections.tsx';
import { texts } from '../texts.ts';

/** Long enough for a screen reader to have taken it up. */
const HEARD = 1000;

/** Says a new section to those who do not see it; the first one the page's title says. */
export function SectionNews({ section }: { section: Section }) {
  const last = useRef(section);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    setNews(texts.sectionShown(section.label));
    const timer = setTimeout(() => setNews(''), HEARD);
    return () => clearTimeout(timer);
  }, [section]);
  return (
    <p aria-live="polite" className="sr-only">
      {news}
    </p>
  );
}
